import type { ChainId } from '@latchkey/protocol/caip'
import { httpRequestFailed, rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { AccessList, Hex } from 'viem'
import { parseTransaction, serializeTransaction } from 'viem/utils'
import { type ApprovalRequest, type AskNode, invalidParams, type Simulation } from '../../approval.ts'
import { addressKey } from '../addresses.ts'
import { maxUint256, readQuantity } from './quantity.ts'

/** More than any block of a known chain holds. */
const maxGas = 1_000_000_000n
/** 100,000 gwei: no chain has charged as much, and a node that says so is wrong. */
export const maxGasPrice = 10n ** 14n
const maxNonce = 2n ** 48n
const maxDataBytes = 128 * 1_024
const maxAccessListEntries = 256
/** Gas for a call that the nodes cannot estimate, because it fails for now. */
const gasIfUnknown = 1_000_000n
/** No transaction needs less. */
const leastGas = 21_000n

/** Fields that a page may set. Blobs and authorizations (EIP-7702) are not offered. */
const known = new Set([
  ...['from', 'to', 'value', 'data', 'input', 'gas', 'gasLimit', 'gasPrice', 'maxFeePerGas'],
  ...['maxPriorityFeePerGas', 'nonce', 'type', 'accessList', 'chainId'],
])

type Asked = {
  readonly to: Hex | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint | undefined
  readonly gasPrice: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
  readonly nonce: bigint | undefined
  readonly accessList: AccessList | undefined
}

/** A transaction before it is signed, and what the nodes expect of it. */
export type Built = {
  readonly unsigned: Hex
  readonly simulation: Simulation
  /** What the account must hold at least, or nodes do not accept it. */
  readonly needed: bigint
}

export function chainNumber(chainId: ChainId): number {
  const number = Number(chainId.slice('eip155:'.length))
  if (!Number.isSafeInteger(number) || number < 1) throw new KitError(rpcErrors[4901])
  return number
}

/** Reads what a page asks to send. Throws if a field is unknown, malformed or contradicts the account or the chain. */
export function readAsked(
  given: unknown,
  { address, chainId }: Pick<ApprovalRequest, 'address' | 'chainId'>,
): Asked {
  if (!isRecord(given)) throw invalidParams('The transaction is malformed.')
  const unknown = Object.keys(given).find((key) => !known.has(key))
  if (unknown !== undefined) throw invalidParams('The transaction is malformed.')
  const { data, from, input, to } = given
  if (from !== undefined && (typeof from !== 'string' || addressKey(from) !== addressKey(address)))
    throw new KitError(rpcErrors[4100], { details: '`from` is another account.' })
  if (data !== undefined && input !== undefined && data !== input) throw invalidParams('`data` is malformed.')
  const quantity = (name: string, max: bigint) => readQuantity(name, given[name], max)
  const chain = quantity('chainId', 2n ** 53n)
  if (chain !== undefined && chain !== BigInt(chainNumber(chainId)))
    throw invalidParams('`chainId` is another chain than the request’s.')
  const gasPrice = quantity('gasPrice', maxGasPrice)
  const maxFeePerGas = quantity('maxFeePerGas', maxGasPrice)
  const maxPriorityFeePerGas = quantity('maxPriorityFeePerGas', maxGasPrice)
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined)
    throw invalidParams('The fees contradict each other.')
  return {
    to: to === undefined || to === null ? undefined : readAddress('to', to),
    value: quantity('value', maxUint256) ?? 0n,
    data: readData(data ?? input ?? '0x'),
    gas: quantity('gas', maxGas) ?? quantity('gasLimit', maxGas),
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    nonce: quantity('nonce', maxNonce),
    accessList: readAccessList(given.accessList),
  }
}

/** Fills in what the page left out, from the nodes, and serialises the transaction. */
export async function buildTransaction(
  asked: Asked,
  { address, ask, chainId, nonce }: Pick<ApprovalRequest, 'address' | 'ask' | 'chainId'> & { nonce: bigint },
): Promise<Built> {
  const { accessList, data, to, value } = asked
  const estimate = {
    from: address,
    ...(to && { to }),
    ...(data !== '0x' && { data }),
    ...(accessList && { accessList }),
    value: `0x${value.toString(16)}`,
  }
  const [{ estimated, simulation }, fees] = await Promise.all([
    estimateGas(ask, estimate, data === '0x'),
    readFees(ask, asked),
  ])
  const shared = {
    chainId: chainNumber(chainId),
    nonce: Number(asked.nonce ?? nonce),
    gas: asked.gas ?? estimated ?? gasIfUnknown,
    ...(to && { to }),
    value,
    data,
  }
  const unsigned =
    'gasPrice' in fees
      ? accessList
        ? serializeTransaction({ type: 'eip2930', ...shared, ...fees, accessList })
        : serializeTransaction({ type: 'legacy', ...shared, ...fees })
      : serializeTransaction({ type: 'eip1559', ...shared, ...fees, ...(accessList && { accessList }) })
  const price = 'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
  return { unsigned, simulation, needed: value + (asked.gas ?? estimated ?? leastGas) * price }
}

/** What the account holds; undefined if the nodes do not say. */
export async function readBalance({
  address,
  ask,
}: Pick<ApprovalRequest, 'address' | 'ask'>): Promise<bigint | undefined> {
  try {
    return fromNode(await ask('eth_getBalance', [address, 'latest']), maxUint256)
  } catch {
    return undefined
  }
}

/** The next nonce. Also checks that the nodes are of the chain that was asked for. */
export async function readNonce({
  address,
  ask,
  chainId,
}: Pick<ApprovalRequest, 'address' | 'ask' | 'chainId'>): Promise<bigint> {
  const [chain, nonce] = await Promise.all([
    ask('eth_chainId', []),
    ask('eth_getTransactionCount', [address, 'pending']),
  ])
  if (fromNode(chain, 2n ** 53n) !== BigInt(chainNumber(chainId)))
    throw new KitError(httpRequestFailed, { details: 'The node is of another chain.' })
  return fromNode(nonce, maxNonce)
}

/** The fields of a serialised transaction that has not been signed. */
export type Unsigned = {
  readonly chainId: number
  readonly nonce: number
  readonly gas: bigint
  /** The highest price of a unit of gas. */
  readonly price: bigint
  readonly to: Hex | undefined
  readonly value: bigint
  readonly data: Hex
  readonly accessList: AccessList
}

/** Reads the bytes that are about to be signed. */
export function readUnsigned(unsigned: Hex): Unsigned {
  const { accessList, chainId, data, gas, gasPrice, maxFeePerGas, nonce, to, value } =
    parseTransaction(unsigned)
  if (chainId === undefined) throw invalidParams('The transaction is malformed.')
  return {
    chainId,
    nonce: nonce ?? 0,
    gas: gas ?? 0n,
    price: maxFeePerGas ?? gasPrice ?? 0n,
    to: to ?? undefined,
    value: value ?? 0n,
    data: data ?? '0x',
    accessList: accessList ?? [],
  }
}

async function estimateGas(
  ask: AskNode,
  call: object,
  isPlain: boolean,
): Promise<{ estimated?: bigint; simulation: Simulation }> {
  try {
    const estimated = fromNode(await ask('eth_estimateGas', [call]), maxGas)
    // State may change until the transaction is in a block; plain transfers always cost the same.
    const roomy = isPlain && estimated === leastGas ? estimated : (estimated * 6n) / 5n
    return { estimated: roomy, simulation: 'succeeds' }
  } catch (error) {
    // A node's own answer means that the call fails; anything else says nothing about it.
    const isAnswer = isRecord(error) && typeof error.code === 'number'
    return { simulation: isAnswer ? 'fails' : 'unknown' }
  }
}

type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

export async function readFees(
  ask: AskNode,
  asked: Pick<Asked, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
): Promise<Fees> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = asked
  if (gasPrice !== undefined) return { gasPrice }
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const base = isRecord(block) ? block.baseFeePerGas : undefined
  if (base === undefined || base === null)
    return { gasPrice: fromNode(await ask('eth_gasPrice', []), maxGasPrice) }
  const tip = maxPriorityFeePerGas ?? fromNode(await ask('eth_maxPriorityFeePerGas', []), maxGasPrice)
  // Twice the base fee stays valid for six full blocks in a row.
  const most = maxFeePerGas ?? fromNode(base, maxGasPrice) * 2n + tip
  if (tip > most) throw invalidParams('The fees contradict each other.')
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip }
}

/** A quantity in a node's answer. */
export function fromNode(value: unknown, max: bigint): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) {
    const amount = BigInt(value)
    if (amount <= max) return amount
  }
  throw new KitError(httpRequestFailed, { details: 'The node answered with no quantity.' })
}

export function readAddress(name: string, value: unknown): Hex {
  if (typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)) return value.toLowerCase() as Hex
  throw invalidParams(`\`${name}\` is not an address.`)
}

function readData(value: unknown): Hex {
  if (typeof value === 'string' && value.length <= 2 + 2 * maxDataBytes && /^0x(?:[\da-f]{2})*$/i.test(value))
    return value.toLowerCase() as Hex
  throw invalidParams('`data` is malformed.')
}

function readAccessList(value: unknown): AccessList | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || value.length > maxAccessListEntries)
    throw invalidParams('`accessList` is malformed.')
  return value.map((entry: unknown) => {
    const { address, storageKeys } = isRecord(entry) ? entry : {}
    const isKeys =
      Array.isArray(storageKeys) &&
      storageKeys.length <= maxAccessListEntries &&
      storageKeys.every((key) => typeof key === 'string' && /^0x[\da-f]{64}$/i.test(key))
    if (!isKeys) throw invalidParams('`accessList` is malformed.')
    return { address: readAddress('accessList', address), storageKeys: storageKeys as Hex[] }
  })
}
