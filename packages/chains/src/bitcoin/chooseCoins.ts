import type { AddressKind } from './readAddress.ts'
import { dustLimits, feeOf, inputWeight, weightOf } from './weights.ts'

/** An unspent output of the sender. */
export type Coin = { readonly id: string; readonly index: number; readonly value: bigint }

/** The coins that a transfer spends, and its fee. What remains is change for the sender. */
export type Choice = { readonly coins: readonly Coin[]; readonly fee: bigint; readonly amount: bigint }

/** The larger a transaction, the longer wallets take to show it, and hardware wallets to sign it. */
export const maxInputs = 100

/** The coins that are worth spending at a rate, in satoshis per 1,000 virtual bytes: the largest first, as many as fit. */
export function rankCoins(coins: readonly Coin[], from: AddressKind, rate: bigint): readonly Coin[] {
  const cost = feeOf(inputWeight(from) ?? 0, rate)
  return coins
    .filter(({ value }) => value > cost)
    .toSorted((a, b) => (a.value === b.value ? 0 : a.value > b.value ? -1 : 1))
    .slice(0, maxInputs)
}

/**
 * Chooses the largest coins until they cover amount and fee, or all of them for `max`.
 * Change that nodes would not relay goes to the fee. Undefined if the coins do not suffice.
 */
export function chooseCoins({ amount, from, ranked, rate, to }: chooseCoins.Args): Choice | undefined {
  const input = inputWeight(from) ?? 0
  if (amount === 'max') {
    const fee = feeOf(weightOf(input, ranked.length, [to]), rate)
    const left = sum(ranked) - fee
    return ranked.length && left > 0n ? { coins: ranked, fee, amount: left } : undefined
  }
  let total = 0n
  for (const [index, { value }] of ranked.entries()) {
    total += value
    const withChange = feeOf(weightOf(input, index + 1, [to, from]), rate)
    const without = feeOf(weightOf(input, index + 1, [to]), rate)
    const coins = ranked.slice(0, index + 1)
    if (total - amount - withChange >= dustLimits[from]) return { coins, fee: withChange, amount }
    if (total - amount >= without) return { coins, fee: total - amount, amount }
  }
  return undefined
}

export declare namespace chooseCoins {
  type Args = {
    amount: bigint | 'max'
    /** From {@link rankCoins}. */
    ranked: readonly Coin[]
    from: AddressKind
    to: AddressKind
    /** Satoshis per 1,000 virtual bytes. */
    rate: bigint
  }
}

export function sum(coins: readonly Coin[]): bigint {
  return coins.reduce((total, { value }) => total + value, 0n)
}
