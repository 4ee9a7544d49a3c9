import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'

const attached = new WeakMap<Kit, { users: number; stop(): void }>()

/** Loads the interface. Calling it early, on a hover, makes the first click instant. */
export function preloadModal(): Promise<typeof import('../../views.tsx')> {
  return import('../../views.tsx')
}

/** Gives the kit a face: the modal is loaded and put on the page the first time it opens. */
export function attachModal(kit: Kit): () => void {
  const entry = attached.get(kit) ?? attach(kit)
  attached.set(kit, entry)
  entry.users++
  return () => {
    entry.users--
    // StrictMode and route changes detach and attach again in one go.
    queueMicrotask(() => {
      if (entry.users > 0 || attached.get(kit) !== entry) return
      attached.delete(kit)
      entry.stop()
    })
  }
}

function attach(kit: Kit): { users: number; stop(): void } {
  const store = modal.of(kit)
  let loading = false
  let unmount: (() => void) | undefined
  let stopped = false

  const follow = () => {
    const { status, embedded } = store.get()
    if (status === 'closed' || embedded || unmount || loading) return
    loading = true
    preloadModal()
      .then(({ mountModal }) => {
        if (!stopped) unmount = mountModal(kit)
      })
      .catch((error: unknown) => {
        // The interface could not be fetched: the next click tries again.
        store.dispatch({ type: 'close', home: { name: 'Connect' } })
        kit.emit({ type: 'INTERNAL_SDK_ERROR', error })
      })
      .finally(() => {
        loading = false
      })
  }
  const unsubscribe = store.subscribe(follow)
  follow()
  return {
    users: 0,
    stop() {
      stopped = true
      unsubscribe()
      unmount?.()
    },
  }
}
