import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ProxyRequest = { readonly method: string; readonly params: readonly unknown[] }

/** An answer of JSON-RPC, a status without an answer, a body as it is, or silence. */
export type ProxyAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly status: number }
  | { readonly body: string }
  | { readonly isSilent: true }

export type TestProxy = {
  readonly url: string
  /** The methods it was asked, oldest first. */
  readonly methods: readonly string[]
  stop(): Promise<void>
}

/**
 * A node for tests in front of another one: `answer` may pass a request on, change what comes
 * back, or answer itself.
 */
export async function startProxy(
  answer: (request: ProxyRequest) => Promise<ProxyAnswer> | ProxyAnswer,
): Promise<TestProxy> {
  const methods: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { id, method, params } = JSON.parse(Buffer.concat(parts).toString())
    methods.push(method)
    const given = await answer({ method, params })
    if ('isSilent' in given) return
    if ('status' in given) return response.writeHead(given.status).end()
    response.end('body' in given ? given.body : JSON.stringify({ jsonrpc: '2.0', id, ...given }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    methods,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a request on to a node. */
export async function passOn(url: string, { method, params }: ProxyRequest): Promise<ProxyAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error, result } = (await answer.json()) as Record<string, never>
  return error ? { error } : { result }
}
