// `npm run dev`: the server built anew and restarted at each change, and webpack's development server with hot reload.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installDependencies } from './install.mjs'
import { root } from './paths.mjs'

installDependencies()
const { serverBuild } = await import('./build.mjs')
const { context } = await import('esbuild')
const port = process.env.PORT ?? '4400'

let server
const restart = {
  name: 'restart the server',
  setup(build) {
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return
      if (server && server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      server = spawn(process.execPath, ['--enable-source-maps', join(root, 'build/server/main.mjs')], {
        cwd: root,
        env: { ...process.env, PORT: port, LANEWISE_DEMO: 'on' },
        stdio: 'inherit',
      })
    })
  },
}
const watching = await context({ ...serverBuild, plugins: [restart] })
await watching.watch()

const webpack = spawn(
  process.execPath,
  [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
  { cwd: root, env: { ...process.env, API_URL: `http://127.0.0.1:${port}` }, stdio: 'inherit' },
)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    webpack.kill('SIGTERM')
    server?.kill('SIGTERM')
    void watching.dispose()
  })
