import type { ChainId, Driver, Namespace } from '@latchkey/chains/driver'
import { adapterNotFound, siweAndSiwx } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { flags } from '../features/early.ts'
import type { Connector } from './connector.ts'
import type { AccountAction } from './declared.ts'
import type { Metadata } from './metadata.ts'
import type { SiweConfig, SiwxOption } from './siwx.ts'
import type { StorageLike } from './storage.ts'

/** What a host passes to `createLatchkey`. Only `drivers` is required. */
export type Options = {
  /** One per chain family, in the order they are offered. */
  drivers: readonly Driver[]
  /** What the wallet is told about the app. */
  metadata?: Metadata | undefined
  /** Tells kits on one page apart; also names their stored state. @default 'default' */
  id?: string | undefined
  /** The project on your server. Needed only with {@link Options.api}. */
  projectId?: string | undefined
  /** Base URL of your Latchkey server. Nothing is fetched without one. */
  api?: string | undefined
  features?: Features | undefined
  wallets?: WalletOptions | undefined
  /** Overrides the order of wallet groups. */
  connectorOrder?: readonly ConnectorGroup[] | undefined
  /** Overrides the order in which the account offers what can be done with it. */
  walletFeatureOrder?: readonly AccountAction[] | undefined
  /** Turns every remote feature off. @default false */
  basic?: boolean | undefined
  /** Lets the visitor stay on a network you did not configure. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** @default true */
  enableNetworkSwitch?: boolean | undefined
  theme?: Theme | undefined
  /** A BCP 47 tag. @default the language of the page, else the visitor's */
  locale?: string | undefined
  /**
   * The page's policy forbids `data:` images: wallets whose icon is an SVG
   * are drawn as initials, so that not one violation is reported.
   */
  strictCsp?: boolean | undefined
  /** Ways to reach wallets besides those found in the page. */
  connectors?: readonly Connector[] | undefined
  /** Where state is kept; `localStorage` when absent. */
  storage?: StorageLike | undefined
  /** Has visitors sign in with their wallet: `serverSiwx()` or `localSiwx()` of `latchkey/siwx`, or your own. */
  siwx?: SiwxOption | undefined
  /** The same with a backend that knows Sign-In with Ethereum; one of the two. */
  siweConfig?: SiweConfig | undefined
}

/** Local settings; a server's configuration wins over those it decides, when it loads. */
export type Features = { -readonly [Name in keyof typeof flags]?: boolean | undefined }

export type WalletOptions = {
  /** Wallet ids shown first, in this order. */
  featured?: readonly string[] | undefined
  /** Only these ids in the list of all wallets. */
  include?: readonly string[] | undefined
  /** Hidden by id, rdns or name, wherever they come from. */
  exclude?: readonly string[] | undefined
  /** Wallets of your own for the list. */
  custom?: readonly ListedWallet[] | undefined
}

/** A wallet one can get, whether it is installed or not. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly rdns?: string | undefined
  readonly chains?: readonly ChainId[] | undefined
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  /** Served by the host or its server, never a third party. */
  readonly imageUrl?: string | undefined
}

export type Theme = {
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  /** Any CSS colour; corrected until text on it can be read. */
  readonly accent?: string | undefined
}

export const connectorGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type ConnectorGroup = (typeof connectorGroups)[number]

/** Checks what types cannot. */
export function checkOptions(options: Options): void {
  if (options.siwx && options.siweConfig) throw new KitError(siweAndSiwx)
  // Plain JavaScript may leave it out, and a host without a scheme would be taken for a path.
  if (!options.drivers)
    throw new KitError(adapterNotFound, { details: 'Pass `drivers: [evm({ networks })]`.' })
  checkTheme(options.theme)
  if (options.api && !/^(https?:|\/)/.test(options.api))
    throw new TypeError(`\`api\` is "${options.api}": it begins with https:// or with /.`)
  const seen = new Set<Namespace>()
  for (const { namespace } of options.drivers) {
    if (seen.has(namespace))
      throw new TypeError(`Two drivers for "${namespace}": pass one with all its networks.`)
    seen.add(namespace)
  }
}

/** Refuses a mode that types would have refused. */
export function checkTheme(theme: Theme | undefined): void {
  const mode: unknown = theme?.mode
  if (mode !== undefined && mode !== 'light' && mode !== 'dark' && mode !== 'auto')
    throw new TypeError(`\`theme.mode\` is "${mode}": it is "light", "dark" or "auto".`)
}
