import type { Driver, Receipt } from '@latchkey/chains/driver'
import { describe, expect, test, vi } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { disconnect } from '../connections/disconnect.ts'
import { createChain, createOrigin, settle, startKit } from '../testing.ts'
import { trackedTransactions } from './trackedTransactions.ts'
import { trackTransaction } from './trackTransaction.ts'

// Imported in advance, because loading it on demand takes time.
import '../connections/reconnect.ts'
import '../connections/syncTab.ts'

const me = '0x00000000000000000000000000000000000000aa'
const sentAs = (hash: string) =>
  ({
    hash,
    chain: 'eip155:1',
    sentAt: 1,
    address: me,
    purpose: { kind: 'send', moves: [{ direction: 'out', amount: '1', symbol: 'COIN' }] },
  }) as const

/** Two tabs of one app, and a chain that says when a transaction has ended. */
async function twoTabs() {
  const origin = createOrigin()
  const ends = new Map<string, PromiseWithResolvers<Receipt>>()
  const end = (hash: string) => {
    const found = ends.get(hash) ?? Promise.withResolvers<Receipt>()
    ends.set(hash, found)
    return found
  }
  const waits: string[] = []
  const open = () => {
    const chain = createChain({ networks: [1] })
    chain.add('a')
    const driver = {
      ...chain.driver,
      receipts: async () => ({
        wait: async ({ handle: { hash } }: Driver.WaitArgs) => {
          waits.push(hash)
          return end(hash).promise
        },
      }),
    }
    return { chain, kit: startKit({ drivers: [driver], storage: origin.tab() }) }
  }
  const [here, there] = [open(), open()]
  const connecting = connectWallet(here.kit, { walletId: 'a' })
  here.chain.ask().accept({ accounts: [me] })
  there.chain.trust('a')
  await connecting
  await settle()
  const seen = (tab: typeof here) =>
    trackedTransactions
      .of(tab.kit)
      .get()
      .map(({ hash, status }) => `${hash} ${status}`)
  const stored = () => here.kit.storage.read().pending.map((one) => (one as { hash: string }).hash)
  return { here, there, end, seen, stored, waits, open }
}

describe('two tabs', () => {
  test('behavior: each tab tracks what the other sends', async () => {
    const { here, there, end, seen, stored, waits } = await twoTabs()
    const tracking = trackTransaction(here.kit, sentAs('0x1'))
    await vi.waitFor(() => expect(seen(there)).toEqual(['0x1 pending']))
    end('0x1').resolve({ hash: '0x1', status: 'success' })
    expect(await tracking).toBe('success')
    await vi.waitFor(() => expect(seen(there)).toEqual(['0x1 success']))
    expect(stored()).toEqual([])
    expect(waits).toEqual(['0x1', '0x1'])
  })

  test('behavior: two tabs that send at the same time keep both transactions', async () => {
    const { here, there, end, seen, stored } = await twoTabs()
    void trackTransaction(here.kit, sentAs('0x1'))
    void trackTransaction(there.kit, sentAs('0x2'))
    await vi.waitFor(() => expect(seen(here).toSorted()).toEqual(['0x1 pending', '0x2 pending']))
    await vi.waitFor(() => expect(seen(there).toSorted()).toEqual(['0x1 pending', '0x2 pending']))
    expect(stored().toSorted()).toEqual(['0x1', '0x2'])
    end('0x1').resolve({ hash: '0x1', status: 'reverted' })
    await vi.waitFor(() => expect(seen(there).toSorted()).toEqual(['0x1 failed', '0x2 pending']))
    expect(stored()).toEqual(['0x2'])
  })

  test('error: stored values of another shape are ignored', async () => {
    const { here, there, seen } = await twoTabs()
    const untimed = { ...sentAs('0x1'), sentAt: undefined, status: 'pending' }
    here.kit.storage.update(() => ({ pending: [{ hash: 5 }, null, untimed] }))
    await settle()
    expect(seen(there)).toEqual([])
  })

  test.each([
    ['no kind', { purpose: { moves: [] } }],
    [
      'a purpose that moves nothing it can name',
      { purpose: { kind: 'send', moves: [{ direction: 'out' }] } },
    ],
    ['a direction that is none', { purpose: { kind: 'send', moves: [{ direction: 'up', symbol: 'COIN' }] } }],
    [
      'an amount that is none',
      { purpose: { kind: 'send', moves: [{ direction: 'out', symbol: 'COIN', amount: '1e9' }] } },
    ],
    [
      'more than it can show',
      { purpose: { kind: 'send', moves: Array(10).fill({ direction: 'out', symbol: 'COIN' }) } },
    ],
    ['no purpose', { purpose: null }],
    ['a time that no calendar has', { sentAt: 1e300 }],
  ])('error: one with %s is ignored too', async (_, part) => {
    const { here, there, seen } = await twoTabs()
    const whole = { ...sentAs('0x1'), status: 'pending' }
    here.kit.storage.update(() => ({
      pending: [
        { ...whole, ...part },
        { ...whole, hash: '0x2' },
      ],
    }))
    await vi.waitFor(() => expect(seen(there)).toEqual(['0x2 pending']))
  })
})

test('behavior: tracks 99, here and after a reload, without the oldest [9.17a]', async () => {
  const { here, seen, stored, open } = await twoTabs()
  for (let at = 1; at <= 100; at++) void trackTransaction(here.kit, sentAs(`0x${at}`))
  const kept = Array.from({ length: 99 }, (_, at) => `0x${100 - at}`)
  expect(seen(here)).toEqual(kept.map((hash) => `${hash} pending`))
  expect(stored()).toEqual(kept)
  const reloaded = open()
  reloaded.chain.trust('a')
  await vi.waitFor(() => expect(seen(reloaded)).toEqual(kept.map((hash) => `${hash} pending`)))
})

test('behavior: what disconnecting deleted is not stored again', async () => {
  const { here, end, stored } = await twoTabs()
  const first = trackTransaction(here.kit, sentAs('0x1'))
  void trackTransaction(here.kit, sentAs('0x2'))
  await disconnect(here.kit)
  expect(stored()).toEqual([])
  end('0x1').resolve({ hash: '0x1', status: 'success' })
  await first
  expect(stored()).toEqual([])
})

test('behavior: a replaced one has the new hash; one that cannot be found is unknown', async () => {
  const { here, end } = await twoTabs()
  end('0x1').resolve({ hash: '0x9', status: 'success', replaced: true })
  expect(await trackTransaction(here.kit, sentAs('0x1'))).toBe('replaced')
  end('0x2').promise.catch(() => undefined)
  end('0x2').reject(new Error('not found'))
  expect(await trackTransaction(here.kit, sentAs('0x2'))).toBe('unknown')
  expect(trackedTransactions.of(here.kit).get()).toMatchObject([
    { hash: '0x2', status: 'unknown' },
    { hash: '0x1', status: 'replaced', replacedBy: '0x9' },
  ])
})

test.each([
  ['success', 'success'],
  ['reverted', 'failed'],
  ['dropped', 'dropped'],
] as const)('behavior: what the chain calls %s is shown as %s', async (status, shown) => {
  const { here, end, seen, stored } = await twoTabs()
  const following = trackTransaction(here.kit, sentAs('0x1'))
  end('0x1').resolve({ hash: '0x1', status })
  expect(await following).toBe(shown)
  expect(seen(here)).toEqual([`0x1 ${shown}`])
  expect(stored()).toEqual([])
})

test.each([
  ['that failed went through, by the word of others', 'reverted', 'success', 'success'],
  ['that failed failed, by the word of others', 'reverted', 'reverted', 'failed'],
  ['failed, and no other node answers', 'reverted', undefined, 'failed'],
] as const)('error: a lie about the gateway: a transaction %s', async (_, told, others, status) => {
  const chain = createChain({ networks: [1] })
  chain.add('a')
  const asked: (string | undefined)[] = []
  const driver: Driver = {
    ...chain.driver,
    receipts: async () => ({
      async wait({ handle: { hash }, network }) {
        asked.push(network.gatewayUrl)
        const answer = network.gatewayUrl === undefined ? others : told
        if (answer === undefined) throw new Error('no answer')
        return { hash, status: answer }
      },
    }),
  }
  const kit = startKit({
    drivers: [driver],
    storage: createOrigin().tab(),
    api: 'http://127.0.0.1:9',
    projectId: 'demo',
    features: { analytics: false },
  })
  expect(await trackTransaction(kit, sentAs('0x01'))).toBe(status)
  expect(asked).toEqual([expect.stringContaining('/v1?'), undefined])
  kit.destroy()
})
