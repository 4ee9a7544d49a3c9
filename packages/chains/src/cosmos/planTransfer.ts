import {
  insufficientFunds,
  sendFailed,
  sendTokenMismatch,
  sendTokenMissing,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { isDenom, toDenom } from './denom.ts'
import type { Send } from './encodeTx.ts'
import { findDenom } from './getBalance.ts'
import { nativeOf } from './networks.ts'
import { type ChainAccount, readAccount } from './readAccount.ts'
import { toAddress } from './toAddress.ts'

export const maxMemoBytes = 256

/** A transfer whose arguments are valid, and the account that sends it. */
export type Plan = {
  readonly send: Send
  readonly denom: string
  readonly memo: string
  readonly account: ChainAccount
}

export async function planTransfer(args: Driver.TransferArgs): Promise<Plan> {
  const { amount, memo = '', network } = args
  const [from, to] = [toAddress(args.address, network), toAddress(args.to, network)]
  if (!from || !to || amount <= 0n || amount >= 2n ** 128n)
    throw new KitError(sendFailed, { details: `An address or the amount is not one of ${network.id}.` })
  if (!isMemo(memo)) throw new KitError(sendFailed, { details: 'The memo is too long, or not plain text.' })
  const denom = await toChecked(args)
  const account = await readAccount(network, from)
  // An address that has never received anything is no account yet.
  if (!account) throw new KitError(insufficientFunds)
  return { send: { from, to, amount: [{ denom, amount }] }, denom, memo, account }
}

/** Text of one line. JSON for hardware wallets escapes other characters differently from wallet to wallet. */
export function isMemo(memo: string): boolean {
  return new TextEncoder().encode(memo).length <= maxMemoBytes && !/[\p{Cc}\u2028\u2029\p{Cs}]/u.test(memo)
}

/** The denom; throws if the amount was entered with decimals that it does not have. */
async function toChecked({ decimals, network, token }: Driver.TransferArgs): Promise<string> {
  if (token === undefined) return nativeOf(network).denom
  const denom = toDenom(token)
  if (!isDenom(denom)) throw new KitError(sendTokenMissing, { details: `"${token}" is not a denom.` })
  const expected = (await findDenom(network, denom))?.decimals ?? 0
  if (decimals !== undefined && decimals !== expected)
    throw new KitError(sendTokenMismatch, { details: `It has ${expected} decimals, not ${decimals}.` })
  return denom
}
