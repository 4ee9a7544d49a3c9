import { createStore } from 'zustand/vanilla'

/** The state of a slice in one kit. */
export type Store<S, E> = {
  get(): S
  /** The first state, which is what a server renders. */
  first(): S
  /** Sets the first state, from the options. */
  configure(first: S): void
  dispatch(event: E): void
  subscribe(listener: () => void): () => void
}

/** A piece of state: its initial value, and how events change it. */
export type Slice<S, E> = {
  readonly initial: S
  readonly transition: (state: S, event: E) => S
  /** The store of this slice in a kit. */
  of(kit: object): Store<S, E>
}

/** Defines a slice. `transition` is pure; it returns the same state for events that do not apply. */
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
