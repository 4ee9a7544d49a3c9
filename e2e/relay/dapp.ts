import type { RemoteEvent, RemoteGrant } from '@latchkey/chains/driver'
import type { PairSigned, PairSignIn } from '../../packages/kit/src/core/connections/connector.ts'

/** The app's side of a session, with any SDK. */
export type Dapp = {
  /** Proposes a session; the URI is available before the wallet responds. */
  propose(signIn?: PairSignIn): Promise<{ uri: string; session: Promise<Granted> }>
  grant(): Omit<RemoteGrant, 'name' | 'networks'> | undefined
  request(method: string, params: unknown): Promise<unknown>
  ping(): Promise<void>
  /** Increases when the wallet extends the session. */
  expiry(): number | undefined
  topic(): string | undefined
  /** Resolves with the wallet's next event of a type. */
  next(type: RemoteEvent['type']): Promise<RemoteEvent>
  listen(listener: (event: RemoteEvent) => void): () => void
  /** The same page after a reload. */
  restart(): Promise<Dapp>
  disconnect(): Promise<void>
  /** Stops it without a message, like closing a page. */
  hangUp(): Promise<void>
}

export type Granted = { readonly accounts: readonly string[]; readonly signed?: readonly PairSigned[] }
