import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectionTarget } from 'latchkey/testing/playwright'
import { readHostFile } from '../readHostFile.ts'
import type { Tab } from './tab.ts'

/**
 * The example as one journey visits it: on an origin of its own, and thereby with storage of its
 * own. What an extension adds to pages is added by their server, because not every engine lets a
 * test run a script before those of the page.
 */
export type Site = InjectionTarget & {
  readonly origin: string
  /** The tabs whose pages are told of what wallets do. */
  readonly tabs: Tab[]
  /** Runs a function in every page, before the scripts of the page. */
  addScript(script: () => void): void
  stop(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const scripts: string[] = []
  const bindings = new Map<string, (source: unknown, request: never) => unknown>()
  const tabs: Tab[] = []

  // Of another origin, as an extension is: it answers while the page's own server is away.
  const wallets = createServer(async (request, response) => {
    const call = bindings.get((request.url ?? '').slice(1))
    const answer = await call?.(undefined, JSON.parse(await readBody(request)) as never)
    response.writeHead(call ? 200 : 404, { 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(answer ?? {}))
  })
  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    if (pathname === '/wallets.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      return response.end([bridge(wallets, bindings), ...scripts].map((one) => `{${one}}`).join('\n'))
    }
    await serve(request, response)
  })
  for (const server of [wallets, site]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  return {
    origin: `http://127.0.0.1:${portOf(site)}`,
    tabs,
    async exposeBinding(name, callback) {
      bindings.set(name, callback as never)
    },
    addScript: (script) => void scripts.push(`(${script})()`),
    async addInitScript({ content }) {
      scripts.push(content)
    },
    pages: () => tabs.map(({ engine }) => ({ frames: () => [{ evaluate: (script) => engine.run(script) }] })),
    async stop() {
      for (const server of [wallets, site]) {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      }
    },
  }
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/** Serves the example's files, and adds the wallets as the first script of each page. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  // The browser refuses storage to a page in a sandbox: it has an opaque origin.
  const isSandboxed = url.startsWith('/sandbox/')
  if (isSandboxed) request.url = url.slice('/sandbox'.length)
  const { body, headers, status } = await readHostFile(request.url ?? '/')
  const isPage = headers['content-type']?.startsWith('text/html')
  response.writeHead(status, {
    ...headers,
    'access-control-allow-origin': '*',
    ...(isSandboxed && isPage && { 'content-security-policy': 'sandbox allow-scripts' }),
  })
  response.end(isPage ? String(body).replace('<head>', '<head><script src="/wallets.js"></script>') : body)
}

/** What bindings are in the page: calls of the server that keeps the keys. */
function bridge(wallets: { address(): unknown }, bindings: ReadonlyMap<string, unknown>): string {
  const install = ({ names, origin }: { names: readonly string[]; origin: string }) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        value: async (request: unknown) => {
          const answer = await fetch(`${origin}/${name}`, { method: 'POST', body: JSON.stringify(request) })
          return answer.json()
        },
      })
  }
  const origin = `http://127.0.0.1:${portOf(wallets)}`
  return `(${install})(${JSON.stringify({ names: [...bindings.keys()], origin })})`
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
