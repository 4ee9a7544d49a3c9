import { nameProblem } from '@latchkey/protocol/name'
import type { Kit } from '../../core/kit.ts'
import { debounceMs, defineLatest } from '../../core/state/latest.ts'
import { suggestNames } from './nameCalls.ts'
import { nameSearch } from './nameSearch.ts'

const search = defineLatest()

/** Looks for a name and free ones like it, once the visitor has stopped typing. */
export function searchNames(kit: Kit, typed: string): void {
  const text = typed.trim().toLowerCase()
  search.cancel(kit)
  const problem = nameProblem(text)
  nameSearch.of(kit).dispatch({ type: 'type', text, problem })
  if (problem) return
  void search.run(kit, (signal) => findNames(kit, text, signal), debounceMs)
}

/** Forgets what was typed. */
export function resetNameSearch(kit: Kit): void {
  search.cancel(kit)
  nameSearch.of(kit).dispatch({ type: 'reset' })
}

async function findNames(kit: Kit, text: string, signal: AbortSignal): Promise<void> {
  const store = nameSearch.of(kit)
  try {
    const suggestions = await suggestNames(kit, text, { signal })
    // A server with names answers at least the one that was asked for.
    store.dispatch(
      suggestions.length > 0 ? { type: 'found', text, suggestions } : { type: 'fail', text, cause: 'off' },
    )
  } catch {
    if (!signal.aborted) store.dispatch({ type: 'fail', text, cause: 'unreachable' })
  }
}
