import { Agent, request } from 'node:http'

export type Ask = {
  /** Its name in reports. */
  readonly kind: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Describes what is wrong with a response; by default every status other than 2xx is. */
  readonly check?: ((status: number, body: string) => string | undefined) | undefined
}

export type Reply = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Keep-alive connections, like those of a browser or a load balancer. */
export function createAgent(maxSockets = 512): Agent {
  return new Agent({ keepAlive: true, maxSockets, scheduling: 'lifo' })
}

/** Sends one request; rejects unless the whole response arrives within `timeoutMs`. */
export function ask(
  base: string,
  what: Omit<Ask, 'kind' | 'check'>,
  options: ask.Options = {},
): Promise<Reply> {
  const { agent, timeoutMs = 20_000 } = options
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const { method, path, body, headers } = what
    const sent = request({
      host: hostname,
      port,
      method,
      path,
      agent,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    })
    const timer = setTimeout(() => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    sent.on('error', fail)
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', fail)
      answer.on('end', () => {
        clearTimeout(timer)
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers })
      })
    })
    sent.end(body)
  })
}

export declare namespace ask {
  type Options = { agent?: Agent | undefined; timeoutMs?: number | undefined }
}
