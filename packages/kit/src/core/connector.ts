import type { Driver, Namespace, Wallet } from '@latchkey/chains/driver'
import type { Metadata } from './metadata.ts'
import type { StorageLike } from './storage.ts'

/**
 * A way to reach wallets across chains: those in the page, those on a phone,
 * the embedded one. It only finds wallets; the driver of the chain links them.
 */
export type Connector = {
  readonly id: string
  /** Calls back at once with the wallets already known, and on every change; returns stop. */
  wallets(driver: Driver, onChange: (wallets: readonly Wallet[]) => void, host: ConnectorHost): () => void
  /**
   * Asks a wallet on another device for a link to all chains at once. Resolves when
   * it has granted one; from then on its wallets can be linked silently. Rejects
   * with the reason, at the latest when the code has expired.
   */
  pair?(host: ConnectorHost, args: PairArgs): Promise<Paired>
  /** Ways to log in, as rows above the wallets of the Connect view. */
  readonly logins?: readonly ConnectorLogin[] | undefined
  /** Views of its own, by name. */
  readonly views?: Readonly<Record<string, ConnectorView>> | undefined
}

export type ConnectorLogin = {
  readonly id: string
  /** `language` is the one the modal speaks, such as `es`. */
  title(language: string): string
  /** A `data:` image, or one that your page serves. */
  readonly icon?: string | undefined
  /** The name of the view that a click opens, one of the connector's. */
  readonly view: string
}

export type ConnectorView = {
  title(language: string): string
  /** Loads a file whose default export is a React component. */
  load(): Promise<{ default(props: ConnectorViewProps): unknown }>
}

export type ConnectorViewProps = {
  readonly host: ConnectorHost
  readonly language: string
  /** Connects a wallet that is found in the page or by the connector, as if the visitor had chosen it. */
  link(walletId: string): void
}

/** The kit, as far as a connector may know it. */
export type ConnectorHost = {
  readonly id: string
  readonly drivers: readonly Driver[]
  readonly options: { readonly metadata?: Metadata | undefined; readonly storage?: StorageLike | undefined }
  /** Aborted when the kit is destroyed. */
  readonly signal: AbortSignal
}

export type PairArgs = {
  readonly signal: AbortSignal
  /** The relay has the request: a wallet that reads `uri` now finds it. Called once. */
  onCode(code: PairingCode): void
  /** A link that was there gives way to the new one; called right before it does. */
  onReplace?(): void
  /** Has the wallet sign the visitor in with the same consent, where it can. */
  readonly signIn?: PairSignIn | undefined
}

/** What a QR code or a link to a wallet carries. */
export type PairingCode = {
  readonly uri: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/** The message to sign, but for the account, which only the wallet knows (CAIP-122). */
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

/** A sign-in that comes with a pairing: good for one. */
export type PairSigning = {
  readonly request: PairSignIn
  /**
   * Takes what the wallet signed on the way, before its links are made: whoever is
   * signed in then is not asked to. Resolves to whether anybody is. Never rejects.
   */
  accept(signed: readonly PairSigned[]): Promise<boolean>
}

/** What a wallet granted. */
export type Paired = {
  readonly namespaces: readonly Namespace[]
  /** Messages that were signed on the way; not checked yet. */
  readonly signed: readonly PairSigned[]
}

export type PairSigned = {
  /** CAIP-10. */
  readonly account: string
  /** As it was signed. */
  readonly message: string
  readonly signature: string
  /** The CACAO it came in (CAIP-74). */
  readonly cacao: unknown
}
