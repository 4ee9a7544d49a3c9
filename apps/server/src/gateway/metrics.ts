import type { ChainId } from '@latchkey/protocol/caip'
import type { MethodClass } from './families/rpcFamily.ts'

/** Where an answer came from. */
export type AnsweredFrom = 'local' | 'memory' | 'shared' | 'joined' | 'upstream' | 'refused' | 'unavailable'
export type UpstreamOutcome = 'ok' | 'error' | 'failed' | 'timeout' | 'throttled' | 'abandoned'
export type BreakerState = 'closed' | 'open'

/** What the gateway tells whoever counts. Labels come from short lists: never a parameter or an address. */
export type GatewayMetrics = {
  call?(chain: ChainId, usage: MethodClass, from: AnsweredFrom): void
  upstream?(chain: ChainId, upstream: string, outcome: UpstreamOutcome, milliseconds: number): void
  hedge?(chain: ChainId): void
  breaker?(chain: ChainId, upstream: string, state: BreakerState): void
}

/** As pino has it. */
export type GatewayLog = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
}
