import { once } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Certificate } from './makeCertificate.ts'
import { type Name, names } from './names.ts'

/** What a name serves: a handler, the URL of a server behind it, or nothing, as if it were down. */
export type Site = RequestListener | string | undefined

export type Names = {
  /** Of the proxy through which browsers reach the names, and nothing else. */
  readonly proxyPort: number
  /** Replaces what a name serves. */
  serve(name: Name, site: Site): void
  stop(): Promise<void>
}

/**
 * Serves the names over HTTPS. A proxy maps them, because every engine has a setting for
 * one; it refuses all other hosts, so a page that asks the internet for something fails.
 */
export async function startNames({ cert, key }: Pick<Certificate, 'cert' | 'key'>): Promise<Names> {
  const sites = new Map<string, Site>()
  const known = new Set<string>(Object.values(names))
  const sockets = new Set<Socket>()

  const front = createSecureServer({ cert, key }, (request, response) => {
    const site = sites.get(request.headers.host ?? '')
    if (site === undefined) return request.socket.destroy()
    if (typeof site === 'string') return forward(request, response, site)
    site(request, response)
  })
  const proxy = createServer((_, response) => response.writeHead(502).end())
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    const [host = '', port] = (request.url ?? '').split(':')
    if (!known.has(host) || port !== '443' || sites.get(host) === undefined)
      return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const { port: frontPort } = front.address() as AddressInfo
    // Without a delay: a request whose body follows its head would wait 40 ms for an acknowledgement.
    const target = connect({ port: frontPort, host: '127.0.0.1', noDelay: true }, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    target.on('error', () => socket.destroy())
    socket.on('close', () => target.destroy())
  })
  for (const server of [front, proxy]) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  return {
    proxyPort: (proxy.address() as AddressInfo).port,
    serve: (name, site) => void sites.set(name, site),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all([front, proxy].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

/** Passes a request on, as a reverse proxy in front of our server does. */
export function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url } = request
  const passed = ask(new URL(url ?? '/', target), {
    method,
    headers: { ...headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  })
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
