import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal.ts'
import { attempt } from './attempt.ts'
import { attemptConnection, leaveAttempt } from './attemptConnection.ts'

/** Goes to the wallet's own view and asks it right away: popups and deep links need the click itself. */
export function chooseWallet(kit: Kit, { id, name }: { id: string; name: string }): void {
  kit.emit({ type: 'SELECT_WALLET', wallet: name })
  const views = modal.of(kit)
  views.dispatch({ type: 'push', view: { name: 'ConnectingExternal', params: { walletId: id } } })
  void attemptConnection(kit, { walletId: id })
  const stop = views.subscribe(() => {
    const state = views.get()
    const view = top(state)
    if (state.status === 'open' && view.name === 'ConnectingExternal' && view.params.walletId === id) return
    stop()
    if (attempt.of(kit).get().status !== 'done') leaveAttempt(kit)
  })
}
