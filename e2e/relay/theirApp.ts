import type { RemoteEvent } from '@latchkey/chains/driver'
import type { Dapp } from './dapp.ts'
import { createApp, createStorage, hangUp, type Storage } from './peers.ts'

/** The official SDK, as used in an app. */
export async function openTheirApp(options: openTheirApp.Options): Promise<Dapp> {
  const { relayUrl, projectId, chain, methods, events, rpcUrl, storage = createStorage() } = options
  const app = await createApp({ relayUrl, projectId, storage })
  const [namespace = '', reference = ''] = chain.split(':')
  const names = {
    grant: 'session_update',
    event: 'session_event',
    close: 'session_delete',
  } satisfies Record<RemoteEvent['type'], string>
  const session = () => app.client.session.getAll().at(-1)
  return {
    async propose() {
      const uri = new Promise<string>((resolve) => app.once('display_uri', resolve as never))
      const connected = app.connect({
        optionalNamespaces: {
          [namespace]: { methods, chains: [chain], events, rpcMap: { [reference]: rpcUrl } },
        },
      })
      connected.catch(() => undefined)
      return {
        uri: await uri,
        session: connected.then(({ namespaces }) => ({ accounts: namespaces[namespace]?.accounts ?? [] })),
      }
    },
    grant: () => session()?.namespaces[namespace],
    request: (method, params) => app.request({ method, params }, chain),
    ping: () => app.client.ping({ topic: session()?.topic ?? '' }),
    expiry: () => session()?.expiry,
    topic: () => session()?.topic,
    next: (type) =>
      new Promise((resolve) =>
        app.client.once(names[type], ((event: SdkEvent) => resolve(read(type, event))) as never),
      ),
    listen(listener) {
      const onEvent = ((event: SdkEvent) => listener(read('event', event))) as never
      app.client.on(names.event, onEvent)
      return () => void app.client.off(names.event, onEvent)
    },
    async restart() {
      await hangUp(app.client.core)
      return openTheirApp({ ...options, storage })
    },
    disconnect: () => app.disconnect(),
    hangUp: () => hangUp(app.client.core),
  }
}

type SdkEvent = { params?: { event?: { name: string; data: unknown }; chainId?: string } }

function read(type: RemoteEvent['type'], { params }: SdkEvent): RemoteEvent {
  const { event, chainId } = params ?? {}
  return { type, ...(event && { network: chainId, ...event }) } as RemoteEvent
}

export declare namespace openTheirApp {
  type Options = {
    relayUrl: string
    projectId: string
    chain: string
    methods: readonly string[]
    events: readonly string[]
    rpcUrl: string
    storage?: Storage
  }
}
