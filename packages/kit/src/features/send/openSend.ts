import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { checkRecipient } from './editRecipient.ts'
import { send } from './send.ts'

const watched = new WeakSet<Kit>()

/** Reads what there is to send, and empties the form whenever it would be about another network or account. */
export async function openSend(kit: Kit): Promise<void> {
  watch(kit)
  const state = send.of(kit).get()
  // How the last one ended has been seen; this is about the next.
  if (state.status === 'pending' || state.status === 'ended') send.of(kit).dispatch({ type: 'reset' })
  // Coming back from choosing a token is not opening it.
  if (send.of(kit).get() === send.initial)
    kit.emit({ type: 'OPEN_SEND', network: activeConnection(connections.of(kit).get())?.network })
  // On a retry the recipient is looked up again.
  void checkRecipient(kit)
  await loadHoldings(kit)
}

function watch(kit: Kit): void {
  if (watched.has(kit)) return
  watched.add(kit)
  const store = connections.of(kit)
  const whose = () => {
    const connection = activeConnection(store.get())
    return connection && holdingsKey(connection)
  }
  let before = whose()
  kit.onDestroy(
    store.subscribe(() => {
      const now = whose()
      if (now === before) return
      before = now
      const { status } = send.of(kit).get()
      // A sent transaction stays on screen, even if the wallet has switched.
      if (status === 'pending' || status === 'ended') return
      send.of(kit).dispatch({ type: 'reset' })
      for (const name of ['SendProgress', 'SendReview', 'SendTokens'] as const)
        modal.of(kit).dispatch({ type: 'leave', name, home: { name: 'Account' } })
      if (now) void loadHoldings(kit)
    }),
  )
}
