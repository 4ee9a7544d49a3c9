import { useEffect, useState } from 'react'
import { readState, type State, writeState } from './state.ts'

/** The state of the page, kept in its URL, so that it can be shared and comes back with a reload. */
export function useUrlState(): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(() => readState(location.search))
  useEffect(() => {
    const query = writeState(state)
    const path = `${location.pathname}${query && `?${query}`}`
    if (path !== location.pathname + location.search) history.replaceState(null, '', path)
  }, [state])
  useEffect(() => {
    const back = () => setState(readState(location.search))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  return [state, (change) => setState((before) => ({ ...before, ...change }))]
}
