import { relayError } from '@latchkey/protocol/relay'
import type { Clock } from '../clock.ts'
import type { Limit } from '../limits/limiter.ts'
import { createMemoryLimiter } from '../limits/memoryLimiter.ts'
import { CallError } from './readFrame.ts'
import type { RelaySocket } from './relaySocket.ts'

/** What a client may do, and what its address may: a new key costs nothing, an address does. */
export type Allowances = {
  /** Throws a {@link CallError} if the limit is exceeded. A batch costs as much as its entries. */
  spend(socket: RelaySocket, kind: 'publish' | 'subscribe' | 'bad', cost: number): void
  /** Charges stored messages that are read for a client; throws if it reads too much. */
  spendBytes(socket: RelaySocket, bytes: number): void
  /** The same for messages that must be delivered: returns how long to wait before the next, in milliseconds. */
  delayFor(socket: RelaySocket, bytes: number): number
}

const perSecond = (rate: number, burst: number): Limit => ({ rate, period: 1_000, burst })

const ofClient = {
  publish: perSecond(50, 1_000),
  subscribe: perSecond(200, 10_000),
  /** Invalid frames: no client sends many by mistake. */
  bad: perSecond(1, 50),
} satisfies Record<string, Limit>

/** An office behind one address. */
const ofAddress = {
  publish: perSecond(500, 5_000),
  subscribe: perSecond(2_000, 50_000),
  bad: perSecond(10, 500),
} satisfies Record<keyof typeof ofClient, Limit>

/** Of an address, in kilobytes. */
const reading = perSecond(4_096, 16_384)

export function createAllowances({ clock, limited }: { clock: Clock; limited: boolean }): Allowances {
  const limiter = createMemoryLimiter({ clock })

  function take(key: string, limit: Limit, cost: number): void {
    if (!limiter.take(key, limit, cost).admitted)
      throw new CallError(relayError.tooManyRequests, 'Too many requests')
  }

  const kilobytes = (bytes: number) => Math.min(reading.burst, bytes / 1_024)

  return {
    spend({ clientId, address }, kind, cost) {
      if (!limited) return
      take(`${kind}:${clientId}`, ofClient[kind], cost)
      take(`${kind}@${address}`, ofAddress[kind], cost)
    },
    spendBytes({ address }, bytes) {
      if (limited) take(`read@${address}`, reading, kilobytes(bytes))
    },
    delayFor({ address }, bytes) {
      if (!limited) return 0
      const verdict = limiter.take(`read@${address}`, reading, kilobytes(bytes))
      return verdict.admitted ? 0 : verdict.retryAfter
    },
  }
}
