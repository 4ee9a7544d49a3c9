// Written by scripts/genRequests.ts. Do not edit.
import type { Requests as bitcoin } from './bitcoin/requests.ts'
import type { Requests as evm } from './evm/requests.ts'
import type { Requests as solana } from './solana/requests.ts'

type Requests = bitcoin | evm | solana
type Of<Kind extends string, Family = Requests> = Family extends Record<Kind, infer Request> ? Request : never

/** A transaction, in the format of a chain. */
export type TransactionRequest = Of<'transaction'>
/** Structured data to sign, in the format of a chain. */
export type TypedDataRequest = Of<'typedData'>
/** A call of a batch, in the format of a chain. */
export type CallRequest = Of<'call'>
