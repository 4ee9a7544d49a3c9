import type { Wallet } from '@latchkey/chains/driver'
import { isExcludedWallet } from '../../core/bundledWallets.ts'
import type { ListedWallet } from '../../core/options.ts'
import { namelessWallet } from './walletRows.ts'

/** A wallet of the full list, and whether it is in this browser. */
export type BrowsedWallet = ListedWallet & { readonly installed: boolean; readonly recent: boolean }

/** The list with what is installed in front, known to it or not; those used lately before the others. */
export function installedFirst(args: {
  listed: readonly ListedWallet[]
  found: readonly Wallet[]
  recent: readonly string[]
  search: string
  exclude?: readonly string[] | undefined
}): readonly BrowsedWallet[] {
  const { listed, found, recent, search, exclude } = args
  const wanted = search.toLowerCase()
  const installed: BrowsedWallet[] = []
  for (const [index, wallet] of found.entries()) {
    const { id, name, rdns, icon, kind } = wallet
    // A provider without a name of its own is not something to look for in a list.
    const nameless = kind === 'injected' && name === namelessWallet
    if (nameless || isExcludedWallet({ id, name, rdns }, exclude)) continue
    const twice = found.slice(0, index).some((other) => isOnTwoChains(other, wallet))
    if (twice || !name.toLowerCase().includes(wanted)) continue
    installed.push({ id, name, rdns, imageUrl: icon, installed: true, recent: recent.includes(id) })
  }
  installed.sort((a, b) => Number(b.recent) - Number(a.recent))
  const rest = listed.filter((wallet) => !installed.some((other) => isSame(other, wallet)))
  return [...installed, ...rest.map((wallet) => ({ ...wallet, installed: false, recent: false }))]
}

/** Two of one name on one chain are two wallets: one of them may only pretend to be the other. */
function isOnTwoChains(a: Wallet, b: Wallet): boolean {
  return a.namespace !== b.namespace && (a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase())
}

function isSame(a: ListedWallet, b: { id: string; name: string; rdns?: string | undefined }): boolean {
  return a.id === (b.rdns ?? b.id) || a.name.toLowerCase() === b.name.toLowerCase()
}
