import type { ChainId } from '@latchkey/chains/driver'
import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import type { SiwxSession } from '@latchkey/protocol/siwx/session'

export type { SiwxMessage, SiwxSession }

/** Sign-in with a wallet as a plug-in: where messages come from and where sessions are kept. */
export type Siwx = {
  /** Makes the message for an account to sign. */
  createMessage(input: Siwx.Input): Promise<Siwx.Message>
  /**
   * The same before anybody knows for whom: a wallet on another device signs it
   * while it is being connected. Absent, such a wallet is asked afterwards.
   */
  createRequest?(): Promise<Siwx.Request>
  /** The sessions that stand for an account on a chain; none where there are none. */
  getSessions(chainId: ChainId, address: string): Promise<readonly SiwxSession[]>
  /**
   * Checks a new session and keeps it; rejects where the proof does not hold.
   * May resolve to the session as it is kept, where that ends sooner for one.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to give back
  addSession(session: SiwxSession): Promise<SiwxSession | void>
  /** Keeps these and no others. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Ends the session of an account on a chain; nothing happens where there is none. */
  revokeSession(chainId: ChainId, address: string): Promise<void>
  /** Has the message signed in another way than by the connected wallet. */
  signMessage?(args: Siwx.SignArgs): Promise<string>
  /** Whether one can sign in on a chain. @default true */
  supports?(chainId: ChainId): boolean
  /** Whether nobody may stay connected without signing in. @default false */
  getRequired?(): boolean
}

export declare namespace Siwx {
  type Input = { readonly chainId: ChainId; readonly accountAddress: string }
  /** What the message says, and as `text` what is signed where that is not the standard's own wording. */
  type Message = SiwxMessage & { readonly text?: string | undefined }
  type Request = Omit<SiwxMessage, 'address' | 'chainId' | 'version'>
  type SignArgs = Input & { readonly message: string }
}

/** A plug-in, or what makes one for a kit. */
export type SiwxOption = Siwx | ((kit: object) => Siwx | Promise<Siwx>)

/** Sign-In with Ethereum as many backends have it already: five calls of your own. */
export type SiweConfig = {
  /** What the message is to say besides what is known here. */
  getMessageParams?(): Promise<SiweConfig.Params> | SiweConfig.Params
  /** Writes the message; EIP-4361 when absent. */
  createMessage?(message: SiweConfig.MessageArgs): string
  getNonce(address?: string): Promise<string>
  /** Who is signed in, as your backend knows it. */
  getSession(): Promise<SiweConfig.Session | null | undefined>
  /** Whether your backend accepts the signature; it begins the session. */
  verifyMessage(args: SiweConfig.VerifyArgs): Promise<boolean>
  /** Ends the session; false where that failed. */
  signOut(): Promise<boolean>
  /** @default true */
  required?: boolean | undefined
  onSignIn?(session: SiweConfig.Session): void
  onSignOut?(): void
}

export declare namespace SiweConfig {
  type Params = {
    readonly domain?: string | undefined
    readonly uri?: string | undefined
    readonly statement?: string | undefined
    readonly notBefore?: string | undefined
    readonly expirationTime?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  type MessageArgs = Params & {
    readonly domain: string
    readonly uri: string
    readonly address: string
    /** The number of the chain, as EIP-4361 writes it. */
    readonly chainId: number
    readonly nonce: string
    readonly version: '1'
    readonly issuedAt: string
  }
  type Session = { readonly address: string; readonly chainId: number }
  type VerifyArgs = { readonly message: string; readonly signature: string; readonly cacao?: unknown }
}
