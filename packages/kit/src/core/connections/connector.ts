import type { Driver, Namespace, Wallet } from '@latchkey/chains/driver'
import type { Metadata } from '../config/metadata.ts'
import type { StorageLike } from '../state/storage.ts'

/**
 * A source of wallets, such as browser extensions, phones or an embedded
 * wallet. It only finds wallets; the driver of the chain connects to them.
 */
export type Connector = {
  readonly id: string
  /** URLs of the servers it talks to from the page, such as its relay. */
  readonly contacts?: readonly string[] | undefined
  /** Calls `onChange` immediately with the known wallets, and on every change. Returns a function that stops. */
  wallets(driver: Driver, onChange: (wallets: readonly Wallet[]) => void, host: ConnectorHost): () => void
  /**
   * Requests a session for all chains from a wallet on another device. Resolves
   * when the wallet has approved it; its wallets then connect silently. Rejects
   * with the reason, at the latest when the code expires.
   */
  pair?(host: ConnectorHost, args: PairArgs): Promise<Paired>
  /** Logins, shown in the Connect view: above the wallets, or below them if the visitor has some installed. */
  readonly logins?: readonly ConnectorLogin[] | undefined
  /** Views the connector adds to the modal, by name. */
  readonly views?: Readonly<Record<string, ConnectorView>> | undefined
  /** A row in the menu of the account; imports a module whose default export is a React component, which may show nothing. */
  readonly row?: (() => Promise<{ default(props: object): unknown }>) | undefined
  /** The same above what can be done with the account, for what needs attention. */
  readonly notice?: (() => Promise<{ default(props: object): unknown }>) | undefined
}

export type ConnectorLogin = LoginRow | LoginForm

/** A row that opens a view of the connector. */
export type LoginRow = {
  readonly id: string
  /** `language` is the language of the modal, such as `es`. */
  title(language: string): string
  /** A `data:` URL, or an image your page serves. */
  readonly icon?: string | undefined
  /** Name of the view to open, one of {@link Connector.views}. */
  readonly view: string
}

/** A form of its own in the Connect view. It is on screen before React is loaded, so it is drawn without. */
export type LoginForm = {
  readonly id: string
  /** Whether it is offered; asked again when the features change. @default always */
  isOn?(host: ConnectorHost): boolean
  /** Its stylesheet. The custom properties of the modal apply. */
  readonly css: string
  /** Draws it into an empty element; called again for another element whenever the view is drawn again. */
  draw(parent: HTMLElement, args: LoginFormArgs): void
}

export type LoginFormArgs = {
  readonly host: ConnectorHost
  readonly language: string
  /** Whether it stands above the wallets or below them. */
  readonly place: 'above' | 'below'
}

export type ConnectorView = {
  title(language: string): string
  /** Imports a module whose default export is a React component. */
  load(): Promise<{ default(props: ConnectorViewProps): unknown }>
}

export type ConnectorViewProps = {
  readonly host: ConnectorHost
  readonly language: string
  /** Connects a wallet, as if the visitor had selected it in the list. */
  link(walletId: string): void
}

/** The part of the kit that connectors can use. */
export type ConnectorHost = {
  readonly id: string
  readonly drivers: readonly Driver[]
  readonly options: { readonly metadata?: Metadata | undefined; readonly storage?: StorageLike | undefined }
  /** Aborted when the kit is destroyed. */
  readonly signal: AbortSignal
}

export type PairArgs = {
  readonly signal: AbortSignal
  /** Called once, when a wallet can use the code. */
  onCode(code: PairingCode): void
  /** Called right before the new session replaces an existing one. */
  onReplace?(): void
  /** Asks the wallet to sign in with the same approval, if it supports that. */
  readonly signIn?: PairSignIn | undefined
}

/** Content of a QR code or a link to a wallet. */
export type PairingCode = {
  readonly uri: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/** The sign-in message (CAIP-122) without the account, which only the wallet knows. */
export type PairSignIn = {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly issuedAt: string
  readonly statement?: string | undefined
  readonly notBefore?: string | undefined
  readonly expirationTime?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A sign-in as part of a pairing. For a single use. */
export type PairSigning = {
  readonly request: PairSignIn
  /**
   * Verifies what the wallet signed, before the connections are created, so that
   * accounts that are signed in are not asked again. Resolves to whether any
   * account is signed in. Never rejects.
   */
  accept(signed: readonly PairSigned[]): Promise<boolean>
}

/** What a wallet approved. */
export type Paired = {
  readonly namespaces: readonly Namespace[]
  /** Sign-in messages the wallet signed. Not verified yet. */
  readonly signed: readonly PairSigned[]
}

export type PairSigned = {
  /** CAIP-10. */
  readonly account: string
  /** The exact text that was signed. */
  readonly message: string
  readonly signature: string
  /** The CACAO that contains them (CAIP-74). */
  readonly cacao: unknown
}
