import type { AssetId, ChainId } from '@latchkey/protocol/caip'
import type { ErrorCode } from '@latchkey/protocol/errors'

/**
 * Identifies a transaction until its end is known, after a reload too: plain
 * JSON. A hash alone does not find a transaction in every family.
 */
export type TransactionHandle = {
  readonly chain: ChainId
  readonly hash: string
  /** Unix milliseconds. */
  readonly sentAt: number
  /** What else the family needs to find it, such as the inputs it spends or the block it was signed for. */
  readonly data?: Readonly<Record<string, string>> | undefined
}

export type Receipt = {
  readonly hash: string
  /** `dropped` was never included in a block and no longer can be. */
  readonly status: 'success' | 'reverted' | 'dropped'
  readonly replaced?: boolean | undefined
}

/** What a visitor can choose between where a faster transaction costs more. */
export type FeeSpeed = 'slow' | 'normal' | 'fast'

export type TransferFee = {
  /** The most it can cost, in base units of the network's coin. */
  readonly fee: bigint
  /** The part of `fee` that is not spent but deposited, into an account that must be opened for the recipient. */
  readonly deposit?: bigint | undefined
  /** What the sender's account must keep besides, where all of the coin is sent. */
  readonly reserve?: bigint | undefined
  /** What the token itself keeps of the amount, in the token's base units. */
  readonly withheld?: bigint | undefined
  /** What the wallet must keep to for amount and fee to fit into the balance. */
  readonly terms?: unknown
}

export type Recipient = {
  readonly kind: 'account' | 'contract'
  /** False where no transaction ever touched it: often a typing mistake. */
  readonly used: boolean
}

export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** Its symbol is sanitised, not trusted: anybody can make a token with any symbol. Empty where it has none. */
export type TokenBalance = Balance

/** What a transaction transferred. */
export type TransferRecord = {
  /** `pending` where no block includes it yet, or the nodes do not know it. */
  readonly status: 'success' | 'reverted' | 'pending'
  /** When its block was made, in Unix milliseconds. */
  readonly at?: number | undefined
  /** How many blocks stand on its block, itself included. */
  readonly confirmations: number
  /** Empty unless the status is `success`. */
  readonly transfers: readonly RecordedTransfer[]
}

export type RecordedTransfer = {
  /** As the chain writes it; undefined for the chain's own coin. */
  readonly token: string | undefined
  readonly from: string
  readonly to: string
  /** In base units, as it arrived. */
  readonly amount: bigint
}

/** A coin, a token, or one item of a collection. Its own names are sanitised, not trusted. */
export type Asset = {
  /** CAIP-19: two assets are the same when their ids are. */
  readonly id: AssetId
  readonly chain: ChainId
  /** As the chain writes it; undefined for the chain's own coin. */
  readonly address: string | undefined
  /** Empty where it has none. */
  readonly symbol: string
  readonly decimals: number
  /** The item of the collection (ERC-721, ERC-1155). */
  readonly tokenId?: bigint | undefined
  /** True for an item of a collection, also where no single one is meant. */
  readonly collectible?: boolean | undefined
}

/** An asset as the account's wallet reports it: sanitised, not trusted. */
export type WalletAsset = Pick<Asset, 'id' | 'address' | 'symbol' | 'decimals'> & {
  readonly balance: bigint
  readonly name: string
  /** Decimal text, in dollars. */
  readonly price: string | undefined
  readonly icon: string | undefined
}

/** The effect of a transaction. `changes` and `approvals` are complete only where the status is `ok`. */
export type Simulation = {
  readonly status: 'ok' | 'reverts' | 'unknown'
  /** Why it would fail, in the contract's own words: sanitised, not trusted. */
  readonly reason?: string | undefined
  /** Why it would fail, as a code of the error catalogue. */
  readonly code?: ErrorCode | undefined
  /** Without the fee. */
  readonly changes: readonly AssetChange[]
  readonly approvals: readonly AssetApproval[]
}

/** Negative where the account gives, positive where it receives; never zero. */
export type AssetChange = { readonly token: Asset; readonly delta: bigint }

/** An allowance after the transaction. Zero revokes it. */
export type AssetApproval = {
  readonly token: Asset
  readonly spender: string
  /** In base units; `unlimited` for everything, or all of a collection. */
  readonly amount: bigint | 'unlimited'
}

/** An allowance, as its family knows it. */
export type Revocable = {
  readonly token: string
  readonly spender: string
  /** Whether it covers a whole collection. */
  readonly collectible: boolean
}

/** A signed permit that was not used yet. */
export type Permit = {
  /** As contracts of the family take it. */
  readonly data: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}
