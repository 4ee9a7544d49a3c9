import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { vaultConfirmKeyPut } from '@latchkey/protocol/http/confirm'
import type { Body } from '@latchkey/protocol/http/contract'
import type { Confirmation } from '@latchkey/protocol/http/vault'
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

/** What a passkey signs for the vault's server, and which ones do. */
export type PasskeyAsk = {
  readonly challengeId: string
  readonly nonce: string
  readonly credentialIds: readonly string[]
}

/** By which the vault's server verifies a passkey. */
export type PasskeyKey = Body<typeof vaultConfirmKeyPut>

/** When a passkey is asked for. */
export type ConfirmMode = 'never' | 'above' | 'always'
export type ConfirmSetting = {
  readonly mode: ConfirmMode
  /** By coin, in decimals; they stay in force while it is asked for at every approval. */
  readonly limits: readonly (readonly [coin: string, limit: string])[]
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
  | {
      readonly kind: 'remove'
      readonly factor: 'kit' | 'passkey' | 'device' | 'app'
      readonly leavesOne: boolean
    }
  | { readonly kind: 'unlock'; readonly passkey: PasskeyFacts }
  /** `account`: what the authenticator app lists it by. */
  | { readonly kind: 'totp'; readonly account: string }
  | { readonly kind: 'code'; readonly purpose: CodePurpose }
  | { readonly kind: 'approve' }
  | { readonly kind: 'confirm'; readonly setting: ConfirmSetting; readonly ask: PasskeyAsk }
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
      /** Indexes of accounts besides the first, which the exit kit lists too. */
      readonly further: readonly number[]
      /** The words have to give these. */
      readonly addresses: readonly string[]
    }
  | {
      readonly kind: 'importKey'
      /** Of the next imported key, for its name. */
      readonly number: number
    }
  | { readonly kind: 'login'; readonly passkey: PasskeyFacts }
  | { readonly kind: 'share'; readonly from: NamedApp; readonly to: NamedApp }

/** An app, by its host and by what its project is called. */
export type NamedApp = { readonly name: string; readonly host: string | undefined }

/** What a code of the authenticator app is asked for. */
export type CodePurpose = 'step' | 'unlock' | 'removeTotp'

/** The first message to the window. */
export type TaskOrder = {
  readonly task: Task
  readonly theme: FrameAsk<'syncTheme'>
  /** A code of the authenticator app comes first. */
  readonly needsCode: boolean
  /** A passkey comes first. */
  readonly ask?: PasskeyAsk | undefined
}

/** What the visitor did: the factors they have at hand, if any. The frame acts on it, and answers with a {@link TaskReply}. */
export type TaskResult = {
  readonly factors: readonly GivenFactor[]
  /** Of the steps of an export: to send a code, to log in with it, to send the words to a port, or that they were tested. */
  readonly step?: ExportStep | undefined
  /** Of the steps by which another device opens the wallet. */
  readonly handover?: HandoverStep | undefined
  /** Of the authenticator app, or a backup code. */
  readonly code?: string | undefined
  /** A new authenticator app, which the code is of. */
  readonly totp?: NewTotp | undefined
  /** Whether the wallet of another app is used in this one. */
  readonly isShared?: boolean | undefined
  /** What the passkey has signed for the server, if that was asked for. */
  readonly signed?: SignedChallenge | undefined
  /** The key of a new passkey. */
  readonly key?: PasskeyKey | undefined
  /** What a passkey has signed for the vault's server. */
  readonly confirmation?: Confirmation | undefined
  /** When a passkey is asked for from now on; or that the visitor has it no more, or needs another challenge. */
  readonly setting?: ConfirmSetting | 'lost' | 'again' | undefined
}

/** What an authenticator app computes from, and SHA-256 of the codes that stand in for it. */
export type NewTotp = { readonly secret: Bytes; readonly backup: readonly Bytes[] }

export type ExportStep =
  | { readonly name: 'mail' }
  | { readonly name: 'login'; readonly code: string }
  | { readonly name: 'words'; readonly port: MessagePort }
  | { readonly name: 'tested' }
  | { readonly name: 'import'; readonly port: MessagePort }
  | { readonly name: 'key'; readonly port: MessagePort; readonly accountName: string }

/** On the new device: to ask the others, then to wait for one. On another: the code that was typed, then what the visitor decided. */
export type HandoverStep =
  | { readonly name: 'offer' | 'await' | 'approve' | 'decline' }
  | { readonly name: 'typed'; readonly code: string }

/** The new device, as the login knows it. */
export type NewDevice = { readonly browser: string; readonly site: string }

/** With a number of its own: a visitor who goes back does not wait for the answer, which comes all the same. */
export type TaskMessage = { readonly turn: number; readonly result: TaskResult }

/** The code of the worker or of the server, if it failed; else what the window shows next. */
export type TaskReply = {
  readonly turn: number
  readonly error?: string | undefined
  readonly value?: unknown
}
