import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'

export type Served = AsyncDisposable & { readonly url: string }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves a folder from memory; nothing may be cached, so every visit is a first one. */
export function serveFolder(folder: string): Promise<Served> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path)}`, readFileSync(path)]),
  )
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const body = files.get(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })
}

/** Accepts every request and answers none. */
export function serveSilence(): Promise<Served> {
  return listen(() => {})
}

/** Answers as a Latchkey server does, with a wallet list that points to a host nobody configured. */
export function serveApi(): Promise<Served> {
  const elsewhere = 'https://elsewhere.invalid'
  const wallet = {
    id: 'listed',
    name: 'Listed Wallet',
    image_id: 'listed',
    image_url: `${elsewhere}/icon.png`,
    homepage: elsewhere,
    mobile_link: `${elsewhere}/mobile`,
    webapp_link: `${elsewhere}/app`,
  }
  const answers: Record<string, unknown> = {
    '/appkit/v1/config': { features: null },
    '/projects/v1/origins': { allowedOrigins: [] },
    '/getAnalyticsConfig': { isAnalyticsEnabled: true },
    '/getWallets': { count: 1, data: [wallet] },
    '/e': {},
  }
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const answer = answers[pathname]
    response
      .writeHead(answer ? 200 : 404, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      })
      .end(JSON.stringify(answer ?? {}))
  })
}

async function listen(listener: RequestListener): Promise<Served> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
