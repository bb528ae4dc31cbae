import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The script is an ECMAScript module for Node; jest reads it through swc.
import { budgets, checkBudgets, checkBuild } from './bundle-budget.mjs'

const root = path.join(__dirname, '..')
const statsFile = path.join(root, 'build/bundle-stats.json')

const stats = {
  entry: 'main',
  groups: {
    main: ['main.js', 'main.css'],
    'page-landing': ['landing.js'],
    'page-auth-sign-in': ['sign-in.js'],
    session: ['session.js'],
    'app-shell': ['shell.js'],
    'antd-base': ['antd.js'],
    'page-map': ['map.js'],
    'page-records': ['records.js'],
  } as Record<string, string[]>,
  packages: { 'map.js': ['maplibre-gl'] } as Record<string, string[]>,
}
const sizes = (given: Record<string, number>) => (file: string) => (given[file] ?? 1) * 1024

test('[PERF-01] a build within the budgets has no fault', () => {
  const { faults } = checkBudgets(stats, sizes({ 'main.js': 90, 'landing.js': 24.9, 'shell.js': 100, 'antd.js': 90 }))
  expect(faults).toEqual([])
})

test.each([
  ['page-landing', { 'landing.js': budgets.public }],
  ['page-auth-sign-in', { 'sign-in.js': budgets.public }],
  ['shell', { 'antd.js': budgets.shell }],
])('[PERF-01] %s over its budget is a fault', (name, given) => {
  expect(checkBudgets(stats, sizes(given)).faults).toEqual([expect.stringContaining(name)])
})

test('[PERF-01] map code in a page that shows no map is a fault', () => {
  const leaking = { ...stats, groups: { ...stats.groups, 'page-records': ['records.js', 'map.js'] } }
  expect(checkBudgets(leaking, sizes({})).faults).toEqual(['page-records loads maplibre-gl'])
})

test('[PERF-01] a chunk that is no longer named so is a fault, not a pass', () => {
  const { session: _session, ...groups } = stats.groups
  expect(checkBudgets({ ...stats, groups }, sizes({})).faults).toEqual([expect.stringContaining('session')])
})

describe('the build', () => {
  beforeAll(() => {
    // npm test builds before; alone, this file builds for itself.
    if (!existsSync(statsFile))
      execFileSync(process.execPath, [path.join(root, 'node_modules/webpack-cli/bin/cli.js')], { cwd: root })
  }, 180_000)

  test('[PERF-01] keeps its budgets', () => {
    expect(checkBuild().faults).toEqual([])
  })

  test('[SHELL-21] has a chunk of its own for every screen, none of which is in the first load', () => {
    const built = JSON.parse(readFileSync(statsFile, 'utf8')) as typeof stats
    const imports = readFileSync(path.join(root, 'src/app/routes/screen-components.ts'), 'utf8')
    const named = new Set([...imports.matchAll(/webpackChunkName: "(page-[a-z-]+)"/g)].map(([, name]) => name!))
    expect(named.size).toBeGreaterThan(25)
    const first = new Set(['main', 'session', 'app-shell'].flatMap((group) => built.groups[group] ?? []))
    for (const name of [...named, 'page-landing', 'page-auth-sign-in']) {
      expect({ name, hasOwn: built.groups[name]?.some((file) => !first.has(file)) }).toEqual({ name, hasOwn: true })
    }
  })
})
