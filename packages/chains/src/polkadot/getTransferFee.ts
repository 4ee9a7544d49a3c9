import {
  httpRequestFailed,
  insufficientFunds,
  sendBelowMinimum,
  sendLeavesTooLittle,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Network, TransferFee } from '../driver.ts'
import { accountExists, accountIdOf, readAssetAccount, readCoinAccount, readNonce } from './accounts.ts'
import { existentialDeposit } from './calls.ts'
import { assemble, buildUnsigned } from './extrinsic.ts'
import { fromHex, joinBytes, toHex, toLittleEndian, toUnits } from './hex.ts'
import { toNodeError } from './nodeError.ts'
import { type Plan, planTransfer } from './plan.ts'
import { askRpc } from './rpc.ts'
import { loadRuntime, type Runtime } from './runtime.ts'

/** The terms of a fee: a transfer for another version of the runtime has to be reviewed again. */
export type FeeTerms = { readonly specVersion: number }

/**
 * What a transfer costs, asked for the bytes that are sent. Rejects with the reason if the
 * transfer would fail: a failed one costs its fee.
 */
export async function getTransferFee(args: Driver.TransferFeeArgs): Promise<TransferFee> {
  try {
    const runtime = await loadRuntime(args.network)
    return args.token === undefined ? await priceCoin(args, runtime) : await priceToken(args, runtime)
  } catch (cause) {
    throw toNodeError(cause)
  }
}

async function priceCoin(args: Driver.TransferFeeArgs, runtime: Runtime): Promise<TransferFee> {
  const { address, network, to } = args
  const minimum = existentialDeposit(runtime)
  const [sender, receiver] = await Promise.all([
    readCoinAccount(network, address),
    readCoinAccount(network, to),
  ])
  const reserve = reserveOf(sender, minimum)
  // The whole balance has the most bytes, so the fee is not too low for what is left of it.
  const priced = args.amount === 'max' ? sender.free : args.amount
  const plan = await planTransfer({ ...args, amount: priced }, runtime)
  const fee = await readFee(network, address, plan, runtime)
  const amount = args.amount === 'max' ? sender.free - fee - reserve : args.amount
  const left = sender.free - fee - amount
  if (amount <= 0n || left < 0n) throw new KitError(insufficientFunds)
  if (left < reserve) throw new KitError(sendLeavesTooLittle)
  if (receiver.free + receiver.reserved + amount < minimum) throw new KitError(sendBelowMinimum)
  return { fee, reserve, terms: termsOf(runtime) }
}

async function priceToken(args: Driver.TransferFeeArgs, runtime: Runtime): Promise<TransferFee> {
  const { address, network, to } = args
  // The kit only asks for `max` of the coin: a token's whole balance can be sent as it is.
  const amount = args.amount === 'max' ? 1n : args.amount
  const plan = await planTransfer({ ...args, amount }, runtime)
  const { asset } = plan
  if (!asset || amount <= 0n || asset.balance < amount) throw new KitError(insufficientFunds)
  const [fee, sender, holding, exists] = await Promise.all([
    readFee(network, address, plan, runtime),
    readCoinAccount(network, address),
    readAssetAccount(network, asset.id, to),
    asset.isSufficient || accountExists(network, to),
  ])
  if (sender.free - fee < 0n) throw new KitError(insufficientFunds)
  if (sender.free - fee < reserveOf(sender, existentialDeposit(runtime)))
    throw new KitError(sendLeavesTooLittle)
  const left = asset.balance - amount
  if (left > 0n && left < asset.minBalance) throw new KitError(sendLeavesTooLittle)
  if ((holding?.balance ?? 0n) + amount < asset.minBalance) throw new KitError(sendBelowMinimum)
  if (!holding && !exists)
    throw new KitError(sendBelowMinimum, {
      details: 'This token can only be received by an account that already holds some of the coin.',
    })
  return { fee, terms: termsOf(runtime) }
}

/** What must stay of the free balance: the existential deposit, or what is frozen beyond the reserved amount. */
function reserveOf(sender: { reserved: bigint; frozen: bigint }, minimum: bigint): bigint {
  const frozen = sender.frozen - sender.reserved
  return frozen > minimum ? frozen : minimum
}

function termsOf({ specVersion }: Runtime): FeeTerms {
  return { specVersion }
}

/** The network's answer for the transaction with a blank signature, which is as long as a real one. */
async function readFee(network: Network, address: string, { call }: Plan, runtime: Runtime): Promise<bigint> {
  const block = { number: 0, hash: runtime.genesisHash }
  const nonce = await readNonce(network, address)
  const unsigned = await buildUnsigned(network, runtime, { call, nonce, block })
  const signature = joinBytes([1], new Uint8Array(64))
  const { bytes } = assemble(unsigned, accountIdOf(address), signature)
  const params = [
    'TransactionPaymentApi_query_info',
    toHex(joinBytes(bytes, toLittleEndian(bytes.length, 4))),
  ]
  const answer = fromHex(await askRpc(network, 'state_call', params))
  const fee = answer && readDispatchFee(answer)
  if (fee === undefined) throw new KitError(httpRequestFailed, { details: 'The node answered with no fee.' })
  // The price per unit of weight can rise by a fraction of this until the transaction is in a block.
  return fee + fee / 100n
}

/** The fee of a `RuntimeDispatchInfo`: after the weight, whose length differs, the class in one byte and the fee in 16. */
function readDispatchFee(answer: Uint8Array): bigint | undefined {
  const start = answer.length - 16
  const dispatchClass = answer[start - 1] ?? 255
  return start >= 3 && start <= 21 && dispatchClass <= 2 ? toUnits(answer.subarray(start)) : undefined
}
