import type { Kit } from '../../core/kit.ts'
import { frameSlot } from '../../core/modal/frameSlot.ts'
import { modal } from '../../core/modal/modal.ts'

type Attached = { users: number; prepare(): void; stop(): void }

const attached = new WeakMap<Kit, Attached>()

function loadModal(): Promise<typeof import('../../views.tsx')> {
  return import('../../views.tsx')
}

/** Loads the modal when the visitor is about to click. */
export function prepareModal(kit: Kit): void {
  attached.get(kit)?.prepare()
}

/** Loads and mounts the modal when it first opens. Returns a function that removes it. */
export function attachModal(kit: Kit): () => void {
  const entry = attached.get(kit) ?? attach(kit)
  attached.set(kit, entry)
  entry.users++
  return () => {
    entry.users--
    // StrictMode and route changes detach and attach again synchronously.
    queueMicrotask(() => {
      if (entry.users > 0 || attached.get(kit) !== entry) return
      attached.delete(kit)
      entry.stop()
    })
  }
}

/** Mounts the modal inside `parent`. Returns a function that removes it. One per kit. */
export function embedModal(kit: Kit, parent: HTMLElement): () => void {
  let unmount: (() => void) | undefined
  let gone = false
  loadModal().then(
    ({ mountModal }) => {
      if (!gone) unmount = mountModal(kit, { parent })
    },
    (error: unknown) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }),
  )
  return () => {
    gone = true
    unmount?.()
  }
}

function attach(kit: Kit): Attached {
  const store = modal.of(kit)
  let loading = false
  let unmount: (() => void) | undefined
  let stopped = false

  const prepare = () => {
    if (unmount || loading || store.get().embedded) return
    loading = true
    loadModal()
      .then(({ mountModal }) => {
        if (!stopped) unmount = mountModal(kit)
      })
      .catch((error: unknown) => {
        // Loading failed: the next click tries again.
        store.dispatch({ type: 'close', home: { name: 'Connect' } })
        kit.emit({ type: 'INTERNAL_SDK_ERROR', error })
      })
      .finally(() => {
        loading = false
      })
  }
  const slot = frameSlot.of(kit)
  const follow = () => {
    if (store.get().status === 'open' || slot.get().wanted) prepare()
  }
  const stops = [store.subscribe(follow), slot.subscribe(follow)]
  follow()
  return {
    users: 0,
    prepare,
    stop() {
      stopped = true
      for (const stop of stops) stop()
      unmount?.()
    },
  }
}
