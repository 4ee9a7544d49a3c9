import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { Challenge, SignedChallenge } from '../login/passkeyLogin.ts'
import type { GivenFactor } from '../requests.ts'
import type { Bytes } from '../vault/bytes.ts'

/** What a passkey of this wallet is made and asked with. */
export type PasskeyFacts = {
  /** What the authenticator lists it by. */
  readonly name: string
  /** Input of the PRF, the same for all passkeys of a wallet: each computes something else from it. */
  readonly salt: Bytes
  /** For passkeys that log in too: what the server checks. None for those that only open the wallet. */
  readonly challenges?: readonly Challenge[] | undefined
}

/** What the visitor does in a window of the wallet. It comes from the frame, which has the same origin and code. */
export type Task =
  | {
      readonly kind: 'kit'
      readonly code: string
      readonly addresses: readonly string[]
    }
  | { readonly kind: 'passkey'; readonly passkey: PasskeyFacts }
  | {
      readonly kind: 'secure'
      readonly passkey: PasskeyFacts
      /** All of them have to be at hand. */
      readonly kitIds: readonly string[]
      readonly passkeyIds: readonly string[]
      readonly otherDevices: number
    }
  | { readonly kind: 'remove'; readonly factor: 'kit' | 'passkey' | 'device'; readonly leavesOne: boolean }
  | { readonly kind: 'unlock'; readonly passkey: PasskeyFacts }
  | {
      readonly kind: 'export'
      /** Whether other words come in their place afterwards. */
      readonly isImport: boolean
      /** What comes first: a fresh login while the operator helps, else a passkey or a kit. */
      readonly stepUp: 'login' | 'factor'
      /** Where a code can be sent to; undefined if the visitor logs in with a provider. */
      readonly email: string | undefined
      readonly passkey: PasskeyFacts
      readonly kitIds: readonly string[]
      readonly passkeyIds: readonly string[]
      readonly otherDevices: number
      /** The words have to give these. */
      readonly addresses: readonly string[]
    }
  | { readonly kind: 'login'; readonly passkey: PasskeyFacts }

/** The first message to the window. */
export type TaskOrder = { readonly task: Task; readonly theme: FrameAsk<'syncTheme'> }

/** What the visitor did: the factors they have at hand, if any. The frame acts on it, and answers with a {@link TaskReply}. */
export type TaskResult = {
  readonly factors: readonly GivenFactor[]
  /** Of the steps of an export: to send a code, to log in with it, to send the words to a port, or that they were tested. */
  readonly step?: ExportStep | undefined
  /** What the passkey has signed for the server, if that was asked for. */
  readonly signed?: SignedChallenge | undefined
}

export type ExportStep =
  | { readonly name: 'mail' }
  | { readonly name: 'login'; readonly code: string }
  | { readonly name: 'words'; readonly port: MessagePort }
  | { readonly name: 'tested' }
  | { readonly name: 'import'; readonly port: MessagePort }

/** The code of the worker or of the server, if it failed. */
export type TaskReply = { readonly error?: string | undefined }
