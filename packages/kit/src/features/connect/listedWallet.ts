import type { ListedWallet } from '../../core/config/options.ts'
import type { Kit } from '../../core/kit.ts'
import { bundledWallet } from '../../core/wallets/bundledWallets.ts'
import { keptWallets } from './keptWallets.ts'
import { walletList } from './walletList.ts'

/** A wallet one could have, by its id or rdns: of the kit's own list, of what the server has listed so far, or of those used lately. */
export function listedWallet(kit: Kit, id: string): ListedWallet | undefined {
  const { wallets } = walletList.of(kit).get()
  const isMeant = (wallet: ListedWallet) => wallet.id === id || wallet.rdns === id
  return bundledWallet(kit, id) ?? wallets.find(isMeant) ?? keptWallets(kit).find(isMeant)
}
