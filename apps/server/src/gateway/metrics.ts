import type { ChainId } from '@latchkey/protocol/caip'
import type { MethodClass } from './families/rpcFamily.ts'

/** The source of a response. */
export type AnsweredFrom = 'local' | 'memory' | 'shared' | 'joined' | 'upstream' | 'refused' | 'unavailable'
export type UpstreamOutcome = 'ok' | 'error' | 'failed' | 'timeout' | 'throttled' | 'abandoned'
export type BreakerState = 'closed' | 'open'

/** Metrics hooks of the gateway. Labels come from short lists: never a parameter or an address. */
export type GatewayMetrics = {
  call?(chain: ChainId, usage: MethodClass, from: AnsweredFrom): void
  upstream?(chain: ChainId, upstream: string, outcome: UpstreamOutcome, milliseconds: number): void
  hedge?(chain: ChainId): void
  breaker?(chain: ChainId, upstream: string, state: BreakerState): void
}

/** A subset of pino's logger. */
export type GatewayLog = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
}
