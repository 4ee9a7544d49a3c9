import { insufficientFunds } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Network, TransferFee } from '../driver.ts'
import { askState, ChainError } from './askState.ts'
import { encodeAuthInfo, encodeBody, encodeTx, signModes } from './encodeTx.ts'
import { readBalance } from './getBalance.ts'
import { nativeOf } from './networks.ts'
import { toNodeError } from './nodeError.ts'
import { type Plan, planTransfer } from './planTransfer.ts'
import { bytesOf, field, message, numberOf, readFields } from './protobuf.ts'
import { feeOf, readGasPrice } from './readGasPrice.ts'
import { readCoin } from './readTx.ts'
import { toAddress } from './toAddress.ts'

/** Gas and fee of a transfer, unchanged from the review to the signature. */
export type Terms = {
  readonly gas: bigint
  /** In base units of the network's coin. */
  readonly fee: bigint
}

/** No transfer of coins needs as much; a node that says so cannot make it expensive. */
const maxGas = 2_000_000n

/** The cost of a transfer at current prices. Simulates the transfer. */
export async function getTransferFee(args: Driver.TransferFeeArgs): Promise<TransferFee> {
  const { address, network } = args
  const coin = nativeOf(network).denom
  try {
    const owner = toAddress(address, network) ?? address
    const [balance, spendable] = await Promise.all([
      readBalance(network, owner, coin),
      readSpendable(network, owner, coin),
    ])
    // The kit only asks for `max` of the coin.
    const amount = args.amount === 'max' ? spendable : args.amount
    if (amount === 0n) throw new KitError(insufficientFunds)
    const plan = await planTransfer({ ...args, amount })
    const { fee, gas } = await readTerms(network, plan)
    const [needed, left] =
      plan.denom === coin ? [args.amount === 'max' ? fee + 1n : amount + fee, spendable] : [fee, spendable]
    if (left < needed) throw new KitError(insufficientFunds)
    const terms: Terms = { gas, fee }
    // Coins that vest later are in the balance, but cannot be sent.
    return { fee, terms, ...(balance > spendable && { reserve: balance - spendable }) }
  } catch (cause) {
    throw toNodeError(cause)
  }
}

/** Simulates the transfer. What it uses can change until it is in a block, so the limit is higher by 30 %. */
export async function readTerms(network: Network, plan: Plan): Promise<Terms> {
  const [used, price] = await Promise.all([simulate(network, plan), readGasPrice(network)])
  const gas = (used * 13n + 9n) / 10n
  return { gas, fee: feeOf(gas, price) }
}

async function simulate(network: Network, { account, memo, send }: Plan): Promise<bigint> {
  const { publicKey, sequence } = account
  const fee = { amount: [], gas: 0n }
  const authInfo = encodeAuthInfo({ publicKey, mode: signModes.direct, sequence, fee })
  const tx = encodeTx(encodeBody(send, memo), authInfo, new Uint8Array())
  const { bytes } = await askState(network, '/cosmos.tx.v1beta1.Service/Simulate', message(2, tx))
  const used = numberOf(readFields(bytesOf(readFields(bytes), 1)), 2)
  if (used === 0n || used > maxGas) throw new Error(`The node says that a transfer uses ${used} gas.`)
  return used
}

/** What the account can send: its balance without coins that vest later. */
async function readSpendable(network: Network, address: string, denom: string): Promise<bigint> {
  try {
    const request = [...field(1, address), ...field(2, denom)]
    const { bytes } = await askState(network, '/cosmos.bank.v1beta1.Query/SpendableBalanceByDenom', request)
    const answer = readFields(bytes)
    const coin = answer.has(1) ? readCoin(bytesOf(answer, 1)) : { denom, amount: 0n }
    if (coin.denom !== denom) throw new Error('The node answered about another denom.')
    return coin.amount
  } catch (error) {
    // Chains with an SDK before 0.47 do not have this query.
    if (error instanceof ChainError) return await readBalance(network, address, denom)
    throw error
  }
}

export function isTerms(value: unknown): value is Terms {
  const { fee, gas } = (value ?? {}) as Partial<Terms>
  return typeof fee === 'bigint' && fee >= 0n && typeof gas === 'bigint' && gas > 0n
}
