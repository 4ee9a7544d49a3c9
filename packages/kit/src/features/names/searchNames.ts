import { namesOff } from '@latchkey/protocol/catalogue'
import { nameProblem } from '@latchkey/protocol/name'
import { refusalOf } from '../../core/api.ts'
import { debounceMs } from '../../core/debounce.ts'
import type { Kit } from '../../core/kit.ts'
import { suggestNames } from '../../core/server/names.ts'
import { nameSearch } from './nameSearch.ts'

const pending = new WeakMap<Kit, { timer?: ReturnType<typeof setTimeout>; request?: AbortController }>()

/** Looks for a name and free ones like it, once the visitor has stopped typing. */
export function searchNames(kit: Kit, typed: string): void {
  const text = typed.trim().toLowerCase()
  dropSearch(kit)
  const problem = nameProblem(text)
  nameSearch.of(kit).dispatch({ type: 'type', text, problem })
  if (problem) return
  pending.set(kit, { timer: setTimeout(() => void findNames(kit, text), debounceMs) })
}

/** Forgets what was typed. */
export function resetNameSearch(kit: Kit): void {
  dropSearch(kit)
  nameSearch.of(kit).dispatch({ type: 'reset' })
}

async function findNames(kit: Kit, text: string): Promise<void> {
  const store = nameSearch.of(kit)
  const request = new AbortController()
  pending.set(kit, { request })
  try {
    const suggestions = await suggestNames(kit, text, { signal: request.signal })
    store.dispatch({ type: 'found', text, suggestions })
  } catch (error) {
    if (request.signal.aborted) return
    const off = refusalOf((error as { cause?: unknown }).cause)?.code === namesOff.code
    store.dispatch({ type: 'fail', text, cause: off ? 'off' : 'unreachable' })
  }
}

function dropSearch(kit: Kit): void {
  const search = pending.get(kit)
  clearTimeout(search?.timer)
  search?.request?.abort()
  pending.delete(kit)
}
