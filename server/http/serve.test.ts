import { get, type RequestListener } from 'node:http'
import { addressOf, serve, stopServing } from './serve'

const loopback = { host: '127.0.0.1', port: 0 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[OPS-06] a stop lets running requests end, takes no new ones and resolves then', async () => {
  const app: RequestListener = (_request, response) => void setTimeout(() => response.end('finished'), 300)
  const http = await serve(app, loopback)
  const url = addressOf(http)
  const running = fetch(url).then((response) => response.text())
  await pause(50)
  const stopped = stopServing(http, 5_000)
  await expect(fetch(url)).rejects.toThrow()
  await stopped
  expect(await running).toBe('finished')
})

test('[OPS-06] a stop cuts off what has no end after the grace, and idle connections at once', async () => {
  const app: RequestListener = (request, response) => {
    response.write('data')
    if (request.url === '/short') response.end()
  }
  const http = await serve(app, loopback)
  await (await fetch(`${addressOf(http)}/short`)).text() // keeps its connection
  const cut = new Promise((resolve) => {
    get(addressOf(http), (response) => response.on('error', resolve).resume()).on('error', resolve)
  })
  await pause(50)
  const began = Date.now()
  await stopServing(http, 200)
  expect(Date.now() - began).toBeGreaterThanOrEqual(190)
  expect(await cut).toMatchObject({ code: 'ECONNRESET' })
})

test('[OPS-06] an address that is taken is told', async () => {
  const http = await serve((_request, response) => void response.end(), loopback)
  const port = Number(new URL(addressOf(http)).port)
  await expect(serve(() => undefined, { ...loopback, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await stopServing(http, 0)
})
