import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChain, startKit, startServer } from '../../core/testing.ts'
import { bundledWallets } from '../../core/wallets/bundledWallets.ts'
import { moreWallets, searchWallets } from './browseWallets.ts'
import { walletList } from './walletList.ts'

// Slow under load, when many tests run.
const patiently = { timeout: 5_000 }

let server: Awaited<ReturnType<typeof startServer>> | undefined
beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')))
afterEach(async () => {
  await server?.stop()
  server = undefined
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function local() {
  const kit = startKit({ drivers: [createChain().driver] })
  return { kit, list: () => walletList.of(kit).get() }
}

async function remote(count = 95) {
  const names = Array.from({ length: count }, (_, index) => `Wallet ${index}`)
  server = await startServer({
    '/getWallets': ({ query }) => {
      const matching = names.filter((name) => name.includes(query.search ?? ''))
      const [page, size] = [Number(query.page), Number(query.entries)]
      const data = matching.slice((page - 1) * size, page * size).map((name) => ({ id: name, name }))
      return { body: { count: matching.length, data } }
    },
  })
  const kit = startKit({ drivers: [createChain().driver], api: server.url, projectId: 'demo' })
  const asked = () => server?.to('/getWallets').map(({ query }) => `${query.search ?? ''}:${query.page}`)
  return { kit, asked, list: () => walletList.of(kit).get() }
}

test('behavior: pages of forty until the end [9.05b]', async () => {
  const { kit, asked, list } = await remote()
  searchWallets(kit, '')
  await expect.poll(list, patiently).toMatchObject({ status: 'ready', page: 1, count: 95 })
  expect(list().wallets).toHaveLength(40)
  moreWallets(kit)
  moreWallets(kit)
  await expect.poll(list, patiently).toMatchObject({ status: 'ready', page: 2 })
  expect(list().wallets).toHaveLength(80)
  moreWallets(kit)
  await expect.poll(() => list().wallets, patiently).toHaveLength(95)
  moreWallets(kit)
  expect(asked()).toEqual([':1', ':2', ':3'])
})

test('behavior: a search waits 300 ms, so that only what was typed last is asked for [9.05e]', async () => {
  const { kit, asked, list } = await remote()
  searchWallets(kit, '')
  await expect.poll(() => list().status, patiently).toBe('ready')
  const began = Date.now()
  for (const text of ['1', '12', '12 ', ' 2', '24', '24']) searchWallets(kit, text)
  expect(list()).toMatchObject({ status: 'loading', search: '24' })
  expect(list().wallets).toHaveLength(40)
  await expect.poll(() => list().status, patiently).toBe('ready')
  expect(Date.now() - began).toBeGreaterThanOrEqual(290)
  expect(list().wallets.map(({ name }) => name)).toEqual(['Wallet 24'])
  expect(asked()).toEqual([':1', '24:1'])
})

test('behavior: one character shows the whole list, and that is no search', async () => {
  const { kit, asked, list } = await remote()
  searchWallets(kit, '')
  await expect.poll(() => list().status, patiently).toBe('ready')
  searchWallets(kit, 'x')
  searchWallets(kit, ' ')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked()).toEqual([':1'])
  expect(kit.events.some(({ type }) => type === 'SEARCH_WALLET')).toBe(false)
})

test('behavior: clearing a search asks at once, and the late answer to it is not shown', async () => {
  const { kit, list } = await remote()
  searchWallets(kit, 'Wallet 9')
  await new Promise((resolve) => setTimeout(resolve, 305))
  searchWallets(kit, '')
  await expect.poll(() => list().status, patiently).toBe('ready')
  expect(list()).toMatchObject({ search: '', count: 95 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(list()).toMatchObject({ search: '', count: 95 })
})

test('behavior: works without a server, and says what was looked for [7.23]', async () => {
  const { kit, list } = local()
  searchWallets(kit, '')
  await expect.poll(() => list().status, patiently).toBe('ready')
  expect(list().count).toBe(bundledWallets(kit).length)
  searchWallets(kit, 'rabby')
  await expect.poll(() => list().wallets.map(({ name }) => name), patiently).toEqual(['Rabby Wallet'])
  expect(kit.events.at(-1)).toEqual({ type: 'SEARCH_WALLET', query: 'rabby' })
})
