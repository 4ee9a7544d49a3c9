import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, createAgent } from './ask.ts'
import { readAll } from './readAll.ts'

export type Balancer = {
  readonly url: string
  /** Requests that were retried on another process because the first was gone. */
  retries(): number
  stop(): Promise<void>
}

type Passed = { status: number; headers: IncomingHttpHeaders; text: Buffer }

const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * Distributes requests round-robin like nginx: skips processes that are not
 * ready, and retries undelivered requests on the next process. A request that
 * was delivered and failed is retried if it is idempotent
 * (`proxy_next_upstream`): a GET, or an RPC call, which here only reads.
 */
export async function startBalancer(targets: readonly string[], checkIntervalMs = 100): Promise<Balancer> {
  const agent = createAgent()
  const ready = new Map(targets.map((target) => [target, true]))
  let turn = 0
  let retries = 0

  const timers = targets.map((target) =>
    setInterval(async () => {
      const state = await ask(target, { method: 'GET', path: '/readyz' }, { timeoutMs: 1_000 }).catch(
        () => undefined,
      )
      ready.set(target, state?.status === 200)
    }, checkIntervalMs),
  )

  function pick(tried: ReadonlySet<string>): string | undefined {
    for (const onlyReady of [true, false])
      for (let step = 0; step < targets.length; step += 1) {
        turn = (turn + 1) % targets.length
        const target = targets[turn]
        if (target && !tried.has(target) && (!onlyReady || ready.get(target))) return target
      }
    return undefined
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming).catch(() => undefined)
    if (body === undefined) return
    const harmless = incoming.method === 'GET' || incoming.url?.startsWith('/v1?')
    const tried = new Set<string>()
    for (;;) {
      const target = pick(tried)
      if (!target) return void outgoing.writeHead(502).end()
      tried.add(target)
      const outcome = await pass(target, incoming, body)
      if ('reply' in outcome) {
        const { status, headers, text } = outcome.reply
        const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.has(name)))
        return void outgoing.writeHead(status, { ...kept, 'content-length': text.length }).end(text)
      }
      ready.set(target, false)
      if (outcome.delivered && !harmless) return void outgoing.writeHead(502).end()
      retries += 1
    }
  })

  function pass(
    target: string,
    { method, url: path, headers, socket }: IncomingMessage,
    body: Buffer,
  ): Promise<{ reply: Passed } | { delivered: boolean }> {
    const { hostname, port } = new URL(target)
    return new Promise((resolve) => {
      let delivered = false
      const passed = request({
        host: hostname,
        port,
        method,
        path,
        agent,
        headers: { ...headers, 'content-length': body.length, 'x-forwarded-for': socket.remoteAddress },
      })
      passed.on('socket', (opened) => {
        if (!opened.connecting) delivered = true
        else opened.once('connect', () => (delivered = true))
      })
      passed.on('error', () => resolve({ delivered }))
      passed.on('response', (answer) => {
        readAll(answer).then(
          (text) => resolve({ reply: { status: answer.statusCode ?? 502, headers: answer.headers, text } }),
          () => resolve({ delivered: true }),
        )
      })
      passed.end(body)
    })
  }

  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retries: () => retries,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
