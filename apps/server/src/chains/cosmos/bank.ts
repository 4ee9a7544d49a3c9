import { isDenom } from '@latchkey/chains/cosmos/denom'
import { bytesField, numberField, readFields, textField } from './protobuf.ts'

/** What an account has of a denom. */
export type Coin = { readonly denom: string; readonly units: bigint }

/** Coins that are read at once. */
export const pageCoins = 1_000

// Coins and the next page.
const maxFields = pageCoins + 8

/** @see https://buf.build/cosmos/cosmos-sdk/docs/main:cosmos.bank.v1beta1 */
export const bank = {
  allBalances: '/cosmos.bank.v1beta1.Query/AllBalances',
  balance: '/cosmos.bank.v1beta1.Query/Balance',
} as const

export function writeAllBalances(address: string, pageKey: Uint8Array | undefined): Buffer {
  const page = [...(pageKey ? [bytesField(1, pageKey)] : []), numberField(3, pageCoins)]
  return Buffer.concat([textField(1, address), bytesField(2, ...page)])
}

/** Undefined if the answer is malformed. */
export function readAllBalances(
  answer: Buffer,
): { readonly coins: Coin[]; readonly next: Buffer | undefined } | undefined {
  const fields = readFields(answer, maxFields)
  const coins = fields?.filter(({ number }) => number === 1).map(({ bytes }) => readCoin(bytes))
  if (!coins?.every((coin) => coin !== undefined)) return undefined
  const page = fields?.find(({ number }) => number === 2)
  const next = page && readFields(page.bytes, maxFields)?.find(({ number }) => number === 1)?.bytes
  return { coins, next: next && next.length > 0 ? next : undefined }
}

export function writeBalance(address: string, denom: string): Buffer {
  return Buffer.concat([textField(1, address), textField(2, denom)])
}

/** Undefined if the answer is malformed or about another denom. */
export function readBalance(answer: Buffer, denom: string): bigint | undefined {
  const [field, ...more] = readFields(answer, maxFields) ?? [undefined]
  // Some versions answer with nothing for zero.
  if (!field) return answer.length === 0 ? 0n : undefined
  const coin = more.length === 0 && field.number === 1 ? readCoin(field.bytes) : undefined
  return coin?.denom === denom ? coin.units : undefined
}

function readCoin(message: Buffer): Coin | undefined {
  const fields = readFields(message, maxFields)
  const [denom = '', amount = ''] = [1, 2].map((number) =>
    fields?.find((field) => field.number === number)?.bytes.toString('latin1'),
  )
  return isDenom(denom) && /^\d{1,78}$/.test(amount) ? { denom, units: BigInt(amount) } : undefined
}
