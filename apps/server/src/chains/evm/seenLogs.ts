import type { ChainId } from '@latchkey/protocol/caip'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { EvmContext } from './context.ts'
import { createNode, type Log } from './node.ts'
import { scanLogs } from './scanLogs.ts'

const weekMs = 7 * 86_400_000
const firstBudgetMs = 3_000
const laterBudgetMs = 700
/** Blocks that may still be reorganised are read again. */
const unsettledBlocks = 32

const shape = z.object({ from: z.number(), to: z.number(), items: z.record(z.string(), z.number()) })
type Seen = z.infer<typeof shape>

/**
 * Items found in an account's logs, with the height of the latest log. Reads new
 * blocks since the last call, then further back while time allows: complete after a
 * few calls, and cheap from then on.
 */
export async function seenLogs(
  context: EvmContext,
  chain: ChainId,
  head: number,
  options: seenLogs.Options,
): Promise<{ items: ReadonlyMap<string, number>; complete: boolean }> {
  const { cache, clock } = context
  const { key, maxItems, partial = false, toItems, topics, signal } = options
  const known = read(await cache.get(key))
  const seen: Seen = known ?? { from: head + 1, to: head, items: {} }
  // The first scan may take longer; scanning further back should not slow down every call.
  const budgetMs = known ? laterBudgetMs : firstBudgetMs
  const deadline = clock() + budgetMs
  const items = new Map(Object.entries(seen.items))
  // Do not wait for a node that exceeds the whole budget.
  const limit = AbortSignal.timeout(budgetMs + 1_000)
  const node = createNode(context.gateway, chain, signal ? AbortSignal.any([signal, limit]) : limit)
  const scan = (from: number, to: number) =>
    scanLogs(context, chain, node, { topics, from, to, deadline }, (logs) => {
      for (const log of logs)
        for (const item of toItems(log))
          if (items.has(item) || items.size < maxItems)
            items.set(item, Math.max(items.get(item) ?? 0, log.blockNumber))
      return items.size < maxItems
    })

  let { from } = seen
  try {
    const start = Math.max(seen.to - unsettledBlocks, seen.from)
    const reached = start > head ? start : await scan(start, head)
    // A gap between this scan and the previous one: the older part counts as unread.
    if (reached > start) from = reached
    else if (from > 0) from = await scan(0, from - 1)
    const next: Seen = { from, to: head, items: Object.fromEntries(items) }
    await cache.set(key, JSON.stringify(next), weekMs)
  } catch (error) {
    // Keep what was found before; an account that was never read must not look empty.
    if ((!known && !partial) || signal?.aborted) throw error
  }
  return { items, complete: from === 0 }
}

export declare namespace seenLogs {
  type Options = {
    /** Cache key. */
    key: string
    topics: readonly (readonly (Hex | readonly Hex[] | null)[])[]
    /** Maximum number of items. */
    maxItems: number
    toItems(log: Log): readonly string[]
    /** Whether to return the items found before a node failed. @default false */
    partial?: boolean | undefined
    signal?: AbortSignal | undefined
  }
}

function read(text: string | undefined): Seen | undefined {
  return text === undefined ? undefined : z.safeParse(shape, JSON.parse(text)).data
}
