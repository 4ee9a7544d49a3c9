import { heartbeatMs, loadTimeoutMs, settleMs } from '@latchkey/protocol/frame/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKit, type Kit } from '../../core/kit.ts'
import { alerts } from '../../core/modal/alerts.ts'
import { setFrameSlot } from '../../core/modal/frameSlot.ts'
import { createClient } from './client.ts'
import { frameView } from './frameView.ts'
import { createFramePage } from './testing.ts'

let kit: Kit
beforeEach(() => {
  kit = createKit({ drivers: [], projectId: 'shop' }, [])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () =>
  createClient({
    kit,
    url: 'https://wallet.example/',
    emit: () => undefined,
    onNotAllowed: () => undefined,
  })
const turn = () => new Promise((resolve) => setImmediate(resolve))
/** Lets messages and timers run, `ms` on. */
async function pass(ms: number) {
  for (let turns = 0; turns < 4; turns++) await turn()
  await vi.advanceTimersByTimeAsync(ms)
  for (let turns = 0; turns < 4; turns++) await turn()
}
const useTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

test('behavior: the frame is created by the first call, with what it may do and whom it is for', async () => {
  const page = createFramePage(() => kit)
  const client = open()
  expect(page.frames).toHaveLength(0)
  expect(await client.ask('isConnected', null)).toEqual({ isConnected: true })
  await client.ask('isConnected', null)
  expect(page.frames).toHaveLength(1)
  expect(page.latest.targets).toEqual(['https://wallet.example'])
  expect(page.latest.attributes).toMatchInlineSnapshot(`
    {
      "allow": "publickey-credentials-get https://wallet.example; publickey-credentials-create https://wallet.example; clipboard-write https://wallet.example",
      "referrerpolicy": "origin",
      "sandbox": "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
      "src": "https://wallet.example/frame?projectId=shop&version=0.0.0&enableLogger=false",
    }
  `)
})

test('behavior: it learns the look of the modal and what the page says about itself before the first call [3.10, 3.27]', async () => {
  const heard: unknown[] = []
  kit = createKit(
    { drivers: [], projectId: 'shop', locale: 'es', theme: { mode: 'dark', radius: 'none' } },
    [],
  )
  const note = (name: string) => async (payload: unknown) => {
    heard.push([name, payload])
    return null
  }
  createFramePage(() => kit, {
    syncTheme: note('theme'),
    syncDappData: note('app'),
    isConnected: async () => {
      heard.push('asked')
      return { isConnected: false }
    },
  })
  await open().ask('isConnected', null)
  expect(heard).toEqual([
    ['theme', { themeMode: 'dark', themeVariables: { radius: 'none' }, language: 'es' }],
    [
      'app',
      {
        metadata: { name: '', description: '', url: 'https://shop.example', icons: [] },
        sdkVersion: '0.0.0',
        sdkType: 'latchkey',
        projectId: 'shop',
      },
    ],
    'asked',
  ])
})

test('behavior: only its own window and origin are heard (threat 2)', async () => {
  useTimers()
  const page = createFramePage(() => kit)
  page.isUp = false
  const asked = open().prepare()
  asked.catch(() => undefined)
  await pass(10)
  const ready = { latchkey: 'ready', versions: [4, 4], nonce: 'ab'.repeat(16) }
  page.latest.post(ready, { source: {} })
  page.latest.post(ready, { source: null })
  page.latest.post(ready, { origin: 'https://evil.example' })
  page.latest.post({ ...ready, versions: [5, 6] })
  page.latest.post({ ...ready, nonce: 'short' })
  page.latest.post({ ...ready, more: 1 })
  page.latest.post('ready')
  expect(page.latest.targets).toEqual([])
  page.isUp = true
  page.latest.greet()
  await pass(settleMs)
  await asked
  expect(page.latest.targets).toEqual(['https://wallet.example'])
})

test('error: a frame that does not greet within 20 s is removed and reported once; the next call tries again [8.19, 9.06a]', async () => {
  useTimers()
  const page = createFramePage(() => kit)
  page.isUp = false
  const client = open()
  const failed = expect(client.ask('isConnected', null)).rejects.toMatchObject({
    code: 'embedded/load_failed',
  })
  await pass(loadTimeoutMs - 1)
  expect(page.latest.isRemoved).toBe(false)
  await pass(1)
  await failed
  expect(page.latest.isRemoved).toBe(true)
  expect(alerts.of(kit).get().shown).toMatchObject({
    code: 'embedded/load_failed',
    title: 'Network Error',
    body: 'Could not load embedded wallet: try again later.',
  })
  page.isUp = true
  const again = client.ask('isConnected', null)
  await pass(settleMs)
  expect(await again).toEqual({ isConnected: true })
  expect(page.frames).toHaveLength(2)
})

test('behavior: nothing is asked until 500 ms after the greeting [9.06d]', async () => {
  useTimers()
  createFramePage(() => kit)
  const ready = vi.fn()
  void open().prepare().then(ready)
  await pass(settleMs - 1)
  expect(ready).not.toHaveBeenCalled()
  await pass(1)
  expect(ready).toHaveBeenCalled()
})

test('behavior: a frame that was reloaded is greeted again; what waited is aborted, what was shown is hidden', async () => {
  const page = createFramePage(() => kit, { switchNetwork: () => new Promise(() => undefined) })
  const client = open()
  await client.prepare()
  page.latest.end?.emit('show', { height: 300, title: 'login' })
  await turn()
  expect(frameView.of(kit).get()).toEqual({ status: 'shown', title: 'login', height: 300 })
  const lost = expect(client.ask('switchNetwork', { chainId: 'eip155:1' })).rejects.toMatchObject({
    code: 'request/aborted',
  })
  await turn()
  page.latest.greet()
  await lost
  expect(frameView.of(kit).get()).toEqual({ status: 'hidden' })
  expect(await client.ask('isConnected', null)).toEqual({ isConnected: true })
  expect(page.frames).toHaveLength(1)
})

test('error: a login step that is not answered within 120 s is aborted in the frame, and reported [8.05, 8.19, 9.06b]', async () => {
  useTimers()
  const aborted = vi.fn()
  createFramePage(() => kit, {
    connectEmail: (_, { signal }) => new Promise(() => signal.addEventListener('abort', aborted)),
  })
  const client = open()
  const ready = client.prepare()
  await pass(settleMs)
  await ready
  const failed = expect(client.ask('connectEmail', { email: 'ana@example.com' })).rejects.toMatchObject({
    code: 'embedded/timeout',
  })
  for (let beat = 0; beat < 23; beat++) await pass(heartbeatMs)
  await pass(4_900)
  expect(aborted).not.toHaveBeenCalled()
  await pass(200)
  await failed
  expect(aborted).toHaveBeenCalled()
  expect(alerts.of(kit).get().shown).toMatchObject({
    code: 'embedded/timeout',
    title: 'Embedded Wallet Request Timed Out',
    body: 'The embedded wallet did not answer in time. Please try again later.',
  })
})

test('behavior: three missed beats create the frame once more; if it stays silent, the next call does [9.06h]', async () => {
  useTimers()
  const page = createFramePage(() => kit)
  const client = open()
  const ready = client.prepare()
  await pass(settleMs)
  await ready
  await pass(6 * heartbeatMs)
  expect(page.frames, 'answers').toHaveLength(1)
  page.isAnswering = false
  page.latest.greet()
  for (let beat = 0; beat < 5; beat++) await pass(heartbeatMs)
  expect(page.frames.map(({ isRemoved }) => isRemoved)).toEqual([true, false])
  for (let beat = 0; beat < 5; beat++) await pass(heartbeatMs)
  expect(page.frames.map(({ isRemoved }) => isRemoved)).toEqual([true, true])
  page.isAnswering = true
  const asked = client.ask('isConnected', null)
  await pass(settleMs)
  expect(await asked).toEqual({ isConnected: true })
  expect(page.frames).toHaveLength(3)
})

test('behavior: the frame goes with the modal, and comes with the next one', async () => {
  const page = createFramePage(() => kit)
  const client = open()
  await client.prepare()
  setFrameSlot(kit, null)
  expect(page.latest.isRemoved).toBe(true)
  setFrameSlot(kit, { append: () => void setTimeout(() => page.latest.greet()) } as unknown as HTMLElement)
  await client.prepare()
  expect(page.frames).toHaveLength(2)
})

test('error: without a project no frame is created, and the developer is told', async () => {
  kit = createKit({ drivers: [] }, [])
  const page = createFramePage(() => kit)
  await expect(open().prepare()).rejects.toMatchObject({ code: 'embedded/load_failed' })
  expect(page.frames).toHaveLength(0)
  expect(alerts.of(kit).get().shown?.code).toBe('project/missing_id')
})
