import type { ChainId } from '@latchkey/protocol/caip'
import type { Hex } from 'viem'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { EvmContext } from './context.ts'
import type { EvmNode, Log } from './node.ts'

export const transferTopic: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const hourMs = 3_600_000
const firstWindow = 10_000
const maxWindow = 5_000_000
const minWindow = 16
const maxWindows = 60
/** Successful windows before a larger one is tried. */
const growAfter = 8
/** Errors about the number of logs, as opposed to the number of blocks. */
const tooManyLogs =
  /\bresults?\b|too many (?:logs|events)|response (?:size|is too|too)|\blogs? (?:limit|count)/i

/**
 * Scans logs from the newest block of a range towards the oldest, in windows as large
 * as the nodes allow, until the range is done, `take` has enough, or the deadline
 * passes. Resolves to the oldest block that was read completely.
 *
 * Only rejects if not even one window could be read.
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
  let [window = firstWindow, largest = maxWindow, until = 0] = remembered.every((size) => size >= minWindow)
    ? remembered
    : []
  /** The window this account's logs allow; not shared with other accounts. */
  let own = maxWindow
  const before = window
  let isBusy = false
  let good = 0
  let reached = to + 1
  let failures = 0
  for (let count = 0; count < maxWindows && reached > from; count++) {
    if (count > 0 && clock() >= deadline) break
    const start = Math.max(from, reached - window)
    try {
      const filters = topics.map((topics) => ({ fromBlock: start, toBlock: reached - 1, topics }))
      const logs = (await Promise.all(filters.map((filter) => node.logs(filter)))).flat()
      // Some nodes return logs outside the range.
      const inside = logs.filter(({ blockNumber }) => blockNumber >= start && blockNumber < reached)
      const whole = reached - start === window
      reached = start
      // Grow again over time: nodes change, and one busy account says little about others.
      if (whole && window >= largest && ++good % growAfter === 0) largest = Math.min(largest * 2, maxWindow)
      if (whole && logs.length < 500) window = Math.min(window * 4, largest, own)
      failures = 0
      if (!take(inside, reached)) break
    } catch (error) {
      // Usually too many blocks or logs, in the words of that node: halve the window.
      if (clock() >= deadline && reached > to) throw error
      if (window > minWindow && failures < 8) {
        failures += 1
        const refused = Math.min(window, reached - from)
        // Remember a window that a node refused; an unreachable node has refused nothing.
        const half = Math.max(Math.floor(refused / 2), minWindow)
        if (error instanceof RpcFailure && tooManyLogs.test(error.message)) {
          own = half
          isBusy = true
        } else if (error instanceof RpcFailure) {
          largest = half
          until = clock() + hourMs
        }
        window = Math.max(Math.floor(refused / 8), minWindow)
        continue
      }
      if (reached > to) throw error
      break
    }
  }
  // Do not extend: a learned window expires an hour after it was learned.
  const end = until > clock() ? until : clock() + hourMs
  await cache.set(key, `${isBusy ? Math.min(before, largest) : window}:${largest}:${end}`, end - clock())
  return reached
}

export declare namespace scanLogs {
  type Range = {
    /** Filters that are read in parallel. */
    topics: readonly (readonly (Hex | readonly Hex[] | null)[])[]
    from: number
    to: number
    /** On the context's clock. */
    deadline: number
  }
}
