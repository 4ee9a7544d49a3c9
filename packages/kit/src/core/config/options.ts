import type { ChainId, Driver, Namespace } from '@latchkey/chains/driver'
import { adapterNotFound, siweAndSiwx } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { flags } from '../../features/early.ts'
import type { Connector } from '../connections/connector.ts'
import type { SiweConfig, SiwxOption } from '../connections/siwx.ts'
import type { AccountAction } from '../declared.ts'
import type { StorageLike } from '../state/storage.ts'
import type { Metadata } from './metadata.ts'

/** Options of `createLatchkey`. Only `drivers` is required. */
export type Options = {
  /** One driver per chain family, in the order the families are shown. */
  drivers: readonly Driver[]
  /** Name, URL and icons of your app, as wallets show them. */
  metadata?: Metadata | undefined
  /** Identifies the kit if a page has several; part of its storage keys. @default 'default' */
  id?: string | undefined
  /** Project id on your Latchkey server. Required with {@link Options.api}. */
  projectId?: string | undefined
  /** Base URL of your Latchkey server. Without one, features that need a server are off. */
  api?: string | undefined
  /** Turns features on and off. */
  features?: Features | undefined
  /** Which wallets are listed, and in which order. */
  wallets?: WalletOptions | undefined
  /** Order of the wallet groups in the list of wallets. */
  connectorOrder?: readonly ConnectorGroup[] | undefined
  /** Order of the actions in the account view. */
  walletFeatureOrder?: readonly AccountAction[] | undefined
  /** Uses no server, and opens on the QR code if a connector can pair. @default false */
  basic?: boolean | undefined
  /** Allows the wallet to be on a network you did not configure. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** Allows switching networks. @default true */
  enableNetworkSwitch?: boolean | undefined
  /** Colours of the modal and the buttons. */
  theme?: Theme | undefined
  /** Language of the modal, as a BCP 47 tag. @default the language of the page, or of the browser */
  locale?: string | undefined
  /**
   * Set this if the page's Content Security Policy forbids `data:` images.
   * Wallets with an SVG icon then show the kit's own logo, or initials. @default false
   */
  strictCsp?: boolean | undefined
  /** Further sources of wallets, such as `walletConnect()`. Installed wallets are always included. */
  connectors?: readonly Connector[] | undefined
  /** Where state is stored. @default `localStorage` */
  storage?: StorageLike | undefined
  /** Asks visitors to sign in with their wallet: `serverSiwx()` or `localSiwx()` from `latchkey/siwx`, or your own. */
  siwx?: SiwxOption | undefined
  /** Sign-in with an existing Sign-In with Ethereum backend. Cannot be combined with {@link Options.siwx}. */
  siweConfig?: SiweConfig | undefined
}

/** Features that are on or off. If the server config sets one of them, it takes precedence once it has loaded. */
export type Features = { -readonly [Name in keyof typeof flags]?: boolean | undefined }

/** Which wallets are listed, and in which order. */
export type WalletOptions = {
  /** Ids of wallets to show first, in this order. */
  featured?: readonly string[] | undefined
  /** If set, the list of all wallets has only these ids. */
  include?: readonly string[] | undefined
  /** Wallets to hide, by id, rdns or name. Applies to installed wallets too. */
  exclude?: readonly string[] | undefined
  /** Wallets to add to the list. */
  custom?: readonly ListedWallet[] | undefined
}

/** A wallet in the list of wallets, installed or not. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  /** Reverse domain name the wallet announces (EIP-6963). */
  readonly rdns?: string | undefined
  /** Chains it supports. @default all */
  readonly chains?: readonly ChainId[] | undefined
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  /** An image your page or your server serves, not a third party. */
  readonly imageUrl?: string | undefined
}

/** Colours of the modal and the buttons. */
export type Theme = {
  /** `auto` follows the system setting. @default 'auto' */
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  /** Any CSS colour. It is adjusted until text on it is readable. */
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

/** Throws if options are missing or contradict each other. */
export function checkOptions(options: Options): void {
  if (options.siwx && options.siweConfig) throw new KitError(siweAndSiwx)
  // Plain JavaScript can omit `drivers`; an `api` without a scheme would be read as a path.
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

/** Throws if `theme.mode` is unknown, which TypeScript cannot check in plain JavaScript. */
export function checkTheme(theme: Theme | undefined): void {
  const mode: unknown = theme?.mode
  if (mode !== undefined && mode !== 'light' && mode !== 'dark' && mode !== 'auto')
    throw new TypeError(`\`theme.mode\` is "${mode}": it is "light", "dark" or "auto".`)
}
