import type { ChainId } from '@latchkey/protocol/caip'
import { beforeEach, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { EvmContext } from './context.ts'
import type { EvmNode } from './node.ts'
import { scanLogs } from './scanLogs.ts'

const chain: ChainId = 'eip155:1'
const height = 20_000_000
let now = 1_000_000
const clock = () => now
let cache = createMemoryCache({ clock })
beforeEach(() => {
  cache = createMemoryCache({ clock })
})

/** Scans within a budget; resolves to the number of blocks scanned. */
async function scan(refuse: (blocks: number) => string | undefined = () => undefined) {
  const node: Pick<EvmNode, 'logs'> = {
    async logs({ fromBlock, toBlock }) {
      now += 20
      const message = refuse(toBlock - fromBlock + 1)
      if (message) throw new RpcFailure({ code: -32005, message })
      return []
    },
  }
  const range = { topics: [[]], from: 0, to: height, deadline: now + 4_000 }
  const reached = await scanLogs(
    { cache, clock } as unknown as EvmContext,
    chain,
    node as EvmNode,
    range,
    () => true,
  )
  return height + 1 - reached
}
const busy = (blocks: number) => (blocks > 100 ? 'query returned more than 10000 results' : undefined)
const narrow = (most: number) => (blocks: number) => (blocks > most ? 'block range is too wide' : undefined)

test('error: an account with many logs does not narrow what is read for others', async () => {
  expect(await scan()).toBe(height + 1)
  for (let round = 0; round < 3; round++) await scan(busy)
  expect(await scan()).toBe(height + 1)
})

test('behavior: what nodes allow is remembered, an hour at most, however often it is used', async () => {
  await scan(narrow(1_000))
  let refusals = 0
  const count = (blocks: number) => {
    const said = narrow(1_000)(blocks)
    if (said) refusals++
    return said
  }
  await scan(count)
  expect(refusals).toBeLessThan(8)
  for (let round = 0; round < 3; round++) {
    now += 30 * 60_000
    await scan()
  }
  expect(await scan()).toBe(height + 1)
})

test('behavior: a node that allows more again is asked for more within a few scans', async () => {
  await scan(narrow(1_000))
  let best = 0
  for (let round = 0; round < 4; round++) best = Math.max(best, await scan())
  expect(best).toBe(height + 1)
})
