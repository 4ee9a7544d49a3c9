import type { AssetId, ChainId, Driver, Namespace, SwapContracts } from '@latchkey/chains/driver'
import { siweAndSiwx } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { flags } from '../../features/early.ts'
import type { EmbeddedArgs, LegalArgs, Locale, MessageKey } from '../../ui/words/messages/keys.gen.ts'
import type { Connector } from '../connections/connector.ts'
import type { SiweConfig, SiwxOption } from '../connections/siwx.ts'
import type { AccountAction } from '../declared.ts'
import type { StorageLike } from '../state/storage.ts'
import type { ConnectorGroup } from '../wallets/connectorGroups.ts'
import type { LocaleTag } from './locale.ts'
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
  /** How the modal and the buttons look. */
  theme?: Theme | undefined
  /** Language of the modal, as a BCP 47 tag. @default the language of the page, or of the browser */
  locale?: LocaleTag | undefined
  /** Replaces texts of the modal and the buttons: one set, or a function that returns one for each language. */
  strings?: Strings | ((language: Locale) => Strings) | undefined
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
  /** What the kit believes besides what it knows itself. A server cannot change it. */
  trusted?: Trusted | undefined
  /** Sign-in with an existing Sign-In with Ethereum backend. Cannot be combined with {@link Options.siwx}. */
  siweConfig?: SiweConfig | undefined
}

/** Contracts, tokens, names and pages that you vouch for. Anything else that a server says about them is checked. */
export type Trusted = {
  /** Contracts that swaps may call, by network: on networks that the kit does not know, such as a local one. */
  readonly contracts?: Readonly<Partial<Record<ChainId, SwapContracts>>> | undefined
  /** Tokens that are what they are called. Others, which the kit does not know either, are shown with their address. */
  readonly tokens?: readonly TrustedToken[] | undefined
  /** Names that your server gives out, by their ending, such as `app.example.eth`. Others are resolved by the chain. */
  readonly nameZones?: readonly string[] | undefined
  /** Hosts of on-ramp providers that the kit does not know, such as `pay.example.com`. */
  readonly onrampHosts?: readonly string[] | undefined
}

export type TrustedToken = {
  /** CAIP-19. */
  readonly asset: AssetId
  readonly symbol: string
  readonly decimals: number
}

/** Features that are on or off. If the server config sets one of them, it takes precedence once it has loaded. */
export type Features = { -readonly [Name in keyof typeof flags]?: boolean | undefined }

/** Which wallets are listed, and in which order. */
export type WalletOptions = {
  /** Ids of wallets to show first, in this order. */
  featured?: readonly string[] | undefined
  /** Ids of wallets to offer to visitors who have few, before those the kit would offer. */
  recommended?: readonly string[] | undefined
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
  /**
   * The `https:` link that opens a page in the browser of the wallet's app. `{url}` stands for the page
   * and `{origin}` for its origin, both encoded; `{page}` for the page without `https://`.
   */
  readonly browseLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  /** An image your page or your server serves, not a third party. */
  readonly imageUrl?: string | undefined
}

/** Texts of the modal by their key in the catalogue. Values are in braces, as they are there: `Connect {wallet}`. */
export type Strings = { readonly [Key in MessageKey | keyof EmbeddedArgs | keyof LegalArgs]?: string }

/** How the modal and the buttons look. */
export type Theme = {
  /** `auto` follows the system setting. @default 'auto' */
  readonly mode?: 'light' | 'dark' | 'auto' | undefined
  /** Any CSS colour. It is adjusted until text on it is readable. */
  readonly accent?: string | undefined
  /** How round corners are. @default 'medium' */
  readonly radius?: 'none' | 'small' | 'medium' | 'large' | undefined
  /** A font of your page, as in CSS. @default the system's */
  readonly font?: string | undefined
  /** The tint of the greys. @default 'cool' */
  readonly tone?: 'cool' | 'neutral' | 'warm' | 'sand' | 'rose' | 'leaf' | undefined
  /** The height of rows. @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact' | undefined
  /** What covers the page behind the modal. @default 'dim' */
  readonly overlay?: 'dim' | 'blur' | 'none' | undefined
  /** What sets the card apart from the page. @default 'shadow' */
  readonly edge?: 'shadow' | 'line' | 'none' | undefined
  /** `wide` shows the wallets beside what happens, where the screen has room. @default 'compact' */
  readonly layout?: 'compact' | 'wide' | undefined
}

/** In one text each, which is shorter. */
const themeValues = {
  mode: 'light dark auto',
  radius: 'none small medium large',
  tone: 'cool neutral warm sand rose leaf',
  density: 'comfortable compact',
  overlay: 'dim blur none',
  edge: 'shadow line none',
  layout: 'compact wide',
} satisfies { [Key in keyof Theme]?: string }

/** Throws if options are missing or contradict each other. */
export function checkOptions(options: Options): void {
  if (options.siwx && options.siweConfig) throw new KitError(siweAndSiwx)
  checkTheme(options.theme)
  // Without a scheme it would be read as a path.
  if (options.api && !/^(https?:|\/)/.test(options.api))
    throw new TypeError(`\`api\` is "${options.api}": it begins with http or /.`)
  const seen = new Set<Namespace>()
  for (const { namespace, networks } of options.drivers) {
    if (networks.length === 0) throw new TypeError(`The driver for "${namespace}" has no networks: pass one.`)
    if (seen.has(namespace))
      throw new TypeError(`Two drivers for "${namespace}": pass one with all networks.`)
    seen.add(namespace)
  }
}

/** Throws if a value of the theme is unknown, which TypeScript cannot check in plain JavaScript. */
export function checkTheme(theme: Theme = {}): void {
  for (const [key, values] of Object.entries(themeValues)) {
    const value: unknown = theme[key as keyof Theme]
    if (value !== undefined && !values.split(' ').includes(value as string))
      throw new TypeError(`\`theme.${key}\` is "${value}": it is "${values.replaceAll(' ', '", "')}".`)
  }
  const { accent } = theme
  if (accent && globalThis.CSS?.supports('color', accent) === false)
    throw new TypeError(`\`theme.accent\` is "${accent}": it is a CSS colour.`)
}
