import type { Namespace } from '@latchkey/chains/driver'
import { mainFirst } from '@latchkey/protocol/mainFirst'
import type { ListedWallet } from '../config/options.ts'
import type { Kit } from '../kit.ts'
import { readDevice } from './device.ts'
import { walletData } from './walletData.gen.ts'

/**
 * The bundled and custom wallets that support the kit's chains, or the given
 * namespace; on a phone only those with a mobile link.
 */
export function bundledWallets(kit: Kit, namespace?: Namespace | undefined): readonly ListedWallet[] {
  const { custom = [] } = kit.options.wallets ?? {}
  const offered = walletFilter(kit, namespace)
  const only = namespace ?? (kit.drivers.length === 1 ? kit.drivers[0]?.namespace : undefined)
  return [...custom.filter(offered), ...mainFirst(walletData.filter(offered), only)]
}

/** Returns whether a wallet matches the options, the chains and the device. */
export function walletFilter(kit: Kit, namespace?: Namespace | undefined): (wallet: ListedWallet) => boolean {
  const { include, exclude } = kit.options.wallets ?? {}
  const wanted = namespace ? [namespace] : kit.drivers.map((driver) => driver.namespace)
  const { mobile } = readDevice()
  return (wallet) =>
    (!include || include.includes(wallet.id)) &&
    !isExcludedWallet(wallet, exclude) &&
    serves(wallet, wanted) &&
    (!mobile || opensOnPhone(wallet))
}

/** A wallet without `chains` is assumed to support all. */
function serves({ chains }: ListedWallet, wanted: readonly Namespace[]): boolean {
  if (!chains || wanted.length === 0) return true
  return chains.some((chain) => wanted.some((namespace) => chain.startsWith(`${namespace}:`)))
}

export function opensOnPhone({ mobileLink, webappLink }: ListedWallet): boolean {
  return Boolean(mobileLink ?? webappLink)
}

/** A bundled or custom wallet, by id or rdns. */
export function bundledWallet(kit: Kit, id: string): ListedWallet | undefined {
  return [...(kit.options.wallets?.custom ?? []), ...walletData].find(
    (wallet) => wallet.id === id || wallet.rdns === id,
  )
}

/** Tells the developer of ids in `featured` that no bundled or custom wallet has: the first view cannot show those. */
export function warnOfFeatured(kit: Kit): void {
  const { custom = [], featured = [] } = kit.options.wallets ?? {}
  for (const id of featured)
    if (![...custom, ...walletData].some((wallet) => wallet.id === id))
      // biome-ignore lint/suspicious/noConsole: the developer reads it, not the visitor
      console.warn(`Latchkey: \`wallets.featured\` has "${id}", which is no wallet that comes with the kit.`)
}

/** Whether `exclude` has the wallet, by id, rdns or case-insensitive name. */
export function isExcludedWallet(
  wallet: { id: string; name: string; rdns?: string | undefined },
  exclude: readonly string[] = [],
): boolean {
  const name = wallet.name.toLowerCase()
  return exclude.some((entry) => entry === wallet.id || entry === wallet.rdns || entry.toLowerCase() === name)
}
