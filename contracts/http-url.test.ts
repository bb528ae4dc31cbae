import { isHttpUrl, isWebsiteUrl } from './http-url'

const accepted = [
  'http://club.example',
  'https://club.example/',
  'HTTPS://Club.Example/Path?x=1&y=2#top',
  'https://swim.club.example:8443/a/b.html',
  'https://schwimmverein-köln.example/kurse',
  'http://192.0.2.7/meet',
  'http://[2001:db8::1]/meet',
  'https://club.example/a%20b',
  'https://club.example./',
]

const refused = [
  '',
  'club.example',
  'www.club.example',
  '//club.example',
  '/\\club.example',
  'http:/club.example',
  'http:club.example',
  'http://',
  'http:///club.example',
  'http://?x=1',
  'http://club',
  'http://.',
  'http://..example',
  'http://club..example',
  'https://club.example/a b',
  ' https://club.example',
  'https://club.example ',
  'https://club.example\n',
  'ht\ttps://club.example',
  'https://club\u0000.example',
  'https://club.example\\@evil.example',
  'http:\\\\club.example',
  'https://bank.example@evil.example',
  'https://user:secret@club.example',
  'https://club.example/"onmouseover="x',
  'https://club.example/<script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://club.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://club.example/x',
  'mailto:office@club.example',
  'https://club.example:99999/',
  `https://club.example/${'a'.repeat(2048)}`,
  'https://club.example/\u2028',
  '\ufeffhttps://club.example',
]

it.each(accepted)('[VAL-09] [VAL-06] accepts %j', (text) => {
  expect(isHttpUrl(text)).toBe(true)
  expect(isWebsiteUrl(text)).toBe(true)
})

it.each(refused)('[VAL-09] [VAL-06] refuses %j', (text) => {
  expect(isHttpUrl(text)).toBe(false)
  expect(isWebsiteUrl(text)).toBe(false)
})

it('[VAL-06] [VAL-09] ftp is a website but no URL', () => {
  expect(isWebsiteUrl('ftp://files.club.example/results')).toBe(true)
  expect(isHttpUrl('ftp://files.club.example/results')).toBe(false)
  expect(isWebsiteUrl('sftp://files.club.example/results')).toBe(false)
})
