// `npm start`: installs, builds, starts everything with the demo data, and says where it is.
import { installDependencies } from './install.mjs'

installDependencies()
const { buildAll } = await import('./build.mjs')
await buildAll()
const { startServer } = await import('./server-process.mjs')

const { url, accounts, child } = await startServer({
  env: { NODE_ENV: 'production', LANEWISE_DEMO: 'on' },
  preferredPort: process.env.PORT ?? '4400',
})
const width = Math.max(...accounts.map(({ email }) => email.length))
console.log(`
  Lanewise is running at ${url}

  Demo accounts (demo data on this machine only):
${accounts.map(({ email, password, what }) => `    ${email.padEnd(width)}  ${password}  ${what}`).join('\n')}

  Ctrl+C stops it.
`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
