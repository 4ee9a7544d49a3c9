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

/** What every signature costs. */
const signatureFee = 5_000n

/**
 * What a transfer costs at the prices of this moment, tried out on the chain.
 *
 * The price of work comes back as terms, and is written into the transaction:
 * wallets leave one alone that names its own, so what was shown is what is paid.
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
  const [least, [sender, receiver]] = await Promise.all([
    readLeast(network),
    getAccounts(network, [address, to]),
  ])
  const has = sender?.lamports ?? 0n
  const plan = await planTransfer({ ...args, amount: 1n }, terms)
  const fee = await readFee(network, plan, terms)
  const amount = args.amount === 'max' ? has - fee - least : args.amount
  const left = has - fee - amount
  if (amount <= 0n || left < 0n) throw new KitError(insufficientFunds)
  // Below the least an account is not kept, and the network refuses; nothing at all is fine.
  if (left > 0n && left < least && to !== address) throw new KitError(sendLeavesTooLittle)
  if ((receiver?.lamports ?? 0n) + amount < least) throw new KitError(sendBelowMinimum)
  await tryOut(network, await planTransfer({ ...args, amount }, terms))
  return { fee, reserve: least, terms }
}

async function priceToken(args: Driver.TransferFeeArgs, terms: Terms): Promise<TransferFee> {
  const { address, network } = args
  // Of a token one can send all without a remainder, so nobody asks for its `max`.
  const amount = args.amount === 'max' ? 1n : args.amount
  const plan = await planTransfer({ ...args, amount }, terms)
  const { destination, mint } = plan
  if (destination === undefined || !mint) throw new KitError(executionReverted)
  const [fee, least, [before, payer], epoch] = await Promise.all([
    readFee(network, plan, terms),
    readLeast(network),
    getAccounts(network, [destination, address]),
    mint.fees.length ? readEpoch(network) : 0n,
  ])
  const [after] = await tryOut(network, plan, [destination])
  const deposit = before ? 0n : (after?.lamports ?? 0n)
  const left = (payer?.lamports ?? 0n) - fee - deposit
  if (left < 0n) throw new KitError(insufficientFunds)
  if (left > 0n && left < least) throw new KitError(sendLeavesTooLittle)
  const withheld = withheldOf(mint.fees, amount, epoch)
  return {
    fee: fee + deposit,
    ...(deposit && { deposit }),
    ...(withheld && { withheld }),
    terms,
  }
}

/** Tries the transfer without signing it; rejects with the reason where it fails. */
async function tryOut(
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

/** The fee by the node, or by the rule where it does not say. */
async function readFee(network: Network, { messageBytes }: Plan, { limit, price }: Terms): Promise<bigint> {
  const rule = signatureFee + (BigInt(limit) * price + 999_999n) / 1_000_000n
  try {
    const params = [toBase64(messageBytes), { commitment: 'confirmed' }]
    const told = toUnits(resultOf(await askRpc(network, 'getFeeForMessage', params)))
    if (told > rule) return told
    return rule
  } catch {
    return rule
  }
}

/** What an account must have to be kept. */
async function readLeast(network: Network): Promise<bigint> {
  return toUnits(await askRpc(network, 'getMinimumBalanceForRentExemption', [0]))
}

async function readEpoch(network: Network): Promise<bigint> {
  const { epoch } = (await askRpc(network, 'getEpochInfo', [{ commitment: 'confirmed' }])) as {
    epoch?: unknown
  }
  return toUnits(epoch)
}
