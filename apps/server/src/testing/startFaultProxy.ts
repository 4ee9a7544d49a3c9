import {
  Agent,
  request as call,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fault the proxy injects. */
export type Fault =
  | { readonly kind: 'none' }
  /** Forwards the call after a delay. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Never responds. */
  | { readonly kind: 'hang' }
  /** Closes the connection without a response. */
  | { readonly kind: 'reset' }
  /** Responds with this instead of the node, for any call. */
  | { readonly kind: 'answer'; readonly body: string; readonly status?: number }
  /** Forwards the call but drops the response. */
  | { readonly kind: 'deaf' }

export type FaultProxy = {
  readonly url: string
  /** Faults by method; `*` for all others. */
  break(fault: Fault, ...methods: string[]): void
  heal(): void
  /** Received methods, in order. */
  readonly calls: string[]
  /** Number of calls of a method, with these parameters or any. */
  count(method: string, params?: unknown): number
  /** Clears the record. */
  forget(): void
  stop(): Promise<void>
}

/**
 * A real HTTP server in front of a node that injects faults. A request to a REST API counts
 * as a call of its verb and path, such as `GET /blocks/tip/height`. For tests only.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults = new Map<string, Fault>()
  // Not fetch: under load it would cost more than the node.
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'lifo' })
  const calls: string[] = []
  const texts: string[] = []
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    const { verb, path, method, params } = readCall(request, body)
    calls.push(method)
    texts.push(JSON.stringify([method, params]))
    await act(faults.get(method) ?? faults.get('*') ?? { kind: 'none' }, { verb, path, body }, response)
  })

  async function act(fault: Fault, passed: Passed, response: ServerResponse): Promise<void> {
    if (fault.kind === 'hang') return
    if (fault.kind === 'reset') return void response.socket?.destroy()
    if (fault.kind === 'status') return void response.writeHead(fault.status, fault.headers).end('not json')
    if (fault.kind === 'answer') return void response.writeHead(fault.status ?? 200).end(fault.body)
    if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
    const answer = await pass(passed).catch(() => undefined)
    if (!answer || fault.kind === 'deaf') return void response.socket?.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }

  function pass({ verb, path, body }: Passed): Promise<{ status: number; body: string }> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      const passed = call(`${target}${path}`, { method: verb, agent, headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 502, body }), reject)
      })
      passed.on('error', reject).end(body)
    })
  }

  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    break(fault, ...methods) {
      for (const method of methods.length > 0 ? methods : ['*']) faults.set(method, fault)
    },
    heal: () => faults.clear(),
    calls,
    count: (method, params) =>
      params === undefined
        ? calls.filter((one) => one === method).length
        : texts.filter((one) => one === JSON.stringify([method, params])).length,
    forget() {
      calls.length = 0
      texts.length = 0
    },
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passed = { readonly verb: string; readonly path: string; readonly body: string }

/** A call of JSON-RPC, or else a request to a REST API. */
function readCall({ method: verb = '', url = '' }: IncomingMessage, body: string) {
  if (!body.startsWith('{')) return { verb, path: url, method: `${verb} ${url}`, params: body }
  return { verb, path: '', ...(JSON.parse(body) as { method: string; params: unknown }) }
}

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
