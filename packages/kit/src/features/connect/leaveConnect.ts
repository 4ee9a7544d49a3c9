import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'

/** Goes to the list of all wallets. */
export function showAllWallets(kit: Kit, { namespace }: { namespace?: Namespace | undefined } = {}): void {
  kit.emit({ type: 'CLICK_ALL_WALLETS' })
  const view = { name: 'AllWallets', params: namespace && { namespace } } as const
  modal.of(kit).dispatch({ type: 'push', view })
}

/** Goes to what a wallet is. */
export function showHelp(kit: Kit): void {
  kit.emit({ type: 'CLICK_WALLET_HELP' })
  modal.of(kit).dispatch({ type: 'push', view: { name: 'WhatIsAWallet' } })
}
