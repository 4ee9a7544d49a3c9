import type { Namespace } from '@latchkey/chains/driver'
import { readDevice } from './device.ts'
import type { Kit } from './kit.ts'
import type { ListedWallet } from './options.ts'
import { walletData } from './walletData.gen.ts'

/**
 * The wallets the kit knows by itself, after the host's wishes: those for its
 * chains, or for the one asked about; on a phone only those that open there.
 */
export function bundledWallets(kit: Kit, namespace?: Namespace | undefined): readonly ListedWallet[] {
  const { custom = [] } = kit.options.wallets ?? {}
  return [...custom, ...walletData].filter((wallet) => isOffered(kit, wallet, namespace))
}

/** Whether a wallet fits the host's wishes, its chains, and this device. */
export function isOffered(kit: Kit, wallet: ListedWallet, namespace?: Namespace | undefined): boolean {
  const { include, exclude } = kit.options.wallets ?? {}
  const wanted = namespace ? [namespace] : kit.drivers.map((driver) => driver.namespace)
  return (
    (!include || include.includes(wallet.id)) &&
    !isExcludedWallet(wallet, exclude) &&
    serves(wallet, wanted) &&
    (!readDevice().mobile || opensOnPhone(wallet))
  )
}

/** A wallet that does not say where it works may work anywhere. */
function serves({ chains }: ListedWallet, wanted: readonly Namespace[]): boolean {
  if (!chains || wanted.length === 0) return true
  return chains.some((chain) => wanted.some((namespace) => chain.startsWith(`${namespace}:`)))
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
