import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { GivenFactor } from '../requests.ts'
import type { Bytes } from '../vault/bytes.ts'

/** What a passkey of this wallet is made and asked with. */
export type PasskeyFacts = {
  /** What the authenticator lists it by. */
  readonly name: string
  /** Input of the PRF, the same for all passkeys of a wallet: each computes something else from it. */
  readonly salt: Bytes
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
  | { readonly kind: 'remove'; readonly factor: 'kit' | 'passkey'; readonly leavesOne: boolean }
  | { readonly kind: 'unlock'; readonly passkey: PasskeyFacts }

/** The first message to the window. */
export type TaskOrder = { readonly task: Task; readonly theme: FrameAsk<'syncTheme'> }

/** What the visitor did: the factors they have at hand, if any. The frame acts on it, and answers with a {@link TaskReply}. */
export type TaskResult = { readonly factors: readonly GivenFactor[] }

/** The code of the worker or of the server, if it failed. */
export type TaskReply = { readonly error?: string | undefined }
