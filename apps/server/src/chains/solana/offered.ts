import type { Clock } from '../../clock.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { Refusal } from '../../refusal.ts'

/**
 * Calls a method that not every node offers. Undefined if the nodes refuse it or do not answer,
 * which is remembered for a while, so that they are not asked again and again.
 */
export type Offered = <Value>(method: string, ask: () => Promise<Value>) => Promise<Value | undefined>

const refusedMs = 3_600_000
/** Some refuse by an HTTP status, as if they were busy. */
const silentMs = 300_000

export function createOffered(clock: Clock): (chain: string) => Offered {
  const refused = new Map<string, number>()
  return (chain) => async (method, ask) => {
    const key = `${chain} ${method}`
    if (clock() < (refused.get(key) ?? 0)) return undefined
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof RpcFailure || error instanceof Refusal)) throw error
      refused.set(key, clock() + (error instanceof RpcFailure ? refusedMs : silentMs))
      return undefined
    }
  }
}
