import { readDevice } from './device.ts'
import type { Kit } from './kit.ts'
import type { ListedWallet } from './options.ts'
import { walletData } from './walletData.ts'

/** The wallets the kit knows by itself, after the host's wishes; on a phone only those that open there. */
export function bundledWallets(kit: Kit): readonly ListedWallet[] {
  const { include, exclude, custom = [] } = kit.options.wallets ?? {}
  const { mobile } = readDevice()
  return [...custom, ...walletData].filter(
    (wallet) =>
      (!include || include.includes(wallet.id)) &&
      !isExcludedWallet(wallet, exclude) &&
      (!mobile || opensOnPhone(wallet)),
  )
}

export function opensOnPhone({ mobileLink, webappLink }: ListedWallet): boolean {
  return Boolean(mobileLink ?? webappLink)
}

/** A wallet of that list by its id, or by the rdns it announces. */
export function bundledWallet(kit: Kit, id: string): ListedWallet | undefined {
  return [...(kit.options.wallets?.custom ?? []), ...walletData].find(
    (wallet) => wallet.id === id || wallet.rdns === id,
  )
}

/** Wallets are hidden by id, by rdns, or by name whatever its case. */
export function isExcludedWallet(
  wallet: { id: string; name: string; rdns?: string | undefined },
  exclude: readonly string[] = [],
): boolean {
  const name = wallet.name.toLowerCase()
  return exclude.some((entry) => entry === wallet.id || entry === wallet.rdns || entry.toLowerCase() === name)
}
