import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { attemptConnection } from './attemptConnection.ts'
import { connectingView } from './connectingView.ts'

/** Goes to the wallet's own view and asks it right away: popups and deep links need the click itself. */
export function chooseWallet(kit: Kit, { id, name, namespace }: chooseWallet.Args): void {
  kit.emit({ type: 'SELECT_WALLET', wallet: name })
  chooseChain(kit, { walletId: id, namespace })
}

export declare namespace chooseWallet {
  type Args = {
    id: string
    name: string
    /** Where the visitor wants it, if they have said so. */
    namespace?: Namespace | undefined
  }
}

/** The same for a wallet that serves several chains, once the visitor has said which. */
export function chooseChain(kit: Kit, args: attemptConnection.Args): void {
  const view = connectingView(kit, args)
  modal.of(kit).dispatch({ type: 'push', view })
  // A wallet on another device cannot be asked before the view shows a code.
  if (view.name === 'ConnectingExternal') void attemptConnection(kit, view.params)
}
