import { defineSlice, type Slice, type Store } from './slice.ts'

/** Data from a server or a chain. `key` identifies the request, such as an account on a network. */
export type ResourceState<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | { readonly status: 'ready'; readonly key: string; readonly value: Value }
  | { readonly status: 'failed'; readonly key: string; readonly error: unknown }

export type ResourceEvent<Value> =
  | { readonly type: 'load'; readonly key: string }
  | { readonly type: 'ready'; readonly key: string; readonly value: Value }
  /** Changes an existing value. */
  | { readonly type: 'change'; readonly key: string; readonly change: (value: Value) => Value }
  | { readonly type: 'fail'; readonly key: string; readonly error: unknown }
  | { readonly type: 'clear' }

export type Resource<Value> = Slice<ResourceState<Value>, ResourceEvent<Value>>

/**
 * Defines a slice for data from a server or a chain.
 *
 * A value stays while it is reloaded for the same key, and is dropped for
 * another. Responses for a previous key are ignored.
 */
export function defineResource<Value>(options: defineResource.Options = {}): Resource<Value> {
  return defineSlice<ResourceState<Value>, ResourceEvent<Value>>({ status: 'idle' }, (state, event) => {
    if (event.type === 'clear') return { status: 'idle' }
    const isCurrent = state.status !== 'idle' && state.key === event.key
    if (event.type === 'load')
      return isCurrent && state.status !== 'failed' ? state : { status: 'loading', key: event.key }
    if (!isCurrent) return state
    switch (event.type) {
      case 'ready':
        return { status: 'ready', key: event.key, value: event.value }
      case 'change':
        return state.status === 'ready' ? { ...state, value: event.change(state.value) } : state
      case 'fail':
        return state.status === 'ready' && options.keepsOnFailure
          ? state
          : { status: 'failed', key: event.key, error: event.error }
    }
  })
}

export declare namespace defineResource {
  type Options = {
    /** Whether a value stays when reloading it fails. @default false */
    keepsOnFailure?: boolean | undefined
  }
}

/** Loads a value into its slice. Rejects with the error of the slice. */
export async function loadResource<Value>(
  store: Store<ResourceState<Value>, ResourceEvent<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<void> {
  store.dispatch({ type: 'load', key })
  try {
    store.dispatch({ type: 'ready', key, value: await read() })
  } catch (error) {
    store.dispatch({ type: 'fail', key, error })
    throw error
  }
}

/** The value for a key, if it is loaded. */
export function valueFor<Value>(state: ResourceState<Value>, key: string | undefined): Value | undefined {
  return state.status === 'ready' && state.key === key ? state.value : undefined
}
