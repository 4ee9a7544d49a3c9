import { type Hex, parseAbi } from 'viem'
import { concatHex, decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem/utils'
import type { Driver, SwapMarket } from '../../driver.ts'
import { until } from '../../until.ts'
import { addressKey } from '../addresses.ts'
import { clientOf, type EvmClient, type Transports } from '../client.ts'
import { contractsOf } from './contractsOf.ts'

const marketTimeoutMs = 6_000
/** So little of the amount that it does not move the price. */
const smallParts = 1_000n
const feeTiers = [100, 500, 3000, 10_000]
/** Of paths over a third token only the usual ones: each is a request more. */
const usualFeeTiers = [500, 3000]

const v2Abi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
])
const v3Abi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[] prices, uint32[] ticks, uint256 gas)',
])

/** See {@link Swaps.market}. */
export async function readMarket(
  args: Driver.SwapMarketArgs,
  transports?: Transports,
): Promise<SwapMarket | undefined> {
  const { contracts, from, network, signal, to, units } = args
  const { hops, v2Router, v3Quoter, weth } = contractsOf(network.id, contracts)
  const [given, taken] = [from ?? weth, to ?? weth].map((token) => token && (addressKey(token) as Hex))
  if (!given || !taken || units <= 0n) return undefined
  // The coin and its wrapped form are worth the same.
  if (given === taken) return { best: units, small: units }
  const between = [...new Set([weth, ...hops])].filter(
    (hop) => hop && hop !== given && hop !== taken,
  ) as Hex[]
  const paths = [[given, taken], ...between.map((hop) => [given, hop, taken])]
  const client = clientOf(network, transports)
  const asks = [
    ...(v2Router ? paths.map((path) => askV2(client, v2Router as Hex, path)) : []),
    ...(v3Quoter ? paths.flatMap(pooled).map((path) => askV3(client, v3Quoter as Hex, path)) : []),
  ]
  try {
    return await until(bestOf(asks, units), { signal, timeoutMs: marketTimeoutMs })
  } catch {
    return undefined
  }
}

type Ask = (amount: bigint) => Promise<bigint>

async function bestOf(asks: readonly Ask[], units: bigint): Promise<SwapMarket | undefined> {
  const outputs = await Promise.all(asks.map((ask) => ask(units).catch(() => 0n)))
  const [best = 0n] = outputs.toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1))
  const ask = asks[outputs.indexOf(best)]
  if (best === 0n || !ask) return undefined
  const part = units / smallParts
  // Of an amount that cannot be divided there is no smaller part.
  const small = part === 0n ? 0n : await ask(part).catch(() => 0n)
  return { best, small: part === 0n ? best : (small * units) / part }
}

function askV2(client: EvmClient, router: Hex, path: readonly Hex[]): Ask {
  return async (amount) => {
    const args = [amount, path] as const
    const data = encodeFunctionData({ abi: v2Abi, functionName: 'getAmountsOut', args })
    const answer = await client.request({ method: 'eth_call', params: [{ to: router, data }, 'latest'] })
    return decodeFunctionResult({ abi: v2Abi, functionName: 'getAmountsOut', data: answer }).at(-1) ?? 0n
  }
}

function askV3(client: EvmClient, quoter: Hex, path: Hex): Ask {
  return async (amount) => {
    const data = encodeFunctionData({ abi: v3Abi, functionName: 'quoteExactInput', args: [path, amount] })
    const answer = await client.request({ method: 'eth_call', params: [{ to: quoter, data }, 'latest'] })
    return decodeFunctionResult({ abi: v3Abi, functionName: 'quoteExactInput', data: answer })[0]
  }
}

/** Every v3 path over these tokens: alternating tokens and fees, packed. */
function pooled([first, ...others]: readonly Hex[]): readonly Hex[] {
  const tiers = others.length > 1 ? usualFeeTiers : feeTiers
  return others.reduce<readonly Hex[]>(
    (paths, token) =>
      paths.flatMap((path) => tiers.map((fee) => concatHex([path, numberToHex(fee, { size: 3 }), token]))),
    first ? [first] : [],
  )
}
