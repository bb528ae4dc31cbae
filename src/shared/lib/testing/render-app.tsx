import { render } from '@testing-library/react'
import { App } from '@/app/entrypoint/App'
import { answerWith, type Answers } from './answers'
import { clubAnswers, currentUser, leagues } from './people'
import { person } from './render-page'

export const RIVERSIDE = { clubId: 5, clubName: 'Riverside Swim Club', discordUrl: 'https://discord.gg/riverside' }
export const NORTHGATE = { clubId: 6, clubName: 'Northgate Aquatics' }
export const HARBOUR = { clubId: 8, clubName: 'Harbour Dolphins' }

const world = {
  ...clubAnswers([RIVERSIDE, NORTHGATE, HARBOUR]),
  getAllLeagues: leagues({
    2: { name: 'Lakeshore League', clubIds: [RIVERSIDE.clubId, NORTHGATE.clubId] },
    3: { name: 'Northern League', clubIds: [HARBOUR.clubId] },
  }),
}

/** A coach of Riverside and Harbour; Riverside is the first entry. */
export const coach = () =>
  currentUser({
    access: [
      { clubId: RIVERSIDE.clubId, clubName: RIVERSIDE.clubName },
      { clubId: HARBOUR.clubId, clubName: HARBOUR.clubName },
    ],
  })

export interface RenderAppOptions {
  /** Answer of getCurrentUser; null for nobody. A coach of two clubs unless told. */
  as?: Answers[string] | null
  answers?: Answers
}

/** The whole application at an address, three clubs in two leagues behind it. */
export function renderApp(path: string, { as = coach(), answers = {} }: RenderAppOptions = {}) {
  if (as) {
    localStorage.setItem('accessToken', 'access')
    localStorage.setItem('refreshToken', 'refresh')
  }
  const calls = answerWith({ ...world, ...(as ? { getCurrentUser: as } : {}), ...answers })
  window.history.replaceState(null, '', path)
  return { ...render(<App />), calls, user: person() }
}

/** The address now, with its query. */
export const address = (): string => window.location.pathname + window.location.search
