// Installs what package-lock.json names, once for each lock file: `npm start` and `npm test` work on a fresh clone.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const marker = join(root, 'node_modules', '.lanewise-lock')

/** Runs `npm ci` when node_modules does not belong to the lock file; about a minute on a fresh machine, else nothing. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-progress'], { cwd: root, stdio: 'inherit' })
  writeFileSync(marker, wanted)
}
