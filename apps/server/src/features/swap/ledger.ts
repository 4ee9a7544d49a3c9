import type { ChainId } from '@latchkey/protocol/caip'
import type { BuiltSwap, SwapSide } from './provider.ts'

/** What a chain is asked about a swap, whoever wrote it. Read through the gateway. */
export type SwapLedger = {
  supports(chain: ChainId): boolean
  /** How much each of the spenders may take, in their order. */
  allowances(args: AllowanceArgs): Promise<bigint[]>
  /** The call that lets a spender take a token. */
  approval(args: ApprovalArgs): Promise<Approval>
  /** Tries a swap without sending it. */
  rehearse(args: RehearsalArgs): Promise<Rehearsal>
  /** Undefined where the chain cannot say, such as while the allowance is missing. */
  estimateGas(args: GasArgs): Promise<bigint | undefined>
}

export type AllowanceArgs = {
  readonly chain: ChainId
  readonly token: string
  readonly owner: string
  readonly spenders: readonly string[]
  readonly signal: AbortSignal
}

export type ApprovalArgs = {
  readonly chain: ChainId
  readonly token: string
  readonly owner: string
  readonly spender: string
  /** Undefined means without limit. */
  readonly amount: bigint | undefined
  readonly signal: AbortSignal
}

export type Approval = {
  readonly data: string
  /** Must be sent first, where the token only changes an allowance that is zero. */
  readonly resetData: string | undefined
}

export type RehearsalArgs = {
  readonly chain: ChainId
  readonly user: string
  readonly from: SwapSide
  readonly to: SwapSide
  readonly amount: bigint
  readonly swap: BuiltSwap
  /** True where the swap brings its own permission to take the token. */
  readonly permitted: boolean
  readonly signal: AbortSignal
}

export type Rehearsal =
  /** `received` is undefined where the node could only say that it goes through. */
  | { readonly outcome: 'fine'; readonly received: bigint | undefined }
  | { readonly outcome: 'reverted'; readonly reason: string }
  /** It could not be tried: the account holds too little, or the allowance is missing. */
  | { readonly outcome: 'untried' }

export type GasArgs = {
  readonly chain: ChainId
  readonly user: string
  readonly swap: BuiltSwap
  readonly signal: AbortSignal
}
