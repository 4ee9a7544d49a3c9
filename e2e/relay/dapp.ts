import type { RemoteEvent, RemoteGrant } from '@latchkey/chains/driver'
import type { PairSigned, PairSignIn } from '../../packages/kit/src/core/connector.ts'

/** The app's side of a link, whoever wrote its SDK. */
export type Dapp = {
  /** Asks for a session; the URI comes before the wallet has said anything. */
  propose(signIn?: PairSignIn): Promise<{ uri: string; session: Promise<Granted> }>
  grant(): Omit<RemoteGrant, 'name' | 'networks'> | undefined
  request(method: string, params: unknown): Promise<unknown>
  ping(): Promise<void>
  /** Grows when the wallet extends the session. */
  expiry(): number | undefined
  topic(): string | undefined
  /** The next time the wallet tells something of its kind. */
  next(type: RemoteEvent['type']): Promise<RemoteEvent>
  listen(listener: (event: RemoteEvent) => void): () => void
  /** The same page, loaded again. */
  restart(): Promise<Dapp>
  disconnect(): Promise<void>
  /** Ends it without a word, as closing a page does. */
  hangUp(): Promise<void>
}

export type Granted = { readonly accounts: readonly string[]; readonly signed?: readonly PairSigned[] }
