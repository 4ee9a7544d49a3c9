import type { ChainId } from '@latchkey/protocol/caip'
import { swapNoRoute, swapPermitUnsupported } from '@latchkey/protocol/catalogue'
import { encodeFunctionData, parseAbi } from 'viem'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { QuoteRequest, SwapProvider } from '../../../features/swap/provider.ts'
import { Refusal } from '../../../refusal.ts'
import { swapContracts } from './swapContracts.ts'

const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])
/** The rate never changes. */
const quoteLifetimeMs = 3_600_000
const gas = 50_000n

/** Wraps and unwraps the native coin one for one. */
export function wrapCoin({ chains, clock }: wrapCoin.Options): SwapProvider {
  const wethOf = (chain: ChainId) => swapContracts(chain, chains[chain])?.weth

  function check({ chain, from, to }: QuoteRequest): string {
    const weth = wethOf(chain)
    const wraps = from.native && to.address === weth
    const unwraps = to.native && from.address === weth
    if (!weth || (!wraps && !unwraps)) throw new Refusal(swapNoRoute)
    return weth
  }

  return {
    name: 'wrap',
    wraps: true,
    supports: (chain) => wethOf(chain) !== undefined,
    routers(chain) {
      const weth = wethOf(chain)
      return weth ? [weth] : []
    },
    async quote(request) {
      check(request)
      const { amount } = request
      return {
        toAmount: amount,
        minToAmount: amount,
        gas,
        priceImpactBps: 0,
        expiresAt: clock() + quoteLifetimeMs,
      }
    },
    async build(request) {
      const to = check(request)
      const { from, amount, permit } = request
      if (permit) throw new Refusal(swapPermitUnsupported)
      const data = from.native
        ? encodeFunctionData({ abi, functionName: 'deposit' })
        : encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] })
      return { to, data, value: from.native ? amount : 0n, toAmount: amount, minToAmount: amount, gas }
    },
  }
}

export declare namespace wrapCoin {
  type Options = { readonly chains: Config['chains']; readonly clock: Clock }
}
