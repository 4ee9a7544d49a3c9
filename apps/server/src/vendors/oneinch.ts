import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { type Address, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { QuoteRequest, SwapSide } from '../features/swap/provider.ts'
import { leastOf, toDecimal } from '../features/swap/slippage.ts'
import { readShape } from '../readShape.ts'
import { createEgress, type Egress, readAnswer, VendorFailure } from './egress.ts'
import known from './routers.json' with { type: 'json' }
import { asRefusal, evmAddress, evmBytes, routersOf, toSwapTokens, units } from './swapVendor.ts'
import { defineVendor, key, url } from './vendor.ts'

const name = '1inch'
/** The v6 aggregation router; on other chains the operator configures it (`oneinchRouter`). */
const routers = Object.fromEntries(
  known.oneinchRouter.chains.map((id) => [`eip155:${id}`, known.oneinchRouter.address]),
)
const quoteLifetimeMs = 30_000
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const quoteShape = z.object({ dstAmount: units, gas: z.optional(z.int().check(z.gte(0))) })
const swapShape = z.object({
  dstAmount: units,
  tx: z.object({
    from: evmAddress,
    to: evmAddress,
    data: evmBytes,
    value: units,
    gas: z.optional(z.int().check(z.gte(0))),
  }),
})
const tokensShape = z.object({ tokens: z.record(z.string(), z.unknown()) })
const errorShape = z.object({ description: z.optional(z.string()) })

const settings = z.strictObject({ key, url })

/**
 * Swaps through 1inch, with a key.
 *
 * @see https://portal.1inch.dev/documentation/apis/swap/classic-swap
 */
export const oneinch = defineVendor(['swap'], settings, (vendor, { chains, clock }) => {
  const egress = createEgress('oneinch', vendor.url ?? 'https://api.1inch.dev', {
    authorization: `Bearer ${vendor.key}`,
  })

  async function ask(call: 'quote' | 'swap', request: QuoteRequest, more: Egress.Options['query']) {
    const { chain, from, to, amount, signal } = request
    const query = { src: toTheirs(from), dst: toTheirs(to), amount: String(amount), ...more }
    const path = `swap/v6.0/${parseChainId(chain).reference}/${call}`
    return egress.json(path, { query, signal }).catch((cause: unknown) => {
      throw toRefusal(cause)
    })
  }

  const ours = (chain: ChainId) => routersOf(chain, chains[chain], 'oneinchRouter', routers)

  return {
    name: 'oneinch',
    takesPermit: true,
    supports: (chain) => ours(chain).length > 0,
    routers: ours,
    async tokens(chain, signal) {
      const path = `swap/v6.0/${parseChainId(chain).reference}/tokens`
      const { tokens } = await egress.read(tokensShape, path, { signal })
      return toSwapTokens(chain, Object.values(tokens)).filter(
        ({ address }) => !address.toLowerCase().endsWith(coin),
      )
    },
    async quote(request) {
      const answer = await ask('quote', request, {
        includeGas: true,
        gasPrice: request.gasPrice?.toString(),
      })
      const { dstAmount: toAmount, gas } = readAnswer('oneinch', quoteShape, answer)
      const [spender = ''] = ours(request.chain)
      return {
        toAmount,
        minToAmount: leastOf(toAmount, request.slippage),
        gas: gas === undefined ? undefined : BigInt(gas),
        spender,
        expiresAt: clock() + quoteLifetimeMs,
      }
    },
    async build(request) {
      const { user, slippage, permit } = request
      const answer = await ask('swap', request, {
        from: user,
        origin: user,
        receiver: user,
        slippage: toDecimal(slippage, 4),
        // Simulated here, on our own nodes.
        disableEstimate: true,
        permit,
      })
      const { dstAmount: toAmount, tx } = readAnswer('oneinch', swapShape, answer)
      if (!isAddressEqual(tx.from, user as Address))
        throw new VendorFailure('oneinch', 'built the swap for another account')
      return {
        to: tx.to,
        data: tx.data,
        value: tx.value,
        toAmount,
        minToAmount: leastOf(toAmount, slippage),
        gas: tx.gas === undefined ? undefined : BigInt(tx.gas),
        spender: tx.to,
      }
    },
    close: egress.close,
  }
})

function toTheirs({ native, address }: SwapSide): string {
  return native ? coin : address
}

function toRefusal(cause: unknown): unknown {
  if (!(cause instanceof VendorFailure) || cause.status !== 400) return cause
  const said = readShape(errorShape, cause.body).data?.description
  return asRefusal(cause, name, said, /liquidity/i.test(said ?? ''))
}
