import { athletes, CLUBS, dayOf, DAYS, events, pad2, SWIMS_PER_ATHLETE, type GeneratedAthlete } from './generated-meet'

const clock = (hundredths: number): string =>
  `00:${pad2(Math.floor(hundredths / 6000))}:${pad2(Math.floor(hundredths / 100) % 60)}.${pad2(hundredths % 100)}`

/** The meet as LENEX, piece by piece. */
export function* lenex(results: number, seed: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<LENEX version="3.0">\n  <CONSTRUCTOR name="Generator" version="1"><CONTACT email="office@example.org" /></CONSTRUCTOR>\n`
  yield `  <MEETS>\n    <MEET name="Generated Meet ${seed}" city="Sampletown" nation="CAN" course="LCM" timing="AUTOMATIC">\n      <AGEDATE value="2026-12-31" type="YEAR" />\n      <SESSIONS>\n`
  const placed = rankings(results, seed)
  for (let day = 0; day < DAYS; day++) {
    yield `        <SESSION number="${day + 1}" date="${dayOf(day)}" daytime="09:00">\n          <EVENTS>\n`
    for (const event of events.filter((e) => e.day === day)) {
      yield `            <EVENT eventid="${event.number}" number="${event.number}" gender="${event.sex}" round="TIM" preveventid="-1">\n              <SWIMSTYLE distance="${event.distance}" relaycount="1" stroke="${event.stroke.word}" />\n              <AGEGROUPS>\n                <AGEGROUP agegroupid="1" agemin="-1" agemax="-1" name="Open">\n                  <RANKINGS>\n`
      const ranks = placed[event.number - 1]!
      for (let at = 0; at < ranks.length; at += 2) yield ranking(ranks[at]!, ranks[at + 1]!)
      yield `                  </RANKINGS>\n                </AGEGROUP>\n              </AGEGROUPS>\n            </EVENT>\n`
    }
    yield '          </EVENTS>\n        </SESSION>\n'
  }
  yield '      </SESSIONS>\n      <CLUBS>\n'
  const perClub = Math.ceil(results / SWIMS_PER_ATHLETE / CLUBS)
  let isOpen = false
  for (const athlete of athletes(results, seed)) {
    if ((athlete.id - 1) % perClub === 0) {
      const number = Math.ceil(athlete.id / perClub)
      if (isOpen) yield '          </ATHLETES>\n        </CLUB>\n'
      yield `        <CLUB clubid="${number}" code="C${number}" name="Sample Club ${number}" nation="CAN" type="CLUB">\n          <ATHLETES>\n`
      isOpen = true
    }
    yield lenexAthlete(athlete)
  }
  if (isOpen) yield '          </ATHLETES>\n        </CLUB>\n'
  yield '      </CLUBS>\n    </MEET>\n  </MEETS>\n</LENEX>\n'
}

const resultId = (athlete: GeneratedAthlete, index: number): number => athlete.id * 10 + index

/** Rankings lie before all results: result id and place of each event, drawn from the same seed. */
function rankings(results: number, seed: number): number[][] {
  const ranks: number[][] = events.map(() => [])
  for (const athlete of athletes(results, seed)) {
    for (const [index, swim] of athlete.swims.entries()) {
      ranks[swim.event.number - 1]!.push(resultId(athlete, index), swim.place)
    }
  }
  return ranks
}

const ranking = (id: number, place: number): string =>
  `                    <RANKING order="${place}" place="${place}" resultid="${id}" />\n`

function lenexAthlete(athlete: GeneratedAthlete): string {
  const [year, month, day] = athlete.birth
  let xml = `            <ATHLETE athleteid="${athlete.id}" lastname="${athlete.last}" firstname="${athlete.first}" birthdate="${year}-${pad2(month)}-${pad2(day)}" gender="${athlete.sex}" nation="CAN" license="G${athlete.id}">\n              <RESULTS>\n`
  for (const [index, swim] of athlete.swims.entries()) {
    xml += `                <RESULT resultid="${resultId(athlete, index)}" eventid="${swim.event.number}" swimtime="${clock(swim.hundredths)}" lane="${swim.lane}" reactiontime="+71" entrytime="${clock(swim.seed)}" entrycourse="LCM"`
    if (swim.splits.length === 0) xml += ' />\n'
    else {
      const splits = swim.splits.map(
        (time, at) => `                    <SPLIT distance="${(at + 1) * 50}" swimtime="${clock(time)}" />\n`,
      )
      xml += `>\n                  <SPLITS>\n${splits.join('')}                  </SPLITS>\n                </RESULT>\n`
    }
  }
  return `${xml}              </RESULTS>\n            </ATHLETE>\n`
}
