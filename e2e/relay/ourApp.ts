import { EventEmitter, once } from 'node:events'
import type { Driver, RemoteEvent, RemoteGrant } from '@latchkey/chains/driver'
import { createClient, type SignClient } from '../../packages/kit/src/connectors/walletconnect/client.ts'
import type { PairSignIn } from '../../packages/kit/src/core/connections/connector.ts'
import type { Dapp } from './dapp.ts'

/** The storage of a page; other tabs are notified of writes. */
export function createPageStorage(
  values = new Map<string, string>(),
  tabs = new Set<Listener>(),
): PageStorage {
  const own = new Set<Listener>()
  const notify = (key: string) => {
    for (const listener of tabs) if (!own.has(listener)) listener(key)
  }
  return {
    openTab: () => createPageStorage(values, tabs),
    subscribe(listener: Listener) {
      own.add(listener)
      tabs.add(listener)
      return () => {
        own.delete(listener)
        tabs.delete(listener)
      }
    },
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value)
      notify(key)
    },
    removeItem(key: string) {
      values.delete(key)
      notify(key)
    },
  }
}
export type PageStorage = {
  openTab(): PageStorage
  subscribe(listener: Listener): () => void
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
type Listener = (key: string | null) => void

/** Our own client, as used in a page. */
export function openOurApp(options: openOurApp.Options): Dapp & { client: SignClient } {
  const { relayUrl, projectId, chain, methods, events, storage = createPageStorage() } = options
  const [namespace] = chain.split(':') as ['eip155']
  const driver = {
    namespace,
    networks: [{ id: chain }],
    remote: async () => ({ methods, events, signsIn: true }),
  } as unknown as Driver
  const life = new AbortController()
  const emitter = new EventEmitter()
  const host = {
    id: 'test',
    drivers: [driver],
    options: { metadata: { name: 'App', url: 'https://example.com' }, storage },
    signal: life.signal,
  }
  const client = createClient({
    host,
    relay: { url: relayUrl, projectId },
    emit: (_, event) => emitter.emit(event.type, event),
  })
  const stored = (): { topic?: string; expiresAt?: number } =>
    JSON.parse(storage.getItem('latchkey.test.walletconnect') ?? '{}')
  const grant = () => client.grant(namespace)
  return {
    client,
    async propose(signIn?: PairSignIn) {
      const code = Promise.withResolvers<string>()
      const session = client.pair({
        signal: life.signal,
        onCode: ({ uri }) => code.resolve(uri),
        signIn,
      })
      session.catch(code.reject)
      return {
        uri: await code.promise,
        session: session.then(({ signed }) => ({ ...(grant() as RemoteGrant), signed })),
      }
    },
    grant,
    request: (method, params) => client.request({ network: chain as never, method, params }),
    ping: () => client.ping(),
    expiry: () => stored().expiresAt,
    topic: () =>
      JSON.parse(storage.getItem('latchkey.test.walletconnect') ?? '{}').topic as string | undefined,
    next: async (type) => (await once(emitter, type))[0] as RemoteEvent,
    listen(listener) {
      emitter.on('event', listener)
      return () => void emitter.off('event', listener)
    },
    async restart() {
      life.abort()
      const next = openOurApp({ ...options, storage })
      await next.client.restore()
      return next
    },
    disconnect: () => client.close(),
    hangUp: async () => life.abort(),
  }
}

export declare namespace openOurApp {
  type Options = {
    relayUrl: string
    projectId: string
    chain: string
    methods: readonly string[]
    events: readonly string[]
    storage?: PageStorage
  }
}
