import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A local server with a vendor's documented responses. It is not the vendor: it shows
 * that we send and parse what is documented, and how we handle other responses. For
 * tests only.
 *
 * @example
 * const vendor = await startVendor()
 * vendor.answer('GET /v1/rates', { body: { eur: 0.9 } })
 * vendor.answer(({ path }) => ({ status: 404, body: { missing: path } }))
 */
export async function startVendor(): Promise<Vendor> {
  const calls: VendorCall[] = []
  const routes = new Map<string, Answer>()
  let otherwise: Answer = { status: 404, body: { message: 'not found' } }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = Buffer.concat(chunks).toString()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
    const call: VendorCall = {
      method: request.method ?? '',
      path: decodeURIComponent(pathname),
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: sent ? JSON.parse(sent) : undefined,
    }
    calls.push(call)
    const answer = routes.get(`${call.method} ${call.path}`) ?? otherwise
    const reply = typeof answer === 'function' ? await answer(call) : answer
    if (reply === 'hang') return
    const { status = 200, headers = {}, body = {}, text = JSON.stringify(body) } = reply
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer(...given: [string, Answer] | [Answer]) {
      if (given.length === 2) routes.set(...given)
      else otherwise = given[0]
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Vendor = {
  readonly url: string
  readonly calls: VendorCall[]
  /** Sets the response to `GET /path`. */
  answer(route: string, answer: Answer): void
  /** Sets the response to everything else. */
  answer(answer: Answer): void
  stop(): Promise<void>
}
export type VendorCall = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
export type VendorReply =
  | {
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
      /** Raw text instead of `body`. */
      readonly text?: string
    }
  /** Never responds. */
  | 'hang'
type Answer = VendorReply | ((call: VendorCall) => VendorReply | Promise<VendorReply>)

/** Failures of a vendor, and the expected error of each. */
export const vendorFailures: readonly (readonly [what: string, reply: VendorReply, failure: object])[] = [
  ['a key it does not take', { status: 401, body: { message: 'Unauthorized' } }, { status: 401 }],
  [
    'too many calls',
    { status: 429, body: { message: 'Rate limit' }, headers: { 'retry-after': '7' } },
    { status: 429, retryAfter: 7 },
  ],
  ['a fault of its own', { status: 500, text: 'oops' }, { status: 500 }],
  ['a gateway in its way', { status: 502, text: '<html>Bad gateway</html>' }, { status: 502 }],
  ['a page', { text: '<html>maintenance</html>' }, { name: 'VendorFailure' }],
  ['half an answer', { text: '{"quotes": [' }, { name: 'VendorFailure' }],
  ['no value', { text: 'null' }, { name: 'VendorFailure' }],
  [
    'another shape',
    { body: { hello: ['world'], estimate: { toAmount: 12 }, dstAmount: 12 } },
    { name: 'VendorFailure' },
  ],
  ['an endless body', { text: `{"data":"${'x'.repeat(9 << 20)}"}` }, { name: 'VendorFailure' }],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { status: 302 }],
]
