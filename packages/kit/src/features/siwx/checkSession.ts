import type { Kit } from '../../core/kit.ts'
import { accountInUse } from './account.ts'
import { endOf, pickSession } from './pickSession.ts'
import { isSigning, siwx } from './siwx.ts'
import { siwxOf } from './siwxOf.ts'

/** Finds out whether the account in use is signed in. Rejects only where signing in is not set up. */
export async function checkSession(kit: Kit): Promise<void> {
  const store = siwx.of(kit)
  const plugin = await siwxOf(kit)
  const account = accountInUse(kit, plugin)
  store.dispatch({ type: 'use', account })
  const before = store.get()
  if (!account || isSigning(before)) return
  try {
    const session = pickSession(await plugin.getSessions(account.chainId, account.address))
    const state = store.get()
    if (session) {
      // The same session again changes nothing.
      const known = state.status === 'signedIn' && state.session.signature === session.signature
      if (!known || endOf(state.session) !== endOf(session))
        store.dispatch({ type: 'found', account, session })
    } else if (state.status === 'signedIn') {
      const cause = endOf(state.session) <= Date.now() ? 'expired' : 'revoked'
      store.dispatch({ type: 'missing', account, cause })
    } else store.dispatch({ type: 'missing', account })
  } catch {
    const state = store.get()
    // The session store failed: the session known here counts until it expires.
    if (state.status === 'signedIn' && endOf(state.session) > Date.now()) return
    const cause = state.status === 'signedIn' ? 'expired' : 'unreachable'
    store.dispatch({ type: 'missing', account, cause })
  }
}
