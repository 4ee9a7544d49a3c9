import type { ConnectorHost } from '../connections/connector.ts'
import { defineSlice } from '../state/slice.ts'

export type FrameSlotState = {
  /** Whether a connector has requested it; the modal is then mounted before it is opened. */
  readonly wanted: boolean
  readonly element: HTMLElement | undefined
}
export type FrameSlotEvent =
  | { readonly type: 'want' }
  | { readonly type: 'mount'; readonly element: HTMLElement | undefined }

export const frameSlot = defineSlice<FrameSlotState, FrameSlotEvent>(
  { wanted: false, element: undefined },
  (state, event) =>
    event.type === 'want' ? { ...state, wanted: true } : { ...state, element: event.element },
)

/** Tells connectors where the slot is, or that it was removed. */
export function setFrameSlot(kit: object, element: HTMLElement | null): void {
  frameSlot.of(kit).dispatch({ type: 'mount', element: element ?? undefined })
}

/**
 * Resolves to an element in which a connector may keep an iframe.
 *
 * It is inside the dialog, because everything outside is inert while the modal
 * is open. It is never moved, because moving an iframe reloads it, and it stays
 * when the modal closes. It is removed with the modal, on `kit.destroy()`.
 */
export function openFrameSlot(host: ConnectorHost): Promise<HTMLElement> {
  const store = frameSlot.of(host)
  return new Promise((resolve, reject) => {
    const { signal } = host
    const settle = () => {
      const { element } = store.get()
      if (!element && !signal.aborted) return
      stop()
      signal.removeEventListener('abort', settle)
      if (element) resolve(element)
      else reject(signal.reason)
    }
    const stop = store.subscribe(settle)
    signal.addEventListener('abort', settle)
    store.dispatch({ type: 'want' })
    settle()
  })
}
