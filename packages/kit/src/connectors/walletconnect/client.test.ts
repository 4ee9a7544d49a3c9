import { evm } from '@latchkey/chains/evm'
import { defineChain } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import { createClient } from './client.ts'
import { createIdentity } from './keys.ts'
import { type Link, openLinkStore } from './store.ts'

const day = 24 * 60 * 60 * 1_000
afterEach(() => void vi.restoreAllMocks())

test('behavior: a session longer than the maximum timer ends when it expires', async () => {
  const network = defineChain({
    id: 1,
    name: 'One',
    nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  })
  const started = Date.now()
  const link: Link = {
    topic: 'a'.repeat(64),
    key: 'b'.repeat(64),
    expiresAt: started + 30 * day,
    name: 'A wallet',
    apps: [],
    grants: {
      eip155: {
        accounts: [`eip155:1:0x${'a'.repeat(40)}`],
        networks: ['eip155:1'],
        methods: ['personal_sign'],
        events: [],
      },
    },
    identity: await createIdentity(),
    changedBy: 7,
  }
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const page = new AbortController()
  const host: ConnectorHost = {
    id: 'shop',
    drivers: [evm({ networks: [network] })],
    options: { storage },
    signal: page.signal,
  }
  openLinkStore(host).write(link)
  const longTimers: { after: number; ring(): void }[] = []
  const setTimer = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((ring: () => void, after = 0) => {
    if (after > day) longTimers.push({ after, ring })
    return setTimer(ring, after)
  }) as typeof setTimeout)
  const client = createClient({
    host,
    relay: { url: 'ws://127.0.0.1:9', projectId: 'demo' },
    emit: () => undefined,
  })
  await client.restore()
  expect(client.grant('eip155')).toBeDefined()

  let now = started
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  for (const [index, isThere] of [true, false].entries()) {
    const timer = longTimers[index]
    now += timer?.after ?? Number.NaN
    timer?.ring()
    expect(client.grant('eip155') !== undefined).toBe(isThere)
  }
  expect(Math.round((now - started) / day)).toBe(30)
  page.abort()
})
