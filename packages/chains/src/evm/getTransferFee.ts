import { executionReverted, nodeErrorFor, nodeUnknown, sendTokenMismatch } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { encodeFunctionData, erc20Abi, type Hex, serializeTransaction } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import { numberToHex } from 'viem/utils'
import type { Driver, FeeSpeed, TransferFee } from '../driver.ts'
import { messageOf } from '../providerError.ts'
import { clientOf, type EvmClient, type Transports, toReachError } from './client.ts'
import { toTransfer } from './transfer.ts'
import { withPrefix } from './withPrefix.ts'

/** The gas of a coin transfer to an account, on chains that use Ethereum's gas schedule. */
const plainGas = 21_000n

// The gas price oracle of OP Stack rollups. On other chains the address is empty and returns no data.
const oracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ type: 'bytes' }],
    outputs: [{ type: 'uint256' }],
  },
] as const

type Prices = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { gasPrice: bigint }

/**
 * The maximum cost of a transfer at current prices.
 *
 * For the coin, gas and prices are returned as terms that the wallet must use: otherwise
 * an amount that leaves exactly the fee might not fit. For a token, the wallet chooses
 * them, unless the visitor chose a speed.
 */
export async function getTransferFee(
  args: Driver.TransferFeeArgs,
  transports?: Transports,
): Promise<TransferFee> {
  const { address, network, token } = args
  const client = clientOf(network, transports)
  // With the whole balance as the amount, the estimate would fail for lack of funds for the fee.
  const amount = args.amount === 'max' ? 1n : args.amount
  const planned = toTransfer({ ...args, amount, terms: undefined }) as Planned
  const call = { ...planned, from: withPrefix(address), value: numberToHex(planned.value) }
  try {
    const [gas, prices, extra] = await Promise.all([
      client
        .request({ method: 'eth_estimateGas', params: [call] })
        .then((answer) => withMargin(BigInt(answer))),
      readPrices(client, args.speed),
      readRollupFee(client, planned),
      token === undefined ? undefined : checkAnswer(client, call),
      token === undefined ? undefined : checkDecimals(client, token, args.decimals),
    ])
    const fee = gas * ('gasPrice' in prices ? prices.gasPrice : prices.maxFeePerGas) + extra
    // Fix the terms if the visitor chose a speed, or if amount and fee come from the same balance.
    const bound = token === undefined || args.speed !== undefined
    return bound ? { fee, terms: { gas, ...prices } } : { fee }
  } catch (cause) {
    throw toFeeError(cause)
  }
}

type Planned = { to: Hex; value: bigint; data?: Hex }

/** A contract can need more gas in its block than it did in the estimate. */
function withMargin(gas: bigint): bigint {
  return gas > plainGas ? (gas * 12n) / 10n : gas
}

/** Percent of the usual priority fee, and of the usual gas price on chains without EIP-1559. */
const tips = { slow: 50n, normal: 100n, fast: 200n }
const legacyPrices = { slow: 90n, normal: 100n, fast: 120n }

async function readPrices(client: EvmClient, speed: FeeSpeed = 'normal'): Promise<Prices> {
  try {
    const usual = await estimateFeesPerGas(client)
    const maxPriorityFeePerGas = (usual.maxPriorityFeePerGas * tips[speed]) / 100n
    const maxFeePerGas = usual.maxFeePerGas - usual.maxPriorityFeePerGas + maxPriorityFeePerGas
    return { maxFeePerGas, maxPriorityFeePerGas }
  } catch (error) {
    if ((error as Error).name !== 'Eip1559FeesNotSupportedError') throw error
    const { gasPrice } = await estimateFeesPerGas(client, { type: 'legacy' })
    return { gasPrice: (gasPrice * legacyPrices[speed]) / 100n }
  }
}

/** The L1 data fee of a rollup, with a margin in case it rises. */
async function readRollupFee(client: EvmClient, planned: Planned): Promise<bigint> {
  const transaction = serializeTransaction({
    ...planned,
    type: 'eip1559',
    chainId: client.chain.id,
    // Values as long as real ones, because the fee is per byte.
    nonce: 100_000,
    gas: 1_000_000n,
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: 10n ** 10n,
  })
  const data = encodeFunctionData({ abi: oracleAbi, functionName: 'getL1Fee', args: [transaction] })
  const answer = await client
    .request({ method: 'eth_call', params: [{ to: oracle, data }, 'latest'] })
    .catch(() => '0x')
  return /^0x[\da-f]{64}$/i.test(answer) ? (BigInt(answer) * 12n) / 10n : 0n
}

/** Some tokens return false instead of reverting, which a node reports as success. */
async function checkAnswer(client: EvmClient, call: object): Promise<void> {
  const answer = await client.request({ method: 'eth_call', params: [call as never, 'latest'] })
  if (/^0x0{64}$/.test(answer))
    throw new KitError(executionReverted, { details: 'The token answered the transfer with false.' })
}

/** If a server reports wrong decimals, the amount sent would differ from the amount typed. */
async function checkDecimals(client: EvmClient, token: string, shown: number | undefined): Promise<void> {
  if (shown === undefined) return
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })
  const answer = await client
    .request({ method: 'eth_call', params: [{ to: withPrefix(token), data }, 'latest'] })
    .catch(() => '0x')
  // `decimals` is optional in ERC-20.
  if (!/^0x[\da-f]{64}$/i.test(answer) || BigInt(answer) === BigInt(shown)) return
  throw new KitError(sendTokenMismatch, { details: `It has ${BigInt(answer)} decimals, not ${shown}.` })
}

function toFeeError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const entry = nodeErrorFor(messageOf(cause))
  return entry === nodeUnknown ? toReachError(cause) : new KitError(entry, { cause })
}
