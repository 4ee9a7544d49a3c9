import type { AssetId, ChainId } from '@latchkey/protocol/caip'
import type { ErrorCode } from '@latchkey/protocol/errors'

/**
 * Identifies a transaction until it is confirmed. It is plain JSON, so it survives a
 * reload. In some families a hash alone is not enough to find a transaction.
 */
export type TransactionHandle = {
  readonly chain: ChainId
  readonly hash: string
  /** Unix milliseconds. */
  readonly sentAt: number
  /** Whatever else the family needs to find it, such as the inputs it spends or the block it was signed for. */
  readonly data?: Readonly<Record<string, string>> | undefined
}

/** Whether the transaction is made later, when the owners of the account have approved it. Its hash is not known before. */
export function isQueued({ data }: Pick<TransactionHandle, 'data'>): boolean {
  return data?.batch !== undefined
}

export type Receipt = {
  readonly hash: string
  /** `dropped`: not included in a block, and no longer can be. */
  readonly status: 'success' | 'reverted' | 'dropped'
  readonly replaced?: boolean | undefined
}

/** The speeds a visitor can choose from, if faster transactions cost more. */
export type FeeSpeed = 'slow' | 'normal' | 'fast'

export type TransferFee = {
  /** The maximum cost, in base units of the network's coin. */
  readonly fee: bigint
  /** The wallet chooses the fee when it signs; `fee` is an estimate. */
  readonly isSetByWallet?: true | undefined
  /** The part of `fee` that opens a token account for the recipient: a deposit, not spent. */
  readonly deposit?: bigint | undefined
  /** The minimum balance that stays in the sender's account when the whole balance is sent. */
  readonly reserve?: bigint | undefined
  /** The part of the amount that the token withholds as its own fee, in the token's base units. */
  readonly withheld?: bigint | undefined
  /** Gas and prices for the wallet to use, so that amount and fee fit into the balance. */
  readonly terms?: unknown
}

export type Recipient = {
  readonly kind: 'account' | 'contract'
  /** False if the address has no transactions: often a typing mistake. Undefined where new addresses are normal. */
  readonly used?: boolean | undefined
}

export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** The symbol is sanitised but not trusted: any token can use any symbol. Empty if it has none. */
export type TokenBalance = Balance

/** What a transaction transferred. */
export type TransferRecord = {
  /** `pending` if no block includes it yet, or the nodes do not know it. */
  readonly status: 'success' | 'reverted' | 'pending'
  /** The time of its block, in Unix milliseconds. */
  readonly at?: number | undefined
  /** The number of blocks since the transaction, including its own. */
  readonly confirmations: number
  /** Empty unless the status is `success`. */
  readonly transfers: readonly RecordedTransfer[]
}

export type RecordedTransfer = {
  /** The token's address; undefined for the network's coin. */
  readonly token: string | undefined
  readonly from: string
  readonly to: string
  /** The amount received, in base units. */
  readonly amount: bigint
}

/** A coin, a token, or an item of a collection. Names are sanitised but not trusted. */
export type Asset = {
  /** CAIP-19. Two assets are the same if their ids are equal. */
  readonly id: AssetId
  readonly chain: ChainId
  /** The token's address; undefined for the network's coin. */
  readonly address: string | undefined
  /** Empty if it has none. */
  readonly symbol: string
  readonly decimals: number
  /** The item of the collection (ERC-721, ERC-1155). */
  readonly tokenId?: bigint | undefined
  /** True for an item of a collection or for the whole collection. */
  readonly collectible?: boolean | undefined
}

/** An asset as the wallet reports it: sanitised but not trusted. */
export type WalletAsset = Pick<Asset, 'id' | 'address' | 'symbol' | 'decimals'> & {
  readonly balance: bigint
  readonly name: string
  /** US dollars, as a decimal string. */
  readonly price: string | undefined
  readonly icon: string | undefined
}

/** The simulated effect of a transaction. `changes` and `approvals` are complete only if the status is `ok`. */
export type Simulation = {
  readonly status: 'ok' | 'reverts' | 'unknown'
  /** The contract's revert reason: sanitised but not trusted. */
  readonly reason?: string | undefined
  /** Why it would fail, as a code of the error catalogue. */
  readonly code?: ErrorCode | undefined
  /** Excludes the fee. */
  readonly changes: readonly AssetChange[]
  readonly approvals: readonly AssetApproval[]
}

/** `delta` is negative if the account sends and positive if it receives; never zero. */
export type AssetChange = { readonly token: Asset; readonly delta: bigint }

/** An allowance after the transaction. Zero revokes it. */
export type AssetApproval = {
  readonly token: Asset
  readonly spender: string
  /** In base units; `unlimited` for no limit or for a whole collection. */
  readonly amount: bigint | 'unlimited'
}

/** An allowance to revoke. */
export type Revocable = {
  readonly token: string
  readonly spender: string
  /** Whether it covers a whole collection. */
  readonly collectible: boolean
}

/** A signed permit that is not used yet. */
export type Permit = {
  /** ABI-encoded, as the spender's contract takes it. */
  readonly data: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}
