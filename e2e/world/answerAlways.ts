import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
export type Answering = { readonly url: string; stop(): void }

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
}

/** An HTTP server that pages of every origin can call, for nodes that refuse or are of another chain. */
export async function answerAlways(
  answer: (request: { path: string; body: string }) => Answer,
): Promise<Answering> {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    const { body, headers, status } = answer({ path: request.url ?? '/', body: await readAll(request) })
    response.writeHead(status, { ...cors, 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A JSON-RPC node that answers these methods, each with the same result. */
export async function answerRpc(results: Readonly<Record<string, unknown>>): Promise<Answering> {
  return await answerAlways(({ body }) => {
    const { id, method } = JSON.parse(body) as { id: unknown; method: string }
    const known = Object.hasOwn(results, method)
    const outcome = known
      ? { result: results[method] }
      : { error: { code: -32601, message: 'unknown method' } }
    return { status: 200, body: { jsonrpc: '2.0', id, ...outcome } }
  })
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
