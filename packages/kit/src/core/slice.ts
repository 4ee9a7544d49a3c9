import { createStore } from 'zustand/vanilla'

/** One kit's copy of a slice. */
export type Store<S, E> = {
  get(): S
  /** What it was before anything happened, which is all that a server can have rendered. */
  first(): S
  /** Sets where it starts in this kit, from the host's options. */
  configure(first: S): void
  dispatch(event: E): void
  subscribe(listener: () => void): () => void
}

/** A piece of state: what it starts as and how events change it. */
export type Slice<S, E> = {
  readonly initial: S
  readonly transition: (state: S, event: E) => S
  /** The store of this slice in that kit; kits share nothing. */
  of(kit: object): Store<S, E>
}

/** Defines a slice. `transition` is pure; an event that makes no sense returns the state it was given. */
export function defineSlice<S, E>(initial: S, transition: (state: S, event: E) => S): Slice<S, E> {
  const stores = new WeakMap<object, Store<S, E>>()
  return {
    initial,
    transition,
    of(kit) {
      let store = stores.get(kit)
      if (!store) {
        const { getState, setState, subscribe } = createStore<{ value: S }>(() => ({ value: initial }))
        let first = initial
        store = {
          get: () => getState().value,
          first: () => first,
          configure(value) {
            first = value
            setState({ value }, true)
          },
          dispatch(event) {
            const value = transition(getState().value, event)
            if (value !== getState().value) setState({ value }, true)
          },
          subscribe: (listener) => subscribe(() => listener()),
        }
        stores.set(kit, store)
      }
      return store
    },
  }
}
