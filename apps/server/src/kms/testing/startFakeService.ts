import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFakeKeys, type FakeKeys } from './fakeKeys.ts'

export type FakeRequest = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
export type FakeAnswer = { readonly status: number; readonly json: unknown }

/** An HTTP server that stands for a keeper. It is small, and only as right as its author's reading of the manual. */
export type FakeService = {
  readonly origin: string
  readonly keys: FakeKeys
  readonly requests: FakeRequest[]
  /** Answers from now on; `hang` never answers. */
  behave(how: 'well' | 'hang' | { status: number; text: string }): void
  stop(): Promise<void>
}

export async function startFakeService(
  answer: (request: FakeRequest, keys: FakeKeys) => FakeAnswer,
): Promise<FakeService> {
  const keys = createFakeKeys()
  const requests: FakeRequest[] = []
  let how: Parameters<FakeService['behave']>[0] = 'well'
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    }
    requests.push(received)
    if (how === 'hang') return
    if (typeof how === 'object') return response.writeHead(how.status).end(how.text)
    const { status, json } = answer(received, keys)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    requests,
    behave(next) {
      how = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
