import type { Namespace } from '@latchkey/chains/driver'
import { canPair } from '../../core/connections/canPair.ts'
import type { Kit } from '../../core/kit.ts'
import type { View } from '../../core/modal/modal.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { listedWallet } from './listedWallet.ts'

/** Where a wallet is connected: in this page, or on another device where it is not here but can be there. */
export function connectingView(kit: Kit, { walletId, namespace }: connectingView.Args): View {
  const chain = namespace && { namespace }
  const [found] = walletParts(wallets.of(kit).get().found, walletId)
  // A way to reach wallets, and not one of them.
  if (found?.kind === 'remote') return { name: 'ConnectingWalletConnect', params: { ...chain } }
  const { mobileLink, desktopLink, webappLink } = listedWallet(kit, walletId) ?? {}
  const elsewhere = !found && canPair(kit) && (mobileLink ?? desktopLink ?? webappLink)
  return {
    name: elsewhere ? 'ConnectingWalletConnect' : 'ConnectingExternal',
    params: { walletId, ...chain },
  }
}

export declare namespace connectingView {
  type Args = { walletId: string; namespace?: Namespace | undefined }
}
