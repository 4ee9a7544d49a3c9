import type { Namespace } from '@latchkey/chains/driver'
import { appearance } from '../../core/config/appearance.ts'
import { features } from '../../core/config/features.ts'
import { languageOf } from '../../core/config/language.ts'
import type { ListedWallet } from '../../core/config/options.ts'
import { canPair } from '../../core/connections/canPair.ts'
import { connectionId } from '../../core/connections/connectionId.ts'
import { allConnections, connections } from '../../core/connections/connections.ts'
import type { LoginForm, LoginFormArgs, LoginRow } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import type { View } from '../../core/modal/modal.ts'
import { bundledWallets } from '../../core/wallets/bundledWallets.ts'
import { readDevice } from '../../core/wallets/device.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { keptWallets } from './keptWallets.ts'
import { type WalletRow, walletRows } from './walletRows.ts'

/** What the first view offers. */
export type ConnectChoices = {
  /** The chain family, where the visitor has chosen one. */
  readonly family: string | undefined
  readonly logins: readonly LoginChoice[]
  readonly forms: readonly FormChoice[]
  /** Where logins stand. */
  readonly place: LoginFormArgs['place']
  readonly wallets: readonly (WalletRow & { readonly badge: WalletBadge | undefined })[]
  /** How many wallets there are in all, rounded down; undefined if they are not offered. */
  readonly all: string | undefined
}
export type LoginChoice = {
  readonly key: string
  readonly title: string
  readonly icon: string | undefined
  readonly view: View
}
export type FormChoice = { readonly key: string; readonly form: LoginForm }
export type WalletBadge = keyof typeof badgeTones
export const badgeTones = {
  connected: 'positive',
  recent: 'accent',
  installed: 'positive',
  qr: 'neutral',
} as const

/** Calls `listener` when the choices may have changed. Returns a function that stops. */
export function subscribeChoices(kit: Kit, listener: () => void): () => void {
  const stops = [wallets, features, connections, appearance].map((slice) => slice.of(kit).subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Login methods, wallets used lately, those installed, a few worth having, and the way to all others. */
export function connectChoices(kit: Kit, { namespace }: connectChoices.Args = {}): ConnectChoices {
  const { found, recent } = wallets.of(kit).get()
  const pairs = canPair(kit)
  const listed: readonly ListedWallet[] = bundledWallets(kit, namespace)
  const { options } = kit
  const rows = walletRows({
    found,
    recent,
    listed: pairs ? [...listed, ...keptWallets(kit, { namespace, recent })] : listed,
    options: options.wallets ?? {},
    order: options.connectorOrder,
    namespace,
    device: readDevice(),
    canPair: pairs,
  })
  const linked = new Set(allConnections(connections.of(kit).get()).map(({ id }) => id))
  return {
    family: namespace && kit.drivers.length > 1 ? familyName(kit, namespace) : undefined,
    ...loginChoices(kit),
    place: rows.some(({ installed }) => installed) ? 'below' : 'above',
    wallets: rows.map((row) => ({ ...row, badge: badgeOf(row, linked, pairs) })),
    all: features.of(kit).get().features.allWallets ? roundDown(listed.length) : undefined,
  }
}

export declare namespace connectChoices {
  type Args = { namespace?: Namespace | undefined }
}

function loginChoices(kit: Kit): Pick<ConnectChoices, 'logins' | 'forms'> {
  const rows: { connector: string; row: LoginRow }[] = []
  const forms: FormChoice[] = []
  for (const { id: connector, logins = [] } of kit.connectors)
    for (const login of logins)
      if ('view' in login) rows.push({ connector, row: login })
      else if (login.isOn?.(kit) ?? true) forms.push({ key: `${connector}:${login.id}`, form: login })
  if (rows.length === 0) return { logins: [], forms }
  const { lang } = languageOf(appearance.of(kit).get().locale)
  const logins = rows.map(
    ({ connector, row: { icon, id, title, view } }): LoginChoice => ({
      key: `${connector}:${id}`,
      title: title(lang),
      icon,
      view: { name: 'Connector', params: { connector, view } },
    }),
  )
  return { logins, forms }
}

function badgeOf(row: WalletRow, linked: ReadonlySet<string>, pairs: boolean): WalletBadge | undefined {
  if (row.parts.some((part) => linked.has(connectionId(part)))) return 'connected'
  // A wallet that was uninstalled cannot be used again, unless it can be paired.
  if (row.recent && (row.parts.length > 0 || pairs)) return 'recent'
  if (row.installed) return 'installed'
  return row.group === 'walletConnect' ? 'qr' : undefined
}

/** To tens, so that the figure stays true as the list changes. As text: the first `Intl` object of a page costs more than all the rest of this view. */
function roundDown(count: number): string {
  return String(count < 10 ? count : Math.floor(count / 10) * 10)
}
