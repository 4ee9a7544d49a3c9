import type { ChainId } from '@latchkey/protocol/caip'
import type { Cache } from '../cache/cache.ts'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { createGateway } from './createGateway.ts'
import type { Gateway } from './gateway.ts'
import type { AnsweredFrom, UpstreamOutcome } from './metrics.ts'

export const anvilChain: ChainId = 'eip155:31337'

/** A gateway with a clock a test can move, and everything it reported. */
export type TestGateway = Gateway & {
  readonly from: AnsweredFrom[]
  readonly outcomes: { readonly upstream: string; readonly outcome: UpstreamOutcome }[]
  readonly breakers: string[]
  hedges(): number
  advance(milliseconds: number): void
  /** Makes one call; resolves to the parsed response. */
  call(
    method: string,
    params?: unknown,
  ): Promise<{ result?: unknown; error?: { code: number; message: string } }>
}

export function createTestGateway(
  upstreams: readonly { readonly url: string; readonly wsUrl?: string }[],
  options: { chain?: ChainId; blockTime?: number; cache?: Cache } = {},
): TestGateway {
  const { chain = anvilChain, blockTime } = options
  let shift = 0
  let hedges = 0
  const clock = () => Date.now() + shift
  const from: AnsweredFrom[] = []
  const outcomes: { upstream: string; outcome: UpstreamOutcome }[] = []
  const breakers: string[] = []
  const named = upstreams.map(({ url, wsUrl }, index) => ({ id: `node-${index + 1}`, url, wsUrl }))
  const gateway = createGateway({
    chains: { [chain]: { upstreams: named, blockTime } } as Record<ChainId, createGateway.ChainOptions>,
    clock,
    cache: options.cache ?? createMemoryCache({ clock }),
    metrics: {
      call: (_chain, _usage, source) => void from.push(source),
      upstream: (_chain, upstream, outcome) => void outcomes.push({ upstream, outcome }),
      hedge: () => void hedges++,
      breaker: (_chain, upstream, state) => void breakers.push(`${upstream} ${state}`),
    },
  })
  return {
    ...gateway,
    from,
    outcomes,
    breakers,
    hedges: () => hedges,
    advance(milliseconds) {
      shift += milliseconds
    },
    async call(method, params = []) {
      const { body } = await gateway.handle(chain, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
      return JSON.parse(String(body))
    },
  }
}

/** Waits until a condition holds; fails after a while. */
export async function until(condition: () => unknown, milliseconds = 5_000): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
