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

/** Serves a folder from memory, without caching, so that every visit is a first visit. */
export function serveFolder(folder: string): Promise<Served> {
  return listen(folderListener(folder))
}

export function folderListener(folder: string): RequestListener {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path)}`, readFileSync(path)]),
  )
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const body = files.get(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
}

/** Accepts every request and never responds. */
export function serveSilence(): Promise<Served> {
  return listen(() => {})
}

/** Responds like a Latchkey server, with wallets and tokens on a host that is not configured; the account can have many tokens and a long history. */
export function serveApi({ tokens = 0, transactions = 0 } = {}): Promise<Served> {
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
  const coin = {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    value: 1,
    price: 1,
    quantity: { decimals: '18', numeric: '1' },
    iconUrl: `${elsewhere}/coin.png`,
  }
  const answers: Record<string, unknown> = {
    '/v1/config': { features: null },
    '/projects/v1/origins': { allowedOrigins: [] },
    '/getAnalyticsConfig': { isAnalyticsEnabled: true },
    '/getWallets': { count: 1, data: [wallet] },
    '/e': {},
  }
  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    let answer = answers[pathname]
    if (pathname.endsWith('/balance')) answer = { balances: [coin, ...manyTokens(tokens)] }
    if (pathname.endsWith('/history')) answer = historyPage(Number(searchParams.get('cursor')), transactions)
    response
      .writeHead(answer ? 200 : 404, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      })
      .end(JSON.stringify(answer ?? {}))
  })
}

function manyTokens(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:0x${(index + 1).toString(16).padStart(40, '0')}`,
    price: 1,
    quantity: { decimals: '18', numeric: `${10_000 - index}` },
    iconUrl: '',
  }))
}

/** One transaction every two hours, in pages as long as the server's. */
function historyPage(from: number, count: number): { data: object[]; next: string | null } {
  const to = Math.min(from + 25, count)
  const data = Array.from({ length: to - from }, (_, index) => transactionAt(from + index))
  return { data, next: to < count ? `${to}` : null }
}

const started = Date.now()

function transactionAt(index: number): object {
  const otherAccount = `0x${(index + 1).toString(16).padStart(40, 'a')}`
  return {
    id: `t${index}`,
    metadata: {
      operationType: 'send',
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      minedAt: new Date(started - index * 7_200_000).toISOString(),
      sentFrom: otherAccount,
      sentTo: otherAccount,
      status: 'confirmed',
      nonce: index,
      application: null,
      chain: 'eip155:1',
    },
    transfers: [
      {
        fungible_info: { name: `Token ${index}`, symbol: `T${index}`, icon: null },
        nft_info: null,
        direction: index % 3 ? 'out' : 'in',
        quantity: { numeric: `${index}.25` },
        value: null,
        price: null,
      },
    ],
  }
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
