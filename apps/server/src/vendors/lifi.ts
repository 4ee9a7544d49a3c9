import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { BuildRequest, QuoteRequest, SwapSide } from '../features/swap/provider.ts'
import { toDecimal } from '../features/swap/slippage.ts'
import { readShape } from '../readShape.ts'
import { createEgress, readAnswer, VendorFailure } from './egress.ts'
import known from './routers.json' with { type: 'json' }
import { asRefusal, evmAddress, evmBytes, routersOf, toSwapTokens, units } from './swapVendor.ts'
import { defineVendor, key, url } from './vendor.ts'

const name = 'LI.FI'
/** LI.FI's contract; on other chains the operator configures it (`lifiRouter`). */
const routers = Object.fromEntries(
  known.lifiRouter.chains.map((id) => [`eip155:${id}`, known.lifiRouter.address]),
)
const quoteLifetimeMs = 30_000

const quoteShape = z.object({
  estimate: z.object({
    fromAmount: units,
    toAmount: units,
    toAmountMin: units,
    approvalAddress: evmAddress,
    gasCosts: z.optional(z.array(z.object({ estimate: z.optional(units) })).check(z.maxLength(100))),
  }),
  transactionRequest: z.object({
    from: z.optional(evmAddress),
    to: evmAddress,
    data: evmBytes,
    value: z.optional(units),
    chainId: z.optional(z.int()),
    gasLimit: z.optional(units),
  }),
})
const tokensShape = z.object({ tokens: z.record(z.string(), z.array(z.unknown())) })
const errorShape = z.object({ message: z.optional(z.string()), code: z.optional(z.number()) })
/** `NoQuoteError` in its documentation. */
const noQuote = 1002

const settings = z.strictObject({ key: z.optional(key), url })

/**
 * Swaps through LI.FI, which needs no key.
 *
 * @see https://docs.li.fi/api-reference/introduction
 */
export const lifi = defineVendor(['swap'], settings, (vendor, { chains, clock }) => {
  const egress = createEgress(
    'lifi',
    vendor.url ?? 'https://li.quest/v1',
    vendor.key ? { 'x-lifi-api-key': vendor.key } : {},
  )

  async function ask(request: QuoteRequest & Pick<BuildRequest, 'user'>) {
    const { chain, from, to, amount, user, slippage, signal } = request
    const id = parseChainId(chain).reference
    const query = {
      fromChain: id,
      toChain: id,
      fromToken: toTheirs(from),
      toToken: toTheirs(to),
      fromAmount: String(amount),
      fromAddress: user,
      toAddress: user,
      slippage: toDecimal(slippage, 6),
    }
    const answer = await egress.json('quote', { query, signal }).catch((cause: unknown) => {
      throw toRefusal(cause)
    })
    const quote = readAnswer('lifi', quoteShape, answer)
    const { estimate, transactionRequest: tx } = quote
    if (estimate.fromAmount !== amount) throw new VendorFailure('lifi', 'quoted another amount')
    if (tx.from && !isAddressEqual(tx.from, user as Address))
      throw new VendorFailure('lifi', 'built the swap for another account')
    if (tx.chainId !== undefined && String(tx.chainId) !== id)
      throw new VendorFailure('lifi', 'built the swap for another chain')
    const { toAmount, toAmountMin: minToAmount, approvalAddress: spender } = estimate
    const gas = tx.gasLimit ?? estimate.gasCosts?.[0]?.estimate
    return { toAmount, minToAmount, spender, gas, tx }
  }

  const ours = (chain: ChainId) => routersOf(chain, chains[chain], 'lifiRouter', routers)

  return {
    name: 'lifi',
    needsUser: true,
    supports: (chain) => ours(chain).length > 0,
    routers: ours,
    async tokens(chain, signal) {
      const id = parseChainId(chain).reference
      const { tokens } = await egress.read(tokensShape, 'tokens', { query: { chains: id }, signal })
      // LI.FI uses the zero address for the native coin, which every list already contains.
      return toSwapTokens(chain, tokens[id] ?? []).filter(({ address }) => !address.endsWith(zeroAddress))
    },
    async quote({ user, ...request }) {
      if (user === undefined) throw new VendorFailure('lifi', 'needs the address of the user')
      const { toAmount, minToAmount, spender, gas } = await ask({ ...request, user })
      return { toAmount, minToAmount, spender, gas, expiresAt: clock() + quoteLifetimeMs }
    },
    async build(request) {
      const { tx, ...quote } = await ask(request)
      return { ...quote, to: tx.to, data: tx.data, value: tx.value ?? 0n }
    },
    close: egress.close,
  }
})

function toTheirs({ native, address }: SwapSide): string {
  return native ? zeroAddress : address
}

function toRefusal(cause: unknown): unknown {
  if (!(cause instanceof VendorFailure)) return cause
  const said = readShape(errorShape, cause.body).data
  const noRoute = cause.status === 404 || said?.code === noQuote
  return noRoute || cause.status === 400 ? asRefusal(cause, name, said?.message, noRoute) : cause
}
