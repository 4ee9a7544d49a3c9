import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { App, Session } from './peers.ts'

/** An app with the official SDK in a page, and how to control it. */
export type PeerApp = {
  /** Proposes a session; resolves to the URI of its code. */
  propose(): Promise<string>
  /** The result of the last proposal: the session, or the error code. */
  outcome(): Promise<Session | { code: number }>
  session(): Promise<Session | undefined>
  /** The wallet's response or error. */
  request(method: string, params: unknown): Promise<unknown>
  ping(): Promise<void>
  disconnect(): Promise<void>
  /** The events it received since the page was loaded, oldest first, each once. */
  heard(): Promise<{ name: string; event: { id: number } }[]>
  reload(): Promise<void>
}

export const peerChain = 'eip155:31337'
export const peerMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']
export const peerEvents = ['chainChanged', 'accountsChanged']

// The published script-tag build: nothing is bundled here.
const sdk = join(
  dirname(createRequire(import.meta.url).resolve('@walletconnect/universal-provider')),
  'index.umd.js',
)

type Global = typeof globalThis & {
  '@walletconnect/universal-provider': {
    UniversalProvider: { init(options: object): Promise<Global['app']> }
  }
  app: App & { client: { core: { verify: { register(): Promise<string> } } } }
  heard: { name: string; event: { id: number } }[]
  ended: Promise<unknown>
}

export async function openPeerApp(page: Page, options: openPeerApp.Options): Promise<PeerApp> {
  const { nodeUrl, ...where } = options
  // Only the relay and the node are allowed; the SDK's own hosts are blocked.
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await page.route(`**/peer-sdk.js`, (route) => route.fulfill({ contentType: 'text/javascript', path: sdk }))

  async function load(): Promise<void> {
    await page.goto('/peer.html')
    await page.evaluate(async (where) => {
      const own = globalThis as Global
      const metadata = { name: 'Peer', description: 'Peer', url: location.origin, icons: [] }
      const options = { ...where, metadata, telemetryEnabled: false, logger: 'silent' }
      own.app = await own['@walletconnect/universal-provider'].UniversalProvider.init(options)
      // It would wait for the SDK's own host with every message.
      own.app.client.core.verify.register = async () => ''
      own.heard = []
      for (const name of [
        'session_update',
        'session_extend',
        'session_event',
        'session_ping',
        'session_delete',
      ])
        own.app.client.on(name, (event: { id: number }) => {
          // A second after starting, the SDK handles the message in progress a second time.
          if (!own.heard.some((one) => one.event.id === event.id)) own.heard.push({ name, event })
        })
    }, where)
  }

  await load()
  return {
    propose: () =>
      page.evaluate(
        ({ chain, events, methods, nodeUrl }) => {
          const { app } = globalThis as Global
          const uri = new Promise<string>((resolve) => app.once('display_uri', resolve as never))
          const rpcMap = { [chain.split(':')[1] as string]: nodeUrl }
          const eip155 = { methods, chains: [chain], events, rpcMap }
          const ended = app.connect({ optionalNamespaces: { eip155 } })
          ;(globalThis as Global).ended = ended.catch(({ code }) => ({ code }))
          return uri
        },
        { chain: peerChain, events: peerEvents, methods: peerMethods, nodeUrl },
      ),
    outcome: () => page.evaluate(() => (globalThis as Global).ended as Promise<Session>),
    session: () => page.evaluate(() => (globalThis as Global).app.session),
    request: (method, params) =>
      page.evaluate(
        ({ chain, ...request }) =>
          (globalThis as Global).app
            .request(request, chain)
            .catch(({ code, message }: { code: number; message: string }) => ({ code, message })),
        { chain: peerChain, method, params },
      ),
    ping: () =>
      page.evaluate(() => {
        const { app } = globalThis as Global
        return app.client.ping({ topic: app.session?.topic ?? '' })
      }),
    disconnect: () => page.evaluate(() => (globalThis as Global).app.disconnect()),
    heard: () => page.evaluate(() => (globalThis as Global).heard),
    reload: load,
  }
}

export declare namespace openPeerApp {
  type Options = { relayUrl: string; projectId: string; nodeUrl: string }
}
