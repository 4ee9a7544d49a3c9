import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import * as z from 'zod/mini'
import { RpcFailure } from '../../gateway/gateway.ts'
import { unavailable } from '../../gateway/jsonRpc/rpcErrors.ts'
import { redactor } from '../../gateway/upstreams/openUpstream.ts'
import { readShape } from '../../readShape.ts'

/** A bundler or a paymaster of the operator. */
export type Rpc = {
  /** Resolves to the result; rejects with an {@link RpcFailure}. */
  call(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  close(): Promise<void>
}

/** Bundlers simulate before they answer. */
const timeoutMs = 12_000
const maxResponseBytes = 1 << 20

const reply = z.union([
  z.object({ error: z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }) }),
  z.object({ result: z.unknown() }),
])

export function openRpc(url: string, lookup?: LookupFunction): Rpc {
  const dispatcher = new Agent({
    connections: 32,
    connect: { timeout: 3_000, ...(lookup && { lookup }) },
    maxResponseSize: maxResponseBytes,
  })
  const hide = redactor({ id: '', url })
  return {
    async call(method, params, signal) {
      const text = await request(url, {
        method: 'POST',
        dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
        // Refusals have any status: the body says what is wrong.
        .then(({ body }) => body.text())
        .catch(() => {
          throw new RpcFailure(unavailable)
        })
      const parsed = readShape(reply, parse(text))
      if (!parsed.success) throw new RpcFailure(unavailable)
      if (!('error' in parsed.data)) return parsed.data.result
      const { code, data, message } = parsed.data.error
      throw new RpcFailure(
        hide({
          code,
          message: message.slice(0, 500),
          ...(typeof data === 'string' && { data: data.slice(0, 4_096) }),
        }),
      )
    },
    close: () => dispatcher.destroy(),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
