import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { isExcludedWallet } from '../../core/bundledWallets.ts'
import type { Device } from '../../core/device.ts'
import {
  type ConnectorGroup,
  connectorGroups,
  type ListedWallet,
  type WalletOptions,
} from '../../core/options.ts'

/** One row of the connect view. A wallet that serves several namespaces is one row. */
export type WalletRow = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly group: ConnectorGroup
  readonly installed: boolean
  readonly recent: boolean
  /** Where it can be linked from this page; empty when it is not installed. */
  readonly namespaces: readonly Namespace[]
}

export type RowFacts = {
  readonly found: readonly Wallet[]
  readonly recent: readonly string[]
  readonly listed: readonly ListedWallet[]
  readonly options: WalletOptions
  readonly order?: readonly ConnectorGroup[] | undefined
  readonly device: Pick<Device, 'mobile'>
}

/** What a provider is called that does not say who it is. */
export const namelessWallet = 'Browser Wallet'

/** How many wallets are offered when nothing is installed and nothing was configured. */
export const maxRecommended = 4

/** The rows to show, in order: recent, installed, featured, custom, recommended, unless the host says otherwise. */
export function walletRows(facts: RowFacts): readonly WalletRow[] {
  const { listed, options, recent, order = connectorGroups } = facts
  const installed = installedRows(facts)
  const byId = (id: string) => listed.find((wallet) => wallet.id === id)
  const offered = (group: ConnectorGroup, wallets: readonly (ListedWallet | undefined)[]) =>
    wallets.filter((wallet) => wallet !== undefined).map((wallet) => listedRow(wallet, group, recent))

  const featured = offered('featured', (options.featured ?? []).map(byId))
  const custom = offered('custom', options.custom ?? [])
  const rest = listed.filter(({ id }) => !options.featured?.includes(id))
  const recommended = offered('recommended', rest)

  const rows = installed.filter((row) => !isExcluded(row, facts))
  for (const row of [...featured, ...custom, ...recommended]) {
    if (isExcluded(row, facts) || rows.some((other) => isSameWallet(other, row))) continue
    if (row.group === 'recommended' && rows.length >= maxRecommended) continue
    rows.push(row)
  }
  const position = (row: WalletRow) => {
    const index = order.indexOf(row.recent ? 'recent' : row.group)
    return index === -1 ? order.length : index
  }
  // A stable sort: within a group, what came first stays first.
  return rows.sort((a, b) => position(a) - position(b) || recentRank(a, recent) - recentRank(b, recent))
}

/** Which ways to connect come first. */
export function connectMethodOrder(hasInstalled: boolean): readonly ('wallet' | 'email' | 'social')[] {
  return hasInstalled ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

function installedRows({ found, recent, device }: RowFacts): WalletRow[] {
  const named = found.some(({ kind }) => kind === 'announced')
  const rows: WalletRow[] = []
  for (const wallet of found) {
    // A nameless provider says nothing on a desktop, where every wallet worth having announces itself.
    if (wallet.kind === 'injected' && wallet.name === namelessWallet && (!device.mobile || named)) continue
    // Two of one name on one chain are two wallets: one of them may only pretend to be the other.
    const index = rows.findIndex(
      (row) => isSameWallet(row, wallet) && !row.namespaces.includes(wallet.namespace),
    )
    const row = rows[index]
    if (row) rows[index] = { ...row, namespaces: [...row.namespaces, wallet.namespace] }
    else
      rows.push({
        id: wallet.id,
        name: wallet.name,
        icon: wallet.icon,
        group:
          wallet.kind === 'remote' ? 'walletConnect' : wallet.kind === 'custom' ? 'external' : 'injected',
        installed: wallet.kind !== 'remote',
        recent: recent.includes(wallet.id),
        namespaces: [wallet.namespace],
      })
  }
  return rows
}

function listedRow(wallet: ListedWallet, group: ConnectorGroup, recent: readonly string[]): WalletRow {
  return {
    id: wallet.rdns ?? wallet.id,
    name: wallet.name,
    icon: wallet.imageUrl,
    group,
    installed: false,
    recent: recent.includes(wallet.rdns ?? wallet.id),
    namespaces: [],
  }
}

function isExcluded(row: WalletRow, { options, listed }: RowFacts): boolean {
  const known = listed.find((wallet) => wallet.rdns === row.id)
  return isExcludedWallet({ id: known?.id ?? row.id, name: row.name, rdns: row.id }, options.exclude)
}

/** The same product seen twice: announced on two chains, or installed and also listed. */
function isSameWallet(a: { id: string; name: string }, b: { id: string; name: string }): boolean {
  return a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase()
}

function recentRank(row: WalletRow, recent: readonly string[]): number {
  return row.recent ? recent.indexOf(row.id) : 0
}
