import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable, chainUnsupported } from '@latchkey/protocol/catalogue'
import { type Gateway, type JsonRpcError, RpcFailure } from '../../../gateway/gateway.ts'
import { Refusal } from '../../../refusal.ts'

export type DirectGateway = Gateway & {
  /** Methods called since the last read, in order. */
  asked: string[]
  /** Called before a request leaves; throw to make it fail. */
  before: ((chain: ChainId, method: string, params: unknown) => void | Promise<void>) | undefined
}

/** Calls the nodes directly without caching, so that a test can observe and disturb requests. */
export function directGateway(urls: Readonly<Record<ChainId, string>>): DirectGateway {
  const gateway: DirectGateway = {
    chains: { http: Object.keys(urls) as ChainId[], ws: [] },
    asked: [],
    setNodes: () => undefined,
    before: undefined,
    async request(chain, method, params = [], { signal } = {}) {
      gateway.asked.push(method)
      await gateway.before?.(chain, method, params)
      const url = urls[chain]
      if (!url) throw new Refusal(chainUnsupported)
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body, signal: signal ?? null }).catch(
        (cause) => {
          throw new Refusal(chainUnavailable, { cause })
        },
      )
      const { result, error } = (await answer.json()) as { result?: unknown; error?: JsonRpcError }
      if (error) throw new RpcFailure(error)
      return result
    },
    handle: () => Promise.reject(new Error('not for callers outside')),
    converse() {
      throw new Error('not for callers outside')
    },
    reached: () => undefined,
    nodes: () => [],
    close: () => Promise.resolve(),
  }
  return gateway
}
