import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'
import { attemptConnection } from './attemptConnection.ts'

/** Goes to the wallet's own view and asks it right away: popups and deep links need the click itself. */
export function chooseWallet(kit: Kit, { id, name }: { id: string; name: string }): void {
  kit.emit({ type: 'SELECT_WALLET', wallet: name })
  modal.of(kit).dispatch({ type: 'push', view: { name: 'ConnectingExternal', params: { walletId: id } } })
  void attemptConnection(kit, { walletId: id })
}
