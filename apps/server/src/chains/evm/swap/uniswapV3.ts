import type { ChainId } from '@latchkey/protocol/caip'
import { swapNoRoute } from '@latchkey/protocol/catalogue'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { QuoteRequest, SwapProvider } from '../../../features/swap/provider.ts'
import { leastOf } from '../../../features/swap/slippage.ts'
import { Refusal } from '../../../refusal.ts'
import { v3QuoterAbi } from './abis.ts'
import { encodeV3Swap } from './encodeV3Swap.ts'
import type { Node } from './node.ts'
import { bestOf, type ExchangeOptions, openPaths, quoteLifetimeMs } from './openPaths.ts'
import { priceImpactBps, smallPartOf } from './priceImpact.ts'
import { readPermit } from './readPermit.ts'
import { type RouterKind, readRouterKind } from './readRouterKind.ts'
import { pooledPaths } from './routes.ts'
import { swapContracts } from './swapContracts.ts'

/** Price limits of a pool: at these, the pool is empty and would only fill part of the amount. */
const priceLimits = [4_295_128_740n, 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n]

/** Swaps through either Uniswap v3 router, quoted on chain. */
export function uniswapV3(options: ExchangeOptions): SwapProvider {
  const { chains, clock } = options
  const kinds = new Map<string, RouterKind>()

  function contractsOf(chain: ChainId) {
    const contracts = swapContracts(chain, chains[chain])
    return contracts?.v3 ? { ...contracts, v3: contracts.v3 } : undefined
  }

  async function kindOf(chain: ChainId, router: Address, node: Node): Promise<RouterKind> {
    const key = `${chain}:${router}`
    const kind = kinds.get(key) ?? (await readRouterKind(node, router))
    kinds.set(key, kind)
    return kind
  }

  async function findRoute(request: QuoteRequest, fresh = false) {
    const contracts = contractsOf(request.chain)
    if (!contracts) throw new Refusal(swapNoRoute)
    const { weth, v3 } = contracts
    const { node, paths } = openPaths(request, options, contracts, fresh)
    const offers = await quotePaths(node, v3.quoter, request.amount, paths.flatMap(pooledPaths))
    return { ...bestOf(offers), weth, node, ...v3 }
  }

  return {
    name: 'uniswap-v3',
    takesPermit: true,
    supports: (chain) => contractsOf(chain) !== undefined,
    routers(chain) {
      const contracts = contractsOf(chain)
      return contracts ? [contracts.v3.router] : []
    },
    async quote(request) {
      const { path, toAmount, gas, node, quoter, router } = await findRoute(request)
      const small = smallPartOf(request.amount)
      const [reference] = await quotePaths(node, quoter, small, [path])
      return {
        toAmount,
        minToAmount: leastOf(toAmount, request.slippage),
        gas,
        spender: router,
        priceImpactBps: priceImpactBps(
          { in: request.amount, out: toAmount },
          { in: small, out: reference?.toAmount ?? 0n },
        ),
        expiresAt: clock() + quoteLifetimeMs,
      }
    },
    async build(request) {
      const { chain, from, amount, slippage, permit } = request
      const { path, toAmount, gas, node, router } = await findRoute(request, true)
      const minToAmount = leastOf(toAmount, slippage)
      const data = encodeV3Swap({
        request,
        kind: await kindOf(chain, router, node),
        router,
        path,
        least: minToAmount,
        permit: permit && !from.native ? readPermit(permit, request, router) : undefined,
      })
      return {
        to: router,
        data,
        value: from.native ? amount : 0n,
        toAmount,
        minToAmount,
        gas,
        spender: router,
      }
    },
  }
}

async function quotePaths(node: Node, quoter: Address, amount: bigint, paths: readonly Hex[]) {
  const calls = paths.map((path) => ({
    to: quoter,
    data: encodeFunctionData({ abi: v3QuoterAbi, functionName: 'quoteExactInput', args: [path, amount] }),
  }))
  const answers = await node.batch(calls)
  return paths.flatMap((path, index) => {
    const quote = readQuote(answers[index])
    return quote ? [{ path, ...quote }] : []
  })
}

function readQuote(data: Hex | undefined): { toAmount: bigint; gas: bigint } | undefined {
  if (!data) return undefined
  try {
    const [toAmount, prices, , gas] = decodeFunctionResult({
      abi: v3QuoterAbi,
      functionName: 'quoteExactInput',
      data,
    })
    if (toAmount === 0n || prices.some((price) => priceLimits.includes(price))) return undefined
    // The quoter only counts the gas of the pools.
    return { toAmount, gas: gas + 80_000n }
  } catch {
    return undefined
  }
}
