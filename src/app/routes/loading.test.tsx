import { Suspense } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { person } from '@/shared/lib/testing'
import { Loader } from '@/shared/ui/loader'
import { lazyPart } from './lazy-part'
import { lazyScreen } from './lazy-screen'
import { RootBoundary } from './RootBoundary'
import { ScreenBoundary } from './ScreenBoundary'

/** As webpack names a script that failed or passed the time-out. */
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed (timeout)'), { name: 'ChunkLoadError' })

// React tells caught errors to the console, which is right in life and noise here.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('[SHELL-17] the loader fills a tenth each second and waits full', async () => {
  jest.useFakeTimers()
  render(<Loader />)
  const bar = screen.getByRole('progressbar', { name: 'Loading' })
  const percents = []
  for (let second = 0; second <= 11; second += 1) {
    percents.push(bar.getAttribute('aria-valuenow'))
    await act(() => jest.advanceTimersByTimeAsync(1_000))
  }
  expect(percents).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100', '100'])
  expect(screen.getByText('Loading, 100%')).toBeVisible()
})

test('[SHELL-17] a screen shows the loader until its chunk is there', async () => {
  let arrive = () => {}
  const Screen = lazyScreen(
    () => new Promise((resolve) => (arrive = () => resolve({ default: () => <h1>Records</h1> }))),
  )
  render(<Screen />)
  expect(await screen.findByRole('progressbar')).toBeVisible()
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Records' })).toBeVisible()
})

test('[SHELL-17] a chunk that fails shows the error with a retry that asks for it again', async () => {
  let attempts = 0
  const Screen = lazyScreen(async () => {
    attempts += 1
    if (attempts === 1) throw chunkError()
    return { default: () => <h1>Records</h1> }
  })
  render(<Screen />)
  expect(await screen.findByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible()
  await person().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Records' })).toBeVisible()
  expect(attempts).toBe(2)
})

test('[SHELL-17] a chunk that takes over 120 s is given up by the build', async () => {
  const { default: config } = await import('../../../webpack.config.js')
  expect(config({}, { mode: 'production' }).output.chunkLoadTimeout).toBe(120_000)
})

test('[SHELL-18] an error in one screen leaves what is around it, and another address leaves the error', async () => {
  const Broken = () => {
    throw new Error('a fault in the screen')
  }
  const shell = (key: string, content: React.ReactNode) => (
    <>
      <nav>menu</nav>
      <ScreenBoundary resetKey={key}>{content}</ScreenBoundary>
    </>
  )
  const { rerender } = render(shell('/a', <Broken />))
  expect(await screen.findByRole('heading', { name: 'This screen stopped working' })).toBeVisible()
  expect(screen.getByText('menu')).toBeVisible()
  rerender(shell('/b', <h1>Sets</h1>))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sets' })).toBeVisible())
})

test('[SHELL-17] [SHELL-18] when the shell itself cannot be loaded the page is not blank', async () => {
  const Failing = () => {
    throw chunkError()
  }
  render(
    <RootBoundary>
      <Failing />
    </RootBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'Lanewise could not be loaded' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[SHELL-17] a part around the screens that has arrived waits for nothing', async () => {
  let attempts = 0
  const Frame = lazyPart(async () => {
    attempts += 1
    return { default: ({ children }: { children: React.ReactNode }) => <div data-testid="frame">{children}</div> }
  })
  const page = (
    <Suspense fallback={<Loader />}>
      <Frame>
        <h1>Records</h1>
      </Frame>
    </Suspense>
  )
  const { unmount } = render(page)
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Records' })).toBeVisible()
  unmount()
  render(page)
  expect(screen.getByTestId('frame')).toBeVisible()
  expect(attempts).toBe(1)
})
