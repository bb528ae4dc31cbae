import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const KB = 1024

/** Transfer budgets of design.md section 10: KB of JavaScript, gzip, for what a first visit of the screen loads. */
export const budgets = {
  public: 115,
  shell: 285,
}

const publicGroups = ['page-landing', 'page-auth-sign-in']
const shellGroups = ['session', 'app-shell', 'antd-base']

/** Packages that only the named screens may load. */
const heavy = [
  { package: /^(maplibre-gl|react-map-gl|supercluster|@vis\.gl\/)/, screens: ['page-map'] },
  { package: /^@fullcalendar\//, screens: ['page-calendar', 'page-club-group-program', 'page-club-schedule'] },
  { package: /^webdatarocks$/, screens: ['page-league-meet-report', 'page-library-standards-pivot'] },
]

/**
 * @param {{ entry: string, groups: Record<string, string[]>, packages: Record<string, string[]> }} stats
 * @param {(file: string) => number} gzipSize bytes over the wire of one emitted file
 * @returns {{ lines: string[], faults: string[] }} the measured figures, and what breaks a budget
 */
export function checkBudgets(stats, gzipSize) {
  const scripts = (...groups) => [
    ...new Set(groups.flatMap((group) => stats.groups[group] ?? []).filter((file) => file.endsWith('.js'))),
  ]
  const weigh = (files) => files.reduce((sum, file) => sum + gzipSize(file), 0) / KB
  const lines = []
  const faults = []
  const check = (name, groups, budget) => {
    const missing = groups.filter((group) => !stats.groups[group])
    if (missing.length > 0) faults.push(`${name}: no chunk named ${missing.join(', ')}`)
    const size = weigh(scripts(stats.entry, ...groups))
    lines.push(`${name}: ${size.toFixed(1)} KB gz of ${budget}`)
    if (size > budget) faults.push(`${name} loads ${size.toFixed(1)} KB gz, the budget is ${budget}`)
  }

  for (const group of publicGroups) check(group, [group], budgets.public)
  check('shell', shellGroups, budgets.shell)

  const shell = new Set(scripts(stats.entry, ...shellGroups))
  for (const group of Object.keys(stats.groups).filter((name) => name.startsWith('page-'))) {
    const files = scripts(stats.entry, ...(publicGroups.includes(group) ? [] : shellGroups), group)
    const own = files.filter((file) => !shell.has(file))
    lines.push(`  ${group}: ${weigh(own).toFixed(1)} KB gz of its own`)
    for (const { package: name, screens } of heavy) {
      const found = files.flatMap((file) => stats.packages[file] ?? []).filter((item) => name.test(item))
      if (found.length > 0 && !screens.includes(group)) faults.push(`${group} loads ${[...new Set(found)].join(', ')}`)
    }
  }
  return { lines, faults }
}

/** The same for the build that lies in build/. */
export function checkBuild() {
  const stats = JSON.parse(readFileSync(path.join(root, 'build/bundle-stats.json'), 'utf8'))
  return checkBudgets(stats, (file) => {
    const plain = path.join(root, 'build/client', file)
    // Files under the packing threshold travel as they are.
    return statSync(`${plain}.gz`, { throwIfNoEntry: false })?.size ?? statSync(plain).size
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, faults } = checkBuild()
  console.log([...lines, ...faults].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}
