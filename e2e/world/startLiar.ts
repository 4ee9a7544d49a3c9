import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a liar changes. */
export type Told = {
  /** Which answers are changed. */
  readonly path: RegExp
  /** The number of answers that are passed on first, such as the one that is shown. */
  readonly after?: number | undefined
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes, which a lie may change in any way
  readonly change: (answer: any, asked: any) => unknown
}

/** A server in front of the real one, which tells one lie at a time and passes on everything else. */
export type Liar = {
  readonly url: string
  /** Tells this lie from now on; none if undefined. */
  tell(lie: Told | undefined): void
  /** How many answers the current lie has changed. */
  readonly told: number
  stop(): Promise<void>
}

export async function startLiar(target: string): Promise<Liar> {
  let current: { lie: Told; calls: number } | undefined
  let told = 0
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      ...(body.length > 0 && { body: body as BodyInit }),
      redirect: 'manual',
    })
    let text: Uint8Array | string = new Uint8Array(await answer.arrayBuffer())
    const url = new URL(request.url ?? '', target)
    const isJson = answer.headers.get('content-type')?.includes('json')
    let { status } = answer
    if (current && isJson && current.lie.path.test(url.pathname) && !/OPTIONS/.test(request.method ?? '')) {
      const { lie } = current
      const call = current.calls++
      if (call >= (lie.after ?? 0)) {
        const asked = body.length > 0 ? JSON.parse(String(body)) : undefined
        const true_ = JSON.parse(new TextDecoder().decode(text))
        const changed = tryChange(lie, true_, asked)
        if (JSON.stringify(changed) !== JSON.stringify(true_)) {
          told++
          // A lie can also make up what the server would refuse.
          status = 200
        }
        text = JSON.stringify(changed)
      }
    }
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|etag|cache-control)$/.test(name),
    )
    response.writeHead(status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(lie) {
      current = lie && { lie, calls: 0 }
      told = 0
    },
    get told() {
      return told
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An answer of another shape than the lie expects, such as an error, is passed on. */
function tryChange(lie: Told, answer: unknown, asked: unknown): unknown {
  try {
    return lie.change(structuredClone(answer), asked)
  } catch {
    return answer
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
