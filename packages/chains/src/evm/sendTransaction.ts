import {
  connectionPending,
  nodeErrorFor,
  nodeUnknown,
  sendFailed,
  sendRejected,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { assertFees, type Fees } from '@latchkey/protocol/fees'
import { numberToHex } from 'viem/utils'
import type { Driver, Session } from '../driver.ts'
import { isMissingMethod, isPending, isRejection, wordsOf } from '../providerError.ts'
import { request } from './session.ts'
import { toHexChainId } from './toChainId.ts'
import { withPrefix } from './withPrefix.ts'

const quantities = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce', 'value'] as const
const passedOn = ['accessList', 'authorizationList', 'type'] as const

/** Has the wallet sign and broadcast a transaction; amounts may be bigints, numbers or hex. */
export async function sendTransaction(args: Driver.SendTransactionArgs): Promise<string> {
  const { address, network, session, transaction } = args
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The wallet is on ${session.network}, not on ${network.id}.` })

  const sent = { ...toRequest(transaction), from: withPrefix(address), chainId: toHexChainId(network.id) }
  const hash = await requestSend(session, [sent]).catch((cause: unknown) => {
    throw toSendError(cause)
  })
  if (typeof hash === 'string' && /^0x[\da-fA-F]{64}$/.test(hash)) return hash
  throw new KitError(sendFailed, { details: 'The wallet answered with no transaction hash.' })
}

async function requestSend(session: Session, params: unknown): Promise<unknown> {
  try {
    return await request(session, 'eth_sendTransaction', params)
  } catch (error) {
    // Only where the method is unknown: after anything else the first may have gone out.
    if (!isMissingMethod(error)) throw error
    return await request(session, 'wallet_sendTransaction', params)
  }
}

function toRequest(transaction: unknown): Record<string, unknown> {
  if (typeof transaction !== 'object' || transaction === null)
    throw new KitError(sendFailed, { details: 'The transaction is not an object.' })
  const { data, gasLimit, input, to, ...fields } = transaction as Record<string, unknown>
  const given = { ...fields, gas: fields.gas ?? gasLimit } as Record<string, unknown>
  // Nodes call it either: left out under one name, the coins would go without the call.
  const [call, other = call] = [data, input].filter((one) => one !== undefined && one !== null)
  if (call !== other) throw new KitError(sendFailed, { details: '`data` and `input` are not the same.' })
  const amounts = quantities.flatMap((key) => {
    const value = given[key]
    return value === undefined || value === null ? [] : [[key, toQuantity(key, value)] as const]
  })
  // Before the wallet is asked: some would show the visitor nonsense to sign.
  assertFees(Object.fromEntries(amounts) as Fees)
  return {
    ...Object.fromEntries(passedOn.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
    ...Object.fromEntries(amounts.map(([key, value]) => [key, numberToHex(value)])),
    ...(call !== undefined && { data: call }),
    ...(to !== undefined && to !== null && { to: toReceiver(to) }),
  }
}

function toQuantity(key: string, value: unknown): bigint {
  try {
    const amount = BigInt(value as bigint | number | string)
    if (amount >= 0n && value !== '' && typeof value !== 'boolean') return amount
  } catch {
    // Told below, with the name of the field.
  }
  throw new KitError(sendFailed, { details: `\`${key}\` is not a whole amount: ${String(value)}.` })
}

function toReceiver(to: unknown): string {
  if (typeof to === 'string' && /^(0x)?[\da-fA-F]{40}$/.test(to)) return withPrefix(to)
  throw new KitError(sendFailed, { details: `\`to\` is not an address: ${String(to)}.` })
}

function toSendError(cause: unknown): KitError {
  if (isRejection(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  const entry = nodeErrorFor(wordsOf(cause))
  return new KitError(entry === nodeUnknown ? sendFailed : entry, { cause })
}
