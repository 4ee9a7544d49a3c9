import {
  executionReverted,
  insufficientFunds,
  sendBelowMinimum,
  sendLeavesTooLittle,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Network, TransferFee } from '../driver.ts'
import { type ChainAccount, getAccounts, readAccounts, withheldOf } from './accounts.ts'
import { failureText, reasonOf, solanaErrorFor, toNodeError } from './nodeError.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'
import { type Plan, planTransfer, readTerms, type Terms } from './transfer.ts'
import { toBase64 } from './wire.ts'

/** Lamports per signature. */
const signatureFee = 5_000n

/**
 * The cost of a transfer at current prices. Simulates the transfer.
 *
 * The compute unit price is returned as terms and written into the transaction: wallets
 * keep a price that is already set, so the fee shown is the fee paid.
 */
export async function getTransferFee(args: Driver.TransferFeeArgs): Promise<TransferFee> {
  try {
    const terms = await readTerms(args.network, args.address, args.token)
    return args.token === undefined ? await priceCoin(args, terms) : await priceToken(args, terms)
  } catch (cause) {
    throw toNodeError(cause)
  }
}

async function priceCoin(args: Driver.TransferFeeArgs, terms: Terms): Promise<TransferFee> {
  const { address, network, to } = args
  const [minimum, [sender, receiver]] = await Promise.all([
    readMinimum(network),
    getAccounts(network, [address, to]),
  ])
  const has = sender?.lamports ?? 0n
  const plan = await planTransfer({ ...args, amount: 1n }, terms)
  const fee = await readFee(network, plan, terms)
  const amount = args.amount === 'max' ? has - fee - minimum : args.amount
  const left = has - fee - amount
  if (amount <= 0n || left < 0n) throw new KitError(insufficientFunds)
  // The network rejects a remainder below the rent-exempt minimum, unless it is zero.
  if (left > 0n && left < minimum && to !== address) throw new KitError(sendLeavesTooLittle)
  if ((receiver?.lamports ?? 0n) + amount < minimum) throw new KitError(sendBelowMinimum)
  await simulateTransfer(network, await planTransfer({ ...args, amount }, terms))
  return { fee, reserve: minimum, terms }
}

async function priceToken(args: Driver.TransferFeeArgs, terms: Terms): Promise<TransferFee> {
  const { address, network } = args
  // The kit only asks for `max` of the coin: a token's whole balance can be sent as it is.
  const amount = args.amount === 'max' ? 1n : args.amount
  const plan = await planTransfer({ ...args, amount }, terms)
  const { destination, mint } = plan
  if (destination === undefined || !mint) throw new KitError(executionReverted)
  const [fee, minimum, [before, payer], epoch] = await Promise.all([
    readFee(network, plan, terms),
    readMinimum(network),
    getAccounts(network, [destination, address]),
    mint.fees.length ? readEpoch(network) : 0n,
  ])
  const [after] = await simulateTransfer(network, plan, [destination])
  const deposit = before ? 0n : (after?.lamports ?? 0n)
  const left = (payer?.lamports ?? 0n) - fee - deposit
  if (left < 0n) throw new KitError(insufficientFunds)
  if (left > 0n && left < minimum) throw new KitError(sendLeavesTooLittle)
  const withheld = withheldOf(mint.fees, amount, epoch)
  return {
    fee: fee + deposit,
    ...(deposit && { deposit }),
    ...(withheld && { withheld }),
    terms,
  }
}

/** Simulates the unsigned transfer; rejects with the reason if it fails. */
async function simulateTransfer(
  network: Network,
  { bytes }: Plan,
  addresses: readonly string[] = [],
): Promise<readonly (ChainAccount | undefined)[]> {
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(addresses.length && { accounts: { encoding: 'base64', addresses } }),
  }
  const answer = resultOf(await askRpc(network, 'simulateTransaction', [toBase64(bytes), options]))
  const { accounts, err, logs } = (answer ?? {}) as Record<string, unknown>
  if (err !== null && err !== undefined)
    throw new KitError(solanaErrorFor(failureText({ err, logs })), { details: reasonOf(logs) })
  return addresses.length ? readAccounts(accounts, addresses.length) : []
}

/** The fee according to the node, or computed if the node does not say. */
async function readFee(network: Network, { messageBytes }: Plan, { limit, price }: Terms): Promise<bigint> {
  const rule = signatureFee + (BigInt(limit) * price + 999_999n) / 1_000_000n
  try {
    const params = [toBase64(messageBytes), { commitment: 'confirmed' }]
    const reported = toUnits(resultOf(await askRpc(network, 'getFeeForMessage', params)))
    if (reported > rule) return reported
    return rule
  } catch {
    return rule
  }
}

/** The rent-exempt minimum of an account. */
async function readMinimum(network: Network): Promise<bigint> {
  return toUnits(await askRpc(network, 'getMinimumBalanceForRentExemption', [0]))
}

async function readEpoch(network: Network): Promise<bigint> {
  const { epoch } = (await askRpc(network, 'getEpochInfo', [{ commitment: 'confirmed' }])) as {
    epoch?: unknown
  }
  return toUnits(epoch)
}
