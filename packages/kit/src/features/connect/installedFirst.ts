import type { Wallet } from '@latchkey/chains/driver'
import type { ListedWallet } from '../../core/config/options.ts'
import { isExcludedWallet } from '../../core/wallets/bundledWallets.ts'
import { groupWallets, isSameWallet } from '../../core/wallets/walletParts.ts'
import { isInstalled, namelessWallet } from './walletRows.ts'

/** A wallet of the full list, and whether it is in this browser. */
export type BrowsedWallet = ListedWallet & { readonly installed: boolean; readonly recent: boolean }

/** The list with what is installed in front, known to it or not; those used lately before the others. */
export function installedFirst(args: {
  listed: readonly ListedWallet[]
  found: readonly Wallet[]
  recent: readonly string[]
  search: string
  exclude?: readonly string[] | undefined
  /** One that is not here may have been used on another device. */
  canPair?: boolean | undefined
}): readonly BrowsedWallet[] {
  const { listed, found, recent, search, exclude, canPair = false } = args
  const wanted = search.toLowerCase()
  const installed: BrowsedWallet[] = []
  // A provider without a name of its own is not something to look for in a list, nor a way to reach others.
  const named = found.filter(
    ({ kind, name }) => kind !== 'remote' && (kind !== 'injected' || name !== namelessWallet),
  )
  for (const parts of groupWallets(named)) {
    const [{ id, name, rdns, icon }] = parts
    if (parts.some((part) => isExcludedWallet(part, exclude))) continue
    if (!name.toLowerCase().includes(wanted)) continue
    const lately = parts.some((part) => recent.includes(part.id))
    installed.push({ id, name, rdns, imageUrl: icon, installed: parts.some(isInstalled), recent: lately })
  }
  installed.sort((a, b) => Number(b.recent) - Number(a.recent))
  const rest = listed.filter((wallet) => !installed.some((other) => isSame(other, wallet)))
  return [
    ...installed,
    ...rest.map((wallet) => ({
      ...wallet,
      installed: false,
      recent: canPair && recent.includes(wallet.rdns ?? wallet.id),
    })),
  ]
}

function isSame(a: ListedWallet, b: { id: string; name: string; rdns?: string | undefined }): boolean {
  return isSameWallet(a, { ...b, id: b.rdns ?? b.id })
}
