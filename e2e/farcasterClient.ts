import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import type { TestWallet } from 'latchkey/testing'

type Asked = { readonly name: string; readonly args: readonly Record<string, unknown>[] }
type Answer = { readonly value?: unknown; readonly error?: { code?: unknown; message: string } }

/**
 * A stand-in for a Farcaster client: a page with the app in a frame, which exposes what clients
 * do with Comlink itself, and narrows its messages as the published host does. The wallets and
 * their keys are in this process, on real nodes.
 */
export async function openClient(page: Page, args: openClient.Args): Promise<FarcasterClient> {
  const { ethereum } = args
  const asked: string[] = []
  const calls: Readonly<Record<string, (...args: readonly never[]) => unknown>> = {
    getCapabilities: () => ['actions.ready', ...args.capabilities],
    getChains: () => args.chains,
    ready: () => undefined,
    async ethProviderRequestV2(request: { id: number; method: string; params?: unknown }) {
      asked.push(request.method)
      const { id, method, params } = request
      try {
        const result = await ethereum?.provider.request({ method, params })
        return { jsonrpc: '2.0', id, result: result ?? null }
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { jsonrpc: '2.0', id, error: { code, message } }
      }
    },
    ...args.calls,
  }
  await page.exposeFunction('askClient', async ({ name, args }: Asked): Promise<Answer> => {
    const call = calls[name]
    if (!call) return { error: { message: `Unsupported APPLY for ${name}` } }
    if (name === 'ready') asked.push(name)
    try {
      return { value: await call(...(args as never[])) }
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string }
      return { error: { code, message } }
    }
  })
  const umd = createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.js')
  const script = `(${client})(${JSON.stringify([...Object.keys(calls)])})`
  const { origin, stop } = await serveFrame(
    args.app,
    `<script>${await readFile(umd, 'utf8')}</script><script>${script}</script>`,
  )
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    ethereum?.provider.on(event, (payload) => {
      const message = { type: 'frameEthProviderEvent', event, params: [payload] }
      page
        .evaluate((message) => frames[0]?.postMessage(message, '*'), message)
        .catch(() => {
          // The page is being left.
        })
    })
  await page.goto(origin)
  return { asked, app: page.frameLocator('iframe'), stop }
}

export declare namespace openClient {
  type Args = {
    readonly ethereum?: TestWallet | undefined
    readonly capabilities: readonly string[]
    /** Further functions of the client. */
    readonly calls?: Readonly<Record<string, (...args: readonly never[]) => unknown>> | undefined
    /** The URL of the app. */
    app(origin: string): string
    /** The chains of the client (CAIP-2). */
    readonly chains: readonly string[]
  }
}

export type FarcasterClient = {
  /** The methods that the app has asked for, and `ready`. */
  readonly asked: readonly string[]
  readonly app: FrameLocator
  stop(): void
}

/**
 * Serves a page with a frame, on another site than the app in it. A real server: Chromium
 * keeps pages of this device out of frames of pages whose address it does not know.
 */
export async function serveFrame(
  url: (origin: string) => string,
  scripts = '',
): Promise<{ origin: string; stop(): void }> {
  const server = createServer((_, response) => {
    const frame = `<iframe src="${url(origin).replaceAll('&', '&amp;')}" style="width:100%;height:95vh;border:0"></iframe>`
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Around</title>${frame}${scripts}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { origin, stop: () => void server.close().closeAllConnections() }
}

/** Runs in the page of the client. */
function client(names: readonly string[]) {
  const page = window as unknown as {
    Comlink: { expose(object: object, endpoint: object): void; windowEndpoint(window: unknown): object }
    askClient(asked: { name: string; args: readonly unknown[] }): Promise<Answer>
  }
  const host = Object.fromEntries(
    names.map((name) => [
      name,
      async (...args: readonly unknown[]) => {
        const { error, value } = await page.askClient({ name, args })
        if (error) throw Object.assign(new Error(error.message), { code: error.code })
        return value
      },
    ]),
  )
  const context = { user: { fid: 3 }, client: { clientFid: 9152, added: false } }
  page.Comlink.expose({ context, ...host }, page.Comlink.windowEndpoint(frames[0]))
}
