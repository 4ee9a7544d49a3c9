import type { ChainId, Namespace } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { ErrorCategory } from '@latchkey/protocol/http/analytics'
import type { FeatureEvent } from './declared.ts'
import type { ViewName } from './modal.ts'

/** What the host may listen to; the same names go to analytics when those are allowed. */
export type KitEvent =
  | { readonly type: 'INITIALIZE' }
  | { readonly type: 'MODAL_CREATED' }
  | { readonly type: 'MODAL_OPEN'; readonly view: ViewName; readonly connected: boolean }
  | { readonly type: 'MODAL_CLOSE'; readonly connected: boolean }
  | { readonly type: 'CONNECT_SUCCESS'; readonly wallet: string; readonly namespace: Namespace }
  | { readonly type: 'CONNECT_ERROR'; readonly code: ErrorCode; readonly message: string }
  | { readonly type: 'USER_REJECTED'; readonly code: ErrorCode }
  | { readonly type: 'DISCONNECT_SUCCESS'; readonly namespace: Namespace }
  | { readonly type: 'DISCONNECT_ERROR'; readonly message: string }
  | { readonly type: 'SWITCH_NETWORK'; readonly network: ChainId }
  | { readonly type: 'ERROR_FETCH_TRANSACTIONS'; readonly network: ChainId | undefined }
  | { readonly type: ErrorCategory; readonly error: unknown }
  | FeatureEvent

export type Emitter = {
  emit(event: KitEvent): void
  on(listener: (event: KitEvent) => void): () => void
}

export function createEmitter(): Emitter {
  const listeners = new Set<(event: KitEvent) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          // A host's listener must not stop the kit, nor fail unseen.
          if (typeof reportError === 'function') reportError(error)
          // biome-ignore lint/suspicious/noConsole: where there is no page to report to.
          else console.error(error)
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Keeps what happens until somebody takes it over; only the last hundred, should nobody come. */
export function collectEvents({ on }: Pick<Emitter, 'on'>): CollectedEvents {
  const events: TimedEvent[] = []
  const stop = on((event) => {
    events.push({ event, at: Date.now() })
    if (events.length > mostCollected) events.shift()
  })
  return {
    take() {
      stop()
      return events
    },
  }
}

const mostCollected = 100

export type TimedEvent = { readonly event: KitEvent; readonly at: number }
export type CollectedEvents = { take(): readonly TimedEvent[] }
