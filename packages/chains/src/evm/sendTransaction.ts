import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { assertFees, type Fees } from '@latchkey/protocol/fees'
import { isTransactionHash } from '@latchkey/protocol/hash'
import type { Hex } from 'viem'
import { formatTransactionRequest, numberToHex } from 'viem/utils'
import type { Driver, Session, TransactionHandle } from '../driver.ts'
import { isMissingMethod } from '../providerError.ts'
import { clientOf, type Transports } from './client.ts'
import { estimateAuthorized } from './estimateAuthorized.ts'
import { toSendError } from './sendError.ts'
import { request } from './session.ts'
import { toHexChainId } from './toChainId.ts'
import { withPrefix } from './withPrefix.ts'

const quantities = [
  'gas',
  'gasPrice',
  'maxFeePerBlobGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'value',
] as const
const passedOn = ['accessList', 'type'] as const

/**
 * Asks the wallet to sign and broadcast a transaction. Amounts can be bigints, numbers or hex.
 *
 * `blobs` is the data to carry; it is split into blobs (EIP-4844). If there is an
 * `authorizationList` (EIP-7702) and no `gas`, the gas is estimated.
 */
export async function sendTransaction(
  args: Driver.TransactionArgs,
  transports?: Transports,
): Promise<TransactionHandle> {
  const { network, session } = args
  const params = [await toParams(args, transports)]
  const hash = await requestSend(session, params).catch((cause: unknown) => {
    throw toSendError(cause)
  })
  if (isTransactionHash(hash)) {
    const { wallet } = session
    const isQueued = 'provider' in wallet && wallet.queuesTransactions
    return { chain: network.id, hash, sentAt: Date.now(), ...(isQueued && { data: { batch: hash } }) }
  }
  throw new KitError(sendFailed, { details: 'The wallet answered with no transaction hash.' })
}

/** Asks the wallet to sign a transaction without broadcasting it; resolves to its serialised form. */
export async function signTransaction(
  args: Driver.TransactionArgs,
  transports?: Transports,
): Promise<string> {
  const params = [await toParams(args, transports)]
  const answer = await request(args.session, 'eth_signTransaction', params).catch((cause: unknown) => {
    throw toSendError(cause)
  })
  // Nodes respond with the bytes, some wallets with an object that contains them.
  const raw = (answer as { raw?: unknown } | undefined)?.raw ?? answer
  if (typeof raw === 'string' && /^0x([\da-fA-F]{2}){100,}$/.test(raw)) return raw
  throw new KitError(sendFailed, { details: 'The wallet answered with no signed transaction.' })
}

async function toParams(args: Driver.TransactionArgs, transports: Transports | undefined): Promise<Asked> {
  const { address, network, session, transaction } = args
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The wallet is on ${session.network}, not on ${network.id}.` })
  const from = withPrefix(address)
  const asked: Asked = { ...(await toRequest(transaction)), from, chainId: toHexChainId(network.id) }
  const { authorizationList: list, gas } = asked
  const estimated = list && !gas && (await estimateAuthorized(clientOf(network, transports), asked, list))
  return estimated ? { ...asked, gas: estimated } : asked
}

async function requestSend(session: Session, params: unknown): Promise<unknown> {
  try {
    return await request(session, 'eth_sendTransaction', params)
  } catch (error) {
    // Only if the method is unknown: after any other error the transaction may have been sent.
    if (!isMissingMethod(error)) throw error
    return await request(session, 'wallet_sendTransaction', params)
  }
}

type Asked = Readonly<Record<string, unknown>> & {
  readonly from: Hex
  readonly gas?: Hex
  readonly authorizationList?: readonly { readonly address: Hex }[] | undefined
}

async function toRequest(transaction: unknown): Promise<Record<string, unknown>> {
  if (typeof transaction !== 'object' || transaction === null)
    throw new KitError(sendFailed, { details: 'The transaction is not an object.' })
  const { authorizationList, blobs, data, gasLimit, input, to, ...fields } = transaction as Record<
    string,
    unknown
  >
  const given = { ...fields, gas: fields.gas ?? gasLimit } as Record<string, unknown>
  // Both names are in use. If one were ignored, the coins would be sent without the call.
  const [call, other = call] = [data, input].filter((one) => one !== undefined && one !== null)
  if (call !== other) throw new KitError(sendFailed, { details: '`data` and `input` are not the same.' })
  const amounts = quantities.flatMap((key) => {
    const value = given[key]
    return value === undefined || value === null ? [] : [[key, toQuantity(key, value)] as const]
  })
  // Checked here, because some wallets show invalid fees to the visitor.
  assertFees(Object.fromEntries(amounts) as Fees)
  return {
    ...Object.fromEntries(passedOn.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
    ...Object.fromEntries(amounts.map(([key, value]) => [key, numberToHex(value)])),
    ...(call !== undefined && { data: call }),
    ...(authorizationList !== undefined && { authorizationList: toAuthorizations(authorizationList) }),
    ...(blobs !== undefined && (await import('./toBlobRequest.ts')).toBlobRequest(blobs)),
    ...(to !== undefined && to !== null && { to: toReceiver(to) }),
  }
}

function toAuthorizations(list: unknown): unknown {
  try {
    return formatTransactionRequest({ authorizationList: list as never }).authorizationList
  } catch (cause) {
    throw new KitError(sendFailed, {
      cause,
      details: '`authorizationList` is not a list of signed authorizations.',
    })
  }
}

export function toQuantity(key: string, value: unknown): bigint {
  try {
    const amount = BigInt(value as bigint | number | string)
    if (amount >= 0n && value !== '' && typeof value !== 'boolean') return amount
  } catch {
    // Thrown below, with the name of the field.
  }
  throw new KitError(sendFailed, { details: `\`${key}\` is not a whole amount: ${String(value)}.` })
}

function toReceiver(to: unknown): string {
  if (typeof to === 'string' && /^(0x)?[\da-fA-F]{40}$/.test(to)) return withPrefix(to)
  throw new KitError(sendFailed, { details: `\`to\` is not an address: ${String(to)}.` })
}
