import type { ChainId } from '@latchkey/protocol/caip'
import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** Asks a node of the request's chain. Rejects with the node's error, which has a `code`, or with a {@link KitError}. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A page asks our own wallet for a signature. Everything in `params` is untrusted. */
export type ApprovalRequest = {
  readonly chainId: ChainId
  readonly params: unknown
  /** The account of the wallet that signs. */
  readonly address: string
  /** Of the key that signs. Families whose addresses are its hash need it. */
  readonly publicKey?: Uint8Array | undefined
  /** Of the page, as the browser reports it. */
  readonly origin: string
  readonly ask: AskNode
  /** Throws if structured data would act for another account that the same key owns. */
  readonly refuseOwn?: ((data: DataOfKey) => Promise<void>) | undefined
}

/** Structured data, and the account of the key that would sign it. */
export type DataOfKey = { readonly domain: unknown; readonly message: unknown; readonly address: string }

/** What is signed, and what the visitor is shown: both made from the same bytes. */
export type Approval = {
  /** What the account's key signs, one after the other: digests or messages, as the family signs. */
  readonly toSign: readonly Uint8Array[]
  readonly view: ApprovalView
  /** Those of `view.choices`, in the same order. */
  readonly choices?: readonly Approval[] | undefined
  /** Turns the signatures into what the page gets, and broadcasts if that was asked. */
  complete(signatures: readonly Uint8Array[]): Promise<unknown>
}

/** Builds the bytes to sign for a request, and reads them back for the visitor. Throws a {@link KitError}. */
export type PrepareApproval = (request: ApprovalRequest) => Promise<Approval>

/** What a chain family can sign in our own wallet, by the name of the method. */
export type ApprovalFamily = Readonly<Record<string, PrepareApproval>>

/** What our own wallet answers without a node or a signature, by the name of the method. */
export type WalletReads = Readonly<
  Record<string, (request: Omit<ApprovalRequest, 'origin'>) => Promise<unknown>>
>

/** Everything the visitor is shown. Plain data, which also crosses to another window. Texts are untrusted. */
export type ApprovalView = {
  readonly kind: 'message' | 'signIn' | 'typedData' | 'transaction' | 'session' | 'link'
  readonly chainId: ChainId
  /** Undefined for a network that the wallet has no name for. */
  readonly network: string | undefined
  readonly account: string
  /** Set if the account is a contract. */
  readonly accountType?: 'smartAccount' | undefined
  readonly actions: readonly ApprovalAction[]
  readonly warnings: readonly ApprovalWarning[]
  /** The most that the transaction can cost, besides what it sends. */
  readonly fee?: CoinAmount | TokenAmount | undefined
  /** The same with the fee paid in other ways, of which the visitor may choose one. */
  readonly choices?: readonly ApprovalView[] | undefined
  /** The operator pays the fee. */
  readonly isSponsored?: boolean | undefined
  /** What the nodes say would happen. Absent if nothing is executed. */
  readonly simulation?: Simulation | undefined
  /** The message, if it is text. */
  readonly text?: string | undefined
  /** Every value that is signed, by its path. */
  readonly fields: readonly ApprovalField[]
  /** The signed bytes, in hex. */
  readonly raw: readonly string[]
}

/** `unfunded`: it would fail because the account cannot pay for it. */
export type Simulation = 'succeeds' | 'fails' | 'unfunded' | 'unknown'

export type ApprovalField = { readonly name: string; readonly value: string }

/** In decimals. */
export type CoinAmount = { readonly amount: string; readonly symbol: string }

export type ApprovalToken = {
  readonly address: string
  /** Empty if it is unknown. */
  readonly symbol: string
  /** False for a symbol that the token claims itself. */
  readonly isListed: boolean
}

/**
 * One thing that happens. `amount` is in decimals, `unlimited`, or in base units where
 * `isBaseUnits` says that the token's decimals are unknown.
 */
export type ApprovalAction =
  | { readonly type: 'signMessage' }
  | { readonly type: 'signIn'; readonly domain: string }
  | { readonly type: 'signData'; readonly name: string; readonly contract: string | undefined }
  | { readonly type: 'sendCoin'; readonly amount: string; readonly symbol: string; readonly to: string }
  | (TokenAmount & { readonly type: 'sendToken'; readonly from?: string | undefined; readonly to: string })
  | {
      readonly type: 'sendItem'
      readonly token: ApprovalToken
      readonly id: string
      readonly from: string
      readonly to: string
    }
  | (TokenAmount & {
      readonly type: 'allow'
      readonly spender: string
      /** What the wallet itself adds, so that the fee can be taken. */
      readonly isForFee?: true | undefined
    })
  | { readonly type: 'allowAll'; readonly token: ApprovalToken; readonly spender: string }
  | { readonly type: 'revoke'; readonly token: ApprovalToken; readonly spender: string }
  | { readonly type: 'call'; readonly contract: string; readonly selector: string }
  | { readonly type: 'create' }
  | { readonly type: 'deployAccount' }
  | { readonly type: 'upgradeAccount'; readonly contract: string }
  | (SessionLimit & {
      readonly type: 'openSession'
      /** The most that it can move in all. */
      readonly total: CoinAmount | TokenAmount
      /** Unix time in seconds. */
      readonly expiry: number
    })
  | (SessionLimit & { readonly type: 'endSession' })
  | { readonly type: 'openAccount'; readonly address: string; readonly owner: string }
  | { readonly type: 'closeAccount'; readonly address: string; readonly to: string }
  | { readonly type: 'changeAuthority'; readonly address: string; readonly to: string | undefined }
  | { readonly type: 'memo'; readonly text: string }
  /** The address of a wallet of the visitor's own. */
  | { readonly type: 'linkWallet'; readonly to: string }

/** What an app may spend without asking again. */
export type SessionLimit = {
  readonly perPeriod: CoinAmount | TokenAmount
  readonly periodSeconds: number
  readonly spender: string
}

export type TokenAmount = {
  readonly token: ApprovalToken
  readonly amount: string
  readonly isBaseUnits: boolean
}

/** What the visitor is warned of. The most dangerous ones first. */
export const approvalWarnings = [
  'foreignSignIn',
  'looksLikeHash',
  'unlimitedAllowance',
  'allowsAll',
  'authorityChange',
  'permit',
  'order',
  'session',
  'otherChain',
  'otherAccount',
  'unknownCall',
  'createsContract',
  'unknownProgram',
  'lookupTables',
  'durableNonce',
  'unreadable',
  'highFee',
  'malformedSignIn',
  'severalTransactions',
] as const
export type ApprovalWarning = (typeof approvalWarnings)[number]

/** Each warning once, the most dangerous first. */
export function sortWarnings(warnings: Iterable<ApprovalWarning>): readonly ApprovalWarning[] {
  const present = new Set(warnings)
  return approvalWarnings.filter((warning) => present.has(warning))
}

export function invalidParams(details: string, cause?: unknown): KitError {
  return new KitError(rpcErrors[-32602], { details, cause })
}
