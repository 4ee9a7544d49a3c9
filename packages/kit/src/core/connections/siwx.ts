import type { ChainId } from '@latchkey/chains/driver'
import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import type { SiwxSession } from '@latchkey/protocol/siwx/session'

export type { SiwxMessage, SiwxSession }

/** A sign-in plug-in: creates the messages to sign, and stores the sessions. */
export type Siwx = {
  /** Creates the message for an account to sign. */
  createMessage(input: Siwx.Input): Promise<Siwx.Message>
  /**
   * Creates a message without an account, for a wallet on another device to sign
   * while it connects. Without it, such a wallet is asked afterwards.
   */
  createRequest?(): Promise<Siwx.Request>
  /** The valid sessions of an account on a chain. */
  getSessions(chainId: ChainId, address: string): Promise<readonly SiwxSession[]>
  /**
   * Verifies a new session and stores it. Rejects if the signature is invalid.
   * May resolve to the stored session if it differs, such as one that ends sooner.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most plug-ins return nothing
  addSession(session: SiwxSession): Promise<SiwxSession | void>
  /** Replaces all stored sessions. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Ends the session of an account on a chain. Does nothing if there is none. */
  revokeSession(chainId: ChainId, address: string): Promise<void>
  /** Signs the message instead of the connected wallet. */
  signMessage?(args: Siwx.SignArgs): Promise<string>
  /** Whether sign-in is available on a chain. @default true */
  supports?(chainId: ChainId): boolean
  /** Whether a visitor who does not sign in is disconnected. @default false */
  getRequired?(): boolean
}

export declare namespace Siwx {
  type Input = { readonly chainId: ChainId; readonly accountAddress: string }
  /** The message, and in `text` what is signed if it is not the standard text. */
  type Message = SiwxMessage & { readonly text?: string | undefined }
  type Request = Omit<SiwxMessage, 'address' | 'chainId' | 'version'>
  type SignArgs = Input & { readonly message: string }
}

/** A plug-in, or a function that creates one for a kit. */
export type SiwxOption = Siwx | ((kit: object) => Siwx | Promise<Siwx>)

/** Functions that call your existing Sign-In with Ethereum backend. */
export type SiweConfig = {
  /** Further fields of the message, such as `statement`. */
  getMessageParams?(): Promise<SiweConfig.Params> | SiweConfig.Params
  /** Formats the message. @default the EIP-4361 format */
  createMessage?(message: SiweConfig.MessageArgs): string
  getNonce(address?: string): Promise<string>
  /** The session in your backend, if there is one. */
  getSession(): Promise<SiweConfig.Session | null | undefined>
  /** Sends the signature to your backend, which starts a session. Resolves to whether it is valid. */
  verifyMessage(args: SiweConfig.VerifyArgs): Promise<boolean>
  /** Ends the session. Resolves to `false` if that failed. */
  signOut(): Promise<boolean>
  /** Disconnects visitors who do not sign in. @default true */
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
    /** EIP-155 chain id. */
    readonly chainId: number
    readonly nonce: string
    readonly version: '1'
    readonly issuedAt: string
  }
  type Session = { readonly address: string; readonly chainId: number }
  type VerifyArgs = { readonly message: string; readonly signature: string; readonly cacao?: unknown }
}
