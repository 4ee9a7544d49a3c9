import type { Namespace, Wallet } from '@latchkey/chains/driver'
import type { ListedWallet, WalletOptions } from '../../core/config/options.ts'
import { isExcludedWallet } from '../../core/wallets/bundledWallets.ts'
import { type ConnectorGroup, connectorGroups } from '../../core/wallets/connectorGroups.ts'
import type { Device } from '../../core/wallets/device.ts'
import { groupWallets, isSameWallet } from '../../core/wallets/walletParts.ts'
import type { WalletChain } from './attempt.ts'

/** One row of the connect view. A wallet that serves several namespaces is one row. */
export type WalletRow = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly group: ConnectorGroup
  readonly installed: boolean
  readonly recent: boolean
  /** Listed first. */
  readonly preferred?: boolean | undefined
  /** Where it can be linked from this page, and what it is called there; empty when it is not installed. */
  readonly parts: readonly WalletChain[]
}

export type RowFacts = {
  readonly found: readonly Wallet[]
  readonly recent: readonly string[]
  readonly listed: readonly ListedWallet[]
  readonly options: WalletOptions
  readonly order?: readonly ConnectorGroup[] | undefined
  /** Only what can be linked there, where the visitor has said so already. */
  readonly namespace?: Namespace | undefined
  readonly device: Pick<Device, 'mobile'>
  /** Wallets on other devices can be used too, so that one may have been used there lately. */
  readonly canPair?: boolean | undefined
}

/** The name of a provider that does not announce one. */
export const namelessWallet = 'Browser Wallet'

/** How many wallets are offered when nothing is installed and nothing was configured. */
export const maxRecommended = 4

/** The rows to show, in order: recent, installed, featured, custom, external, recommended, unless the host says otherwise. */
export function walletRows(facts: RowFacts): readonly WalletRow[] {
  const { listed, options, recent, order = connectorGroups } = facts
  const installed = installedRows(facts)
  const byId = (id: string) => listed.find((wallet) => wallet.id === id)
  const offered = (group: ConnectorGroup, wallets: readonly (ListedWallet | undefined)[]) =>
    wallets.filter((wallet) => wallet !== undefined).map((wallet) => listedRow(wallet, group, recent))

  const rest = listed.filter(({ id }) => !options.featured?.includes(id))
  const usedLately = facts.canPair ? rest.filter((wallet) => recent.includes(rowId(wallet))) : []

  const rows = installed.filter((row) => !isExcluded(row, facts))
  const add = (row: WalletRow) => {
    if (!isExcluded(row, facts) && !rows.some((other) => isSameWallet(other, row))) rows.push(row)
  }
  for (const row of [
    ...offered('recommended', usedLately),
    ...offered('featured', (options.featured ?? []).map(byId)),
    ...offered('custom', options.custom ?? []),
  ])
    add(row)
  const wanted = (options.recommended ?? []).flatMap((id) => byId(id) ?? [])
  for (const wallet of [...wanted, ...rest]) {
    if (rows.length >= maxRecommended) break
    add(listedRow(wallet, 'recommended', recent))
  }
  const position = (row: WalletRow) => {
    if (row.preferred) return -1
    const index = order.indexOf(row.recent ? 'recent' : row.group)
    return index === -1 ? order.length : index
  }
  // A stable sort: within a group, what came first stays first.
  return rows.sort((a, b) => position(a) - position(b) || recentRank(a, recent) - recentRank(b, recent))
}

function installedRows({ found: all, recent, options, device, namespace }: RowFacts): WalletRow[] {
  // Embedded wallets have a login of their own above or below the list.
  const found = all.filter(({ kind }) => kind !== 'embedded')
  const named = found.some(({ kind }) => kind === 'announced')
  // A nameless provider says nothing on a desktop, where every wallet worth having announces itself.
  const isNameless = ({ kind, name }: Wallet) => kind === 'injected' && name === namelessWallet
  const shown = device.mobile && !named ? found : found.filter((wallet) => !isNameless(wallet))
  const products = groupWallets(shown).filter(
    (parts) => !parts.some((part) => isExcludedWallet(part, options.exclude)),
  )
  return products.flatMap((product) => {
    const parts = product.filter((part) => !namespace || part.namespace === namespace)
    const [first] = parts
    if (!first) return []
    const { id, name, kind } = first
    return {
      id,
      name,
      icon: product.find(({ icon }) => icon)?.icon,
      group: kind === 'remote' ? 'walletConnect' : kind === 'external' ? 'external' : 'injected',
      installed: isInstalled(first),
      recent: product.some((part) => recent.includes(part.id)),
      preferred: first.preferred,
      parts: parts.map((part) => ({ walletId: part.id, namespace: part.namespace })),
    }
  })
}

/** Whether it is the visitor's own, and not a way to others or one that the page brings. */
export function isInstalled({ kind }: Wallet): boolean {
  return kind === 'announced' || kind === 'injected'
}

function listedRow(wallet: ListedWallet, group: ConnectorGroup, recent: readonly string[]): WalletRow {
  return {
    id: rowId(wallet),
    name: wallet.name,
    icon: wallet.imageUrl,
    group,
    installed: false,
    recent: recent.includes(rowId(wallet)),
    parts: [],
  }
}

function rowId({ id, rdns }: ListedWallet): string {
  return rdns ?? id
}

function isExcluded(row: WalletRow, { options, listed }: RowFacts): boolean {
  const known = listed.find((wallet) => wallet.rdns === row.id)
  return isExcludedWallet({ id: known?.id ?? row.id, name: row.name, rdns: row.id }, options.exclude)
}

function recentRank(row: WalletRow, recent: readonly string[]): number {
  if (!row.recent) return 0
  const ids = [row.id, ...row.parts.map(({ walletId }) => walletId)]
  const rank = recent.findIndex((id) => ids.includes(id))
  return rank === -1 ? recent.length : rank
}
