import { isKitError } from '@latchkey/protocol/errors'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Kit } from '../core/kit.ts'
import type { Slice } from '../core/state/slice.ts'

const KitContext = createContext<Kit | null>(null)

/** Names the kit that everything below belongs to. */
export const KitProvider = KitContext.Provider

/** The kit of this tree. */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) throw new Error('No kit here: wrap this part of the tree in <LatchkeyProvider>.')
  return kit
}

/** A slice's state and how to change it; the server sees the state it starts as. */
export function useSlice<S, E>(slice: Slice<S, E>): readonly [state: S, dispatch: (event: E) => void] {
  const store = slice.of(useKit())
  const state = useSyncExternalStore(store.subscribe, store.get, store.first)
  return [state, store.dispatch]
}

type Verb<A extends unknown[]> = (kit: Kit, ...args: A) => unknown

/**
 * A verb bound to the kit, for handlers and forms. The callback is stable as
 * long as the verb is.
 *
 * A {@link KitError} is an outcome: the verb has put it into its slice and the
 * view shows it, so it ends here. Anything else is a bug and goes where the
 * page reports those.
 */
export function useAction<A extends unknown[]>(verb: Verb<A>): (...args: A) => Promise<void> {
  const kit = useKit()
  return useCallback(
    async (...args: A) => {
      try {
        await verb(kit, ...args)
      } catch (error) {
        if (!isKitError(error)) reportError(error)
      }
    },
    [kit, verb],
  )
}
