import { executionReverted, nodeErrorFor, nodeUnknown, sendTokenMismatch } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { encodeFunctionData, erc20Abi, type Hex, serializeTransaction } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import { numberToHex } from 'viem/utils'
import type { Driver, FeeSpeed, TransferFee } from '../driver.ts'
import { wordsOf } from '../providerError.ts'
import { clientOf, type EvmClient, type Transports, toReachError } from './client.ts'
import { toTransfer } from './transfer.ts'
import { withPrefix } from './withPrefix.ts'

/** What moving the coin to an account costs on every chain that counts as Ethereum does. */
const plainGas = 21_000n

// Rollups of the OP Stack have it at this address; elsewhere nothing is there, which answers with nothing.
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
 * The most a transfer can cost at the prices of this moment.
 *
 * For the coin, gas and prices come back as terms for the wallet to keep to: an
 * amount that leaves just the fee would otherwise not fit. A token's transfer
 * leaves them to the wallet.
 */
export async function getTransferFee(
  args: Driver.TransferFeeArgs,
  transports?: Transports,
): Promise<TransferFee> {
  const { address, network, token } = args
  const client = clientOf(network, transports)
  // Asked for all of it, a node would find nothing left for the fee.
  const amount = args.amount === 'max' ? 1n : args.amount
  const planned = toTransfer({ ...args, amount, terms: undefined }) as Planned
  const call = { ...planned, from: withPrefix(address), value: numberToHex(planned.value) }
  try {
    const [gas, prices, extra] = await Promise.all([
      client
        .request({ method: 'eth_estimateGas', params: [call] })
        .then((answer) => withRoom(BigInt(answer))),
      readPrices(client, args.speed),
      readRollupFee(client, planned),
      token === undefined ? undefined : checkAnswer(client, call),
      token === undefined ? undefined : checkDecimals(client, token, args.decimals),
    ])
    const fee = gas * ('gasPrice' in prices ? prices.gasPrice : prices.maxFeePerGas) + extra
    // A chosen speed binds the wallet; otherwise only a transfer of the coin has to leave room for its fee.
    const bound = token === undefined || args.speed !== undefined
    return bound ? { fee, terms: { gas, ...prices } } : { fee }
  } catch (cause) {
    throw toFeeError(cause)
  }
}

type Planned = { to: Hex; value: bigint; data?: Hex }

/** A contract may need more when its turn comes than it did when asked. */
function withRoom(gas: bigint): bigint {
  return gas > plainGas ? (gas * 12n) / 10n : gas
}

/** Percent of the usual tip, and of the usual price on chains without tips: what decides how soon a block takes it. */
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

/** What a rollup takes for writing the transaction to the chain below, with room for a rise. */
async function readRollupFee(client: EvmClient, planned: Planned): Promise<bigint> {
  const transaction = serializeTransaction({
    ...planned,
    type: 'eip1559',
    chainId: client.chain.id,
    // As long as real ones are: the fee is by the byte.
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

/** Some tokens refuse by answering false, which a node counts as success. */
async function checkAnswer(client: EvmClient, call: object): Promise<void> {
  const answer = await client.request({ method: 'eth_call', params: [call as never, 'latest'] })
  if (/^0x0{64}$/.test(answer))
    throw new KitError(executionReverted, { details: 'The token answered the transfer with false.' })
}

/** A server that tells other decimals than the token would have another amount sent than was typed. */
async function checkDecimals(client: EvmClient, token: string, shown: number | undefined): Promise<void> {
  if (shown === undefined) return
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })
  const answer = await client
    .request({ method: 'eth_call', params: [{ to: withPrefix(token), data }, 'latest'] })
    .catch(() => '0x')
  // Tokens need not tell.
  if (!/^0x[\da-f]{64}$/i.test(answer) || BigInt(answer) === BigInt(shown)) return
  throw new KitError(sendTokenMismatch, { details: `It has ${BigInt(answer)} decimals, not ${shown}.` })
}

function toFeeError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const entry = nodeErrorFor(wordsOf(cause))
  return entry === nodeUnknown ? toReachError(cause) : new KitError(entry, { cause })
}
