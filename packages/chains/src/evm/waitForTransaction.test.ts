import { custom, HttpRequestError, TimeoutError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { on } from '../testingCapability.ts'
import { evm } from './index.ts'
import { foundry } from './networks.gen.ts'

// Imported on demand; preloaded here, so that it does not affect the timings.
import './askNode.ts'
import './connect.ts'

// Nodes respond immediately, so that only the waits take time.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'cd'.repeat(32)}`
const from = '0x00000000000000000000000000000000000000aa'
const transaction = (hash: string) => ({
  hash,
  from,
  to: from,
  nonce: '0x1',
  value: '0x0',
  input: '0x',
  type: '0x2',
})

type Node = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** A driver with one node, as the host's transport. */
function waiting(node: Node, chain: { blockTime?: number } = {}) {
  const asked: { method: string; at: number }[] = []
  const driver = evm({
    networks: [{ ...foundry, ...chain }],
    target: new EventTarget(),
    transports: {
      [foundry.id]: custom({
        async request({ method, params }) {
          asked.push({ method, at: Date.now() })
          return node[method]?.(params) ?? null
        },
      }),
    },
  })
  const [network] = driver.networks
  if (!network) throw new Error('the driver is incomplete')
  const result = on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } })
  result.catch(() => {})
  const gapsOf = (wanted: string) => {
    const times = asked.filter(({ method }) => method === wanted).map(({ at }) => at)
    return times.slice(1).map((time, index) => time - (times[index] as number))
  }
  return { result, gapsOf }
}

let block = 0
const nextBlock = () => `0x${(++block).toString(16)}`

test('behavior: a transaction is looked up 7 times, 200 ms doubling, and times out after 180 seconds [8.25b, 9.18b, 9.18c]', async () => {
  const start = Date.now()
  const { result, gapsOf } = waiting({ eth_blockNumber: () => '0x1' })
  const ended = result.catch((error: unknown) => ({ error, after: Date.now() - start }))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(gapsOf('eth_getTransactionByHash')).toEqual([200, 400, 800, 1_600, 3_200, 6_400])
  expect(await ended).toMatchObject({ error: { code: 'receipt/timeout' }, after: 180_000 })
})

test('behavior: one confirmation is enough [9.18a]', async () => {
  const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x1', logs: [] }
  const { result } = waiting({ eth_getTransactionReceipt: () => receipt, eth_blockNumber: () => '0x1' })
  await vi.advanceTimersByTimeAsync(0)
  expect(await result).toEqual({ hash, status: 'success' })
})

test.each([
  [undefined, 4_000],
  [12_000, 4_000],
  [5_001, 2_500],
  [2_000, 1_000],
  [200, 500],
])(
  'behavior: with a block every %s ms, the node is polled every %i ms [9.19]',
  async (blockTime, interval) => {
    const known = { eth_blockNumber: nextBlock, eth_getTransactionByHash: () => transaction(hash) }
    const block = () => ({ transactions: [], number: '0x1' })
    const { gapsOf } = waiting(
      { ...known, eth_getBlockByNumber: block },
      blockTime === undefined ? {} : { blockTime },
    )
    await vi.advanceTimersByTimeAsync(interval * 5 + 100)
    expect(gapsOf('eth_blockNumber')).toEqual(Array(5).fill(interval))
  },
)

test('error: a node that has the replacement in a block, but not its receipt [8.25a]', async () => {
  const { result } = waiting({
    eth_blockNumber: nextBlock,
    eth_getTransactionByHash: () => transaction(hash),
    eth_getBlockByNumber: () => ({ transactions: [transaction(other)], number: '0x1' }),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(result).rejects.toMatchObject({
    code: 'receipt/not_found',
    message: 'Transaction receipt not found',
  })
})

test('error: a node that is unreachable [8.25c]', async () => {
  const { result } = waiting({
    eth_blockNumber: nextBlock,
    eth_getTransactionByHash: () => {
      throw new HttpRequestError({ url: 'http://node.example', status: 500 })
    },
  })
  await vi.advanceTimersByTimeAsync(100_000)
  await expect(result).rejects.toMatchObject({ code: 'request/http_failed', message: 'HTTP request failed' })
})

test('error: a node that takes too long [8.25d]', async () => {
  const { result } = waiting({
    eth_blockNumber: nextBlock,
    eth_getTransactionByHash: () => {
      throw new TimeoutError({ url: 'http://node.example', body: {} })
    },
  })
  await vi.advanceTimersByTimeAsync(100_000)
  await expect(result).rejects.toMatchObject({ code: 'request/timeout', message: 'Request timed out' })
})
