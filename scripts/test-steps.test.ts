import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingLine } from './test-steps.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-ci-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs .ci/run with an npm that only prints and ends as told. */
function continuousIntegration(output: string, code: number) {
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\nprintf '%s\\n' "${output}"\nexit ${code}\n`)
  chmodSync(npm, 0o755)
  const { stdout, status } = spawnSync('bash', ['.ci/run'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status }
}

test('[OPS-02] the closing line counts the tests of all steps', () => {
  const steps = [
    { name: 'types', passed: 1, failed: 0 },
    { name: 'jest', passed: 40, failed: 2 },
    { name: 'browser', passed: 9, failed: 1 },
  ]
  expect(closingLine(steps)).toEqual({ line: '50 passed, 3 failed', failed: 3 })
})

test.each([
  ['both runs pass', 'ok\n12 passed, 0 failed', 0, '24 passed, 0 failed', 0],
  ['tests fail', '11 passed, 1 failed', 1, '22 passed, 2 failed', 1],
  ['a run ends without its line', 'Killed', 137, '0 passed, 2 failed', 1],
  ['a run fails although its line is clean', '12 passed, 0 failed', 1, '24 passed, 0 failed', 1],
])('[OPS-02] the whole run when %s', (_case, output, code, lastLine, status) => {
  expect(continuousIntegration(output, code)).toEqual({ lastLine, status })
})
