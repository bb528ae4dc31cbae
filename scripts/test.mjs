// `npm test`: every check, one closing line that counts them all. --deep runs the long matrices, --checks the static ones.
import { installDependencies } from './install.mjs'

installDependencies()
const { runChecks, runJest, runBrowserTests, closingLine } = await import('./test-steps.mjs')
const deep = process.argv.includes('--deep')
const started = Date.now()

const results = []
if (!deep) results.push(...(await runChecks()))
if (!process.argv.includes('--checks')) {
  results.push(await runJest({ deep }))
  results.push(await runBrowserTests({ deep }))
}
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
const { line, failed } = closingLine(results)
console.log(line)
process.exit(failed ? 1 : 0)
