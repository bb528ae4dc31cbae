import { readFileSync } from 'node:fs'
import path from 'node:path'
import { theme } from './theme'

const tokens = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8')
const variable = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]?.toUpperCase()

test('[SHELL-19] primary #1E88E5 and secondary #64B5F6, the same in antd and in plain pages', () => {
  expect(theme.token?.colorPrimary).toBe('#1E88E5')
  expect(variable('brand')).toBe('#1E88E5')
  expect(variable('brand-light')).toBe('#64B5F6')
})

// What both halves name must not drift apart.
test.each([
  ['strong', 'colorLink'],
  ['ink', 'colorText'],
  ['ink-2', 'colorTextSecondary'],
  ['ink-3', 'colorTextTertiary'],
  ['line', 'colorBorderSecondary'],
  ['ground', 'colorBgLayout'],
  ['ok', 'colorSuccess'],
  ['err', 'colorError'],
] as const)('[SHELL-19] --%s is antd’s %s', (name, token) => {
  expect(variable(name)).toBe(theme.token?.[token]?.toUpperCase())
})
