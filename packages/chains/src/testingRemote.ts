import type {
  Namespace,
  RemoteEvent,
  RemoteGrant,
  RemoteLink,
  RemoteRequest,
  RemoteWallet,
} from './driver.ts'

/** A link to another device, of which the test is the other end. */
export type TestLink = {
  readonly link: RemoteLink
  /** What was asked over it, oldest first. */
  readonly requests: readonly RemoteRequest[]
  /** How many listen to it. */
  readonly listening: number
  readonly closed: boolean
  /** Grants this, instead of what was granted before. */
  grant(grant: unknown): void
  tell(event: Extract<RemoteEvent, { type: 'event' }>): void
  /** As if the visitor ended it on the other device. */
  end(): void
}

/**
 * A link for tests.
 *
 * `answer` is whoever holds the keys; `stored` is what an earlier visit left
 * behind, taken up by `restore`.
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
    /** What is granted from the start. */
    granted?: unknown
    stored?: unknown
  }
}

/** The link as a connector announces it. */
export function remoteWallet(namespace: Namespace, link: RemoteLink): RemoteWallet {
  return { id: 'walletConnect', namespace, name: 'WalletConnect', kind: 'remote', link }
}
