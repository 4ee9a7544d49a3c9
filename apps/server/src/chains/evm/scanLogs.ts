import type { ChainId } from '@latchkey/protocol/caip'
import type { Hex } from 'viem'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { EvmContext } from './context.ts'
import type { EvmNode, Log } from './node.ts'

export const transferTopic: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const hour = 3_600_000
const firstWindow = 10_000
const largestWindow = 5_000_000
const smallestWindow = 16
const mostWindows = 60
/** So many good windows, and a larger one is tried. */
const growAfter = 8
/** About how many logs there are, as opposed to how many blocks. */
const tooManyLogs =
  /\bresults?\b|too many (?:logs|events)|response (?:size|is too|too)|\blogs? (?:limit|count)/i

/**
 * Reads logs from the newest block of a range towards the oldest, in windows
 * as large as the chain's nodes allow, until the range is done, `take` has
 * enough, or time is up. Resolves to the oldest block that was read whole.
 *
 * Rejects only when not even one window could be read.
 */
export async function scanLogs(
  context: EvmContext,
  chain: ChainId,
  node: EvmNode,
  range: scanLogs.Range,
  take: (logs: Log[], from: number) => boolean,
): Promise<number> {
  const { cache, clock } = context
  const { topics, from, to, deadline } = range
  const key = `evm:window:${chain}`
  const remembered = ((await cache.get(key)) ?? '').split(':').map(Number)
  let [window = firstWindow, largest = largestWindow, until = 0] = remembered.every(
    (size) => size >= smallestWindow,
  )
    ? remembered
    : []
  /** What this account's own logs allow, which is nobody else's business. */
  let own = largestWindow
  const before = window
  let isBusy = false
  let good = 0
  let reached = to + 1
  let failures = 0
  for (let count = 0; count < mostWindows && reached > from; count++) {
    if (count > 0 && clock() >= deadline) break
    const start = Math.max(from, reached - window)
    try {
      const filters = topics.map((topics) => ({ fromBlock: start, toBlock: reached - 1, topics }))
      const logs = (await Promise.all(filters.map((filter) => node.logs(filter)))).flat()
      // Some nodes answer beyond what was asked.
      const inside = logs.filter(({ blockNumber }) => blockNumber >= start && blockNumber < reached)
      const whole = reached - start === window
      reached = start
      // What was too much once need not be for ever: nodes change, and one busy account says little of others.
      if (whole && window >= largest && ++good % growAfter === 0)
        largest = Math.min(largest * 2, largestWindow)
      if (whole && logs.length < 500) window = Math.min(window * 4, largest, own)
      failures = 0
      if (!take(inside, reached)) break
    } catch (error) {
      // Mostly too many blocks or too many logs, in the words of whichever node it was: ask for less.
      if (clock() >= deadline && reached > to) throw error
      if (window > smallestWindow && failures < 8) {
        failures += 1
        const refused = Math.min(window, reached - from)
        // What a node called too much is not tried again for a while; a node that is away has not said so.
        const half = Math.max(Math.floor(refused / 2), smallestWindow)
        if (error instanceof RpcFailure && tooManyLogs.test(error.message)) {
          own = half
          isBusy = true
        } else if (error instanceof RpcFailure) {
          largest = half
          until = clock() + hour
        }
        window = Math.max(Math.floor(refused / 8), smallestWindow)
        continue
      }
      if (reached > to) throw error
      break
    }
  }
  // Not renewed by every scan: what was learned ends an hour after it was.
  const end = until > clock() ? until : clock() + hour
  await cache.set(key, `${isBusy ? Math.min(before, largest) : window}:${largest}:${end}`, end - clock())
  return reached
}

export declare namespace scanLogs {
  type Range = {
    /** Read side by side, each a filter of its own. */
    topics: readonly (readonly (Hex | readonly Hex[] | null)[])[]
    from: number
    to: number
    /** By the clock of the context. */
    deadline: number
  }
}
