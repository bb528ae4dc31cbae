// The steps of `npm test`; each answers how many of its tests passed and failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { chromiumPath } from './chromium.mjs'

/** @typedef {{ name: string, passed: number, failed: number }} StepResult */

const bin = (name) => join(root, 'node_modules', '.bin', name)
const reports = join(root, '.cache', 'reports')

/** Runs a program; resolves with its exit code and, unless `live`, what it printed. */
function run(command, args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function check(name, command, args) {
  const started = Date.now()
  const { code, output } = await run(command, args)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (code !== 0) console.log(output.slice(-8000))
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Static checks and the build, in two lanes: the machine that this must be fast on has two cores. */
export async function runChecks() {
  const node = process.execPath
  const lanes = [
    [
      ['build', node, ['scripts/build.mjs']],
      ['transfer budgets', node, ['scripts/bundle-budget.mjs']],
      ['formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
      ['unused code', bin('knip'), ['--no-progress']],
    ],
    [
      ['printed schema', node, ['scripts/schema.mjs', '--check']],
      ['types', bin('tsc'), ['--noEmit']],
      ['documents', bin('gql.tada'), ['check', '--fail-on-warn']],
      ['lint', bin('eslint'), ['.']],
      ['structure', bin('steiger'), ['src', '--fail-on-warnings']],
    ],
  ]
  const done = await Promise.all(
    lanes.map(async (lane) => {
      const results = []
      for (const [name, command, args] of lane) results.push(await check(name, command, args))
      return results
    }),
  )
  return done.flat()
}

/** @returns {Promise<StepResult>} */
export async function runJest({ deep }) {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, 'jest.json')
  rmSync(file, { force: true })
  const args = [
    '--json',
    `--outputFile=${file}`,
    '--silent',
    '--maxWorkers=2',
    ...(deep ? ['--testPathPatterns', '\\.deep\\.test\\.'] : []),
  ]
  const { output, code } = await run(bin('jest'), [...args, '--passWithNoTests'], {
    env: deep ? { LANEWISE_DEEP: '1' } : {},
  })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    if (failed || code !== 0) console.log(output.slice(-20000))
    console.log(
      `${failed ? 'FAILED' : 'ok    '} unit and server tests: ${report.numPassedTests} passed, ${failed} failed`,
    )
    return { name: 'jest', passed: report.numPassedTests, failed: failed || (code !== 0 ? 1 : 0) }
  } catch {
    console.log(output.slice(-20000))
    return { name: 'jest', passed: 0, failed: 1 }
  }
}

/** @returns {Promise<StepResult>} */
export async function runBrowserTests({ deep }) {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, 'playwright.json')
  rmSync(file, { force: true })
  const { code, output } = await run(
    bin('playwright'),
    [
      'test',
      '--reporter=line,json',
      ...(deep ? ['--grep', '@deep'] : ['--grep-invert', '@deep']),
      '--pass-with-no-tests',
    ],
    {
      env: { CHROMIUM_PATH: await chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  try {
    const { stats, errors = [] } = JSON.parse(readFileSync(file, 'utf8'))
    const failed = stats.unexpected + errors.length
    if (failed || code !== 0) console.log(output.slice(-20000))
    console.log(
      `${failed ? 'FAILED' : 'ok    '} browser tests: ${stats.expected + stats.flaky} passed, ${failed} failed`,
    )
    return { name: 'browser', passed: stats.expected + stats.flaky, failed: failed || (code !== 0 ? 1 : 0) }
  } catch {
    console.log(output.slice(-20000))
    return { name: 'browser', passed: 0, failed: 1 }
  }
}

/** @param {StepResult[]} results */
export function closingLine(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  return { line: `${passed} passed, ${failed} failed`, failed }
}
