import type {
  Namespace,
  RemoteEvent,
  RemoteGrant,
  RemoteLink,
  RemoteRequest,
  RemoteWallet,
} from './driver.ts'

/** A link to another device; the test plays the wallet. */
export type TestLink = {
  readonly link: RemoteLink
  /** All requests, oldest first. */
  readonly requests: readonly RemoteRequest[]
  /** The number of subscribers. */
  readonly listening: number
  readonly closed: boolean
  /** Replaces what is granted. */
  grant(grant: unknown): void
  tell(event: Extract<RemoteEvent, { type: 'event' }>): void
  /** Ends the link from the wallet's side. */
  end(): void
}

/**
 * A link for tests.
 *
 * `answer` responds to requests as the wallet would; `stored` is the grant of an
 * earlier visit, which `restore` brings back.
 */
export function createTestLink({ answer, granted, stored }: createTestLink.Args): TestLink {
  const listeners = new Set<(event: RemoteEvent) => void>()
  const requests: RemoteRequest[] = []
  let grant = granted
  let closed = false
  const emit = (event: RemoteEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  return {
    link: {
      get grant() {
        return grant as RemoteGrant | undefined
      },
      async restore() {
        grant ??= stored
      },
      async request(request) {
        requests.push(request)
        return await answer(request)
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async close() {
        closed = true
        grant = undefined
      },
    },
    requests,
    get listening() {
      return listeners.size
    },
    get closed() {
      return closed
    },
    grant(next) {
      grant = next
      emit({ type: 'grant' })
    },
    tell: emit,
    end() {
      grant = undefined
      emit({ type: 'close' })
    },
  }
}

export declare namespace createTestLink {
  type Args = {
    answer(request: RemoteRequest): unknown
    /** The initial grant. */
    granted?: unknown
    stored?: unknown
  }
}

/** The link as a connector announces it. */
export function remoteWallet(namespace: Namespace, link: RemoteLink): RemoteWallet {
  return { id: 'walletConnect', namespace, name: 'WalletConnect', kind: 'remote', link }
}
