import type { ChainId } from '@latchkey/protocol/caip'
import type { BuiltSwap, SwapSide } from './provider.ts'

/** On-chain data for swaps of any provider, read through the gateway. */
export type SwapLedger = {
  supports(chain: ChainId): boolean
  /** Allowances of routers; absent on chains where swaps need none. */
  readonly spending?: Spending | undefined
  /** Simulates a swap without sending it. */
  rehearse(args: RehearsalArgs): Promise<Rehearsal>
  /** Undefined if the gas cannot be estimated, such as while the allowance is missing. Absent on chains without gas prices. */
  estimateGas?(args: GasArgs): Promise<bigint | undefined>
}

export type Spending = {
  /** The allowance of each spender, in order. */
  allowances(args: AllowanceArgs): Promise<bigint[]>
  /** The approval call for a spender. */
  approval(args: ApprovalArgs): Promise<Approval>
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
  /** Undefined means unlimited. */
  readonly amount: bigint | undefined
  readonly signal: AbortSignal
}

export type Approval = {
  readonly data: string
  /** Must be sent first if the token only changes an allowance that is zero. */
  readonly resetData: string | undefined
}

export type RehearsalArgs = {
  readonly chain: ChainId
  readonly user: string
  readonly from: SwapSide
  readonly to: SwapSide
  readonly amount: bigint
  readonly swap: BuiltSwap
  /** True if the swap contains a permit. */
  readonly permitted: boolean
  readonly signal: AbortSignal
}

export type Rehearsal =
  /** `received` is undefined if the node can only tell that the swap succeeds. */
  | { readonly outcome: 'fine'; readonly received: bigint | undefined }
  | { readonly outcome: 'reverted'; readonly reason: string }
  /** Could not be simulated: the balance is too low, or the allowance is missing. */
  | { readonly outcome: 'untried' }

export type GasArgs = {
  readonly chain: ChainId
  readonly user: string
  readonly swap: BuiltSwap
  readonly signal: AbortSignal
}
