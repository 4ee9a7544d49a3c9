import type { ChainId } from '@latchkey/protocol/caip'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { EvmContext } from './context.ts'
import { createNode, type Log } from './node.ts'
import { scanLogs } from './scanLogs.ts'

const week = 7 * 86_400_000
/** Milliseconds. */
const firstBudget = 3_000
const laterBudget = 700
/** Blocks that may still be replaced by others are read again. */
const unsettled = 32

const shape = z.object({ from: z.number(), to: z.number(), items: z.record(z.string(), z.number()) })
type Seen = z.infer<typeof shape>

/**
 * What logs ever said about an account, by the height at which they said it
 * last. Reads what is new since the last time and then, while time allows,
 * further back; so a list is complete after a few calls, and cheap from then on.
 */
export async function seenLogs(
  context: EvmContext,
  chain: ChainId,
  head: number,
  options: seenLogs.Options,
): Promise<{ items: ReadonlyMap<string, number>; complete: boolean }> {
  const { cache, clock } = context
  const { key, most, partial = false, toItems, topics, signal } = options
  const known = read(await cache.get(key))
  const seen: Seen = known ?? { from: head + 1, to: head, items: {} }
  // The first time is worth waiting for; going further back is not, every time.
  const budget = known ? laterBudget : firstBudget
  const deadline = clock() + budget
  const items = new Map(Object.entries(seen.items))
  // A node that takes longer over its logs than all of this is worth is not waited for.
  const limit = AbortSignal.timeout(budget + 1_000)
  const node = createNode(context.gateway, chain, signal ? AbortSignal.any([signal, limit]) : limit)
  const scan = (from: number, to: number) =>
    scanLogs(context, chain, node, { topics, from, to, deadline }, (logs) => {
      for (const log of logs)
        for (const item of toItems(log))
          if (items.has(item) || items.size < most)
            items.set(item, Math.max(items.get(item) ?? 0, log.blockNumber))
      return items.size < most
    })

  let { from } = seen
  try {
    const start = Math.max(seen.to - unsettled, seen.from)
    const reached = start > head ? start : await scan(start, head)
    // A gap between what was read now and before: the older part counts as unread.
    if (reached > start) from = reached
    else if (from > 0) from = await scan(0, from - 1)
    const next: Seen = { from, to: head, items: Object.fromEntries(items) }
    await cache.set(key, JSON.stringify(next), week)
  } catch (error) {
    // What was found before stands; an account that was never read is not called empty.
    if ((!known && !partial) || signal?.aborted) throw error
  }
  return { items, complete: from === 0 }
}

export declare namespace seenLogs {
  type Options = {
    /** Where it is kept. */
    key: string
    topics: readonly (readonly (Hex | readonly Hex[] | null)[])[]
    /** No more are kept. */
    most: number
    toItems(log: Log): readonly string[]
    /** Whether what was found until a node failed is better than none. @default false */
    partial?: boolean | undefined
    signal?: AbortSignal | undefined
  }
}

function read(text: string | undefined): Seen | undefined {
  return text === undefined ? undefined : z.safeParse(shape, JSON.parse(text)).data
}
