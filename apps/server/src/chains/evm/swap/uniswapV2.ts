import type { ChainId } from '@latchkey/protocol/caip'
import { swapNoRoute, swapPermitUnsupported } from '@latchkey/protocol/catalogue'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { BuildRequest, QuoteRequest, SwapProvider } from '../../../features/swap/provider.ts'
import { leastOf } from '../../../features/swap/slippage.ts'
import { Refusal } from '../../../refusal.ts'
import { v2RouterAbi } from './abis.ts'
import type { Node } from './node.ts'
import { bestOf, type ExchangeOptions, openPaths, quoteLifetimeMs } from './openPaths.ts'
import { priceImpactBps, smallPartOf } from './priceImpact.ts'
import { swapContracts } from './swapContracts.ts'

/** Swaps through a Uniswap v2 router, quoted on chain. */
export function uniswapV2(options: ExchangeOptions): SwapProvider {
  const { chains, clock } = options

  function contractsOf(chain: ChainId) {
    const contracts = swapContracts(chain, chains[chain])
    return contracts?.v2Router ? { ...contracts, v2Router: contracts.v2Router } : undefined
  }

  async function findRoute(request: QuoteRequest, fresh = false) {
    const contracts = contractsOf(request.chain)
    if (!contracts) throw new Refusal(swapNoRoute)
    const router = contracts.v2Router
    const { node, paths } = openPaths(request, options, contracts, fresh)
    const amounts = await amountsOut(node, router, request.amount, paths)
    const found = bestOf(
      paths.flatMap((path, index) => {
        const toAmount = amounts[index]
        return toAmount ? [{ path, toAmount }] : []
      }),
    )
    return { ...found, router, node, gas: 60_000n + 60_000n * BigInt(found.path.length - 1) }
  }

  return {
    name: 'uniswap-v2',
    takesFeeTokens: true,
    supports: (chain) => contractsOf(chain) !== undefined,
    routers(chain) {
      const contracts = contractsOf(chain)
      return contracts ? [contracts.v2Router] : []
    },
    async quote(request) {
      const { path, toAmount, router, node, gas } = await findRoute(request)
      const small = smallPartOf(request.amount)
      const [out = 0n] = await amountsOut(node, router, small, [path])
      return {
        toAmount,
        minToAmount: leastOf(toAmount, request.slippage),
        gas,
        spender: router,
        priceImpactBps: priceImpactBps({ in: request.amount, out: toAmount }, { in: small, out }),
        expiresAt: clock() + quoteLifetimeMs,
      }
    },
    async build(request) {
      if (request.permit) throw new Refusal(swapPermitUnsupported)
      const { path, toAmount: quoted, router, gas } = await findRoute(request, true)
      const { expected, slippage, from, amount } = request
      const toAmount = expected || quoted
      const minToAmount = expected === 0n ? 0n : leastOf(toAmount, slippage)
      const data = encodeSwap(request, path, minToAmount)
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

async function amountsOut(node: Node, router: Address, amount: bigint, paths: readonly Address[][]) {
  const calls = paths.map((path) => ({
    to: router,
    data: encodeFunctionData({ abi: v2RouterAbi, functionName: 'getAmountsOut', args: [amount, path] }),
  }))
  return (await node.batch(calls)).map((data) => {
    if (!data) return undefined
    try {
      return decodeFunctionResult({ abi: v2RouterAbi, functionName: 'getAmountsOut', data }).at(-1)
    } catch {
      return undefined
    }
  })
}

function encodeSwap(request: BuildRequest, path: Address[], least: bigint): Hex {
  const { from, to, amount, deadline, expected } = request
  const ends = [path, request.user as Address, BigInt(deadline)] as const
  const abi = v2RouterAbi
  const fees = expected === undefined ? '' : 'SupportingFeeOnTransferTokens'
  if (from.native)
    return encodeFunctionData({ abi, functionName: `swapExactETHForTokens${fees}`, args: [least, ...ends] })
  const functionName = `swapExactTokensFor${to.native ? 'ETH' : 'Tokens'}${fees}` as const
  return encodeFunctionData({ abi, functionName, args: [amount, least, ...ends] })
}
