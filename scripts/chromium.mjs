// Finds a Chromium for the browser tests, or gets one: Debian's package where root and apt are there, else one from npm.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const fromNpm = '@sparticuz/chromium@147.0.0' // the last for Node 20

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installed = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && isExecutable(path))

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium …')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      options,
    )
  } catch {
    console.log('Debian has none to give; taking the one from npm.')
  }
}

async function installFromNpm() {
  const folder = join(root, '.cache', 'chromium')
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js')
  if (!existsSync(entry))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', fromNpm], { stdio: 'inherit' })
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

/** The path of a Chromium that runs here. */
export async function chromiumPath() {
  if (!installed()) installFromDebian()
  return installed() ?? (await installFromNpm())
}
