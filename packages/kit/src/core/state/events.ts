import type { ChainId, Namespace } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { ErrorCategory } from '@latchkey/protocol/http/analytics'
import type { FeatureEvent } from '../declared.ts'
import type { ViewName } from '../modal/modal.ts'

/** Events of `kit.on`. Analytics, if enabled, uses the same names. */
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
          // A listener that throws must not stop the kit, but its error is reported.
          if (typeof reportError === 'function') reportError(error)
          // biome-ignore lint/suspicious/noConsole: `reportError` is missing outside browsers.
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

/** Buffers the latest {@link maxCollected} events until `take` is called. */
export function collectEvents({ on }: Pick<Emitter, 'on'>): CollectedEvents {
  const events: TimedEvent[] = []
  const stop = on((event) => {
    events.push({ event, at: Date.now() })
    if (events.length > maxCollected) events.shift()
  })
  return {
    take() {
      stop()
      return events
    },
  }
}

const maxCollected = 100

export type TimedEvent = { readonly event: KitEvent; readonly at: number }
export type CollectedEvents = { take(): readonly TimedEvent[] }
