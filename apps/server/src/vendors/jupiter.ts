import { fromBase58 } from '@latchkey/protocol/base58'
import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import * as z from 'zod/mini'
import { readShape } from '../readShape.ts'
import { createEgress, readAnswer, VendorFailure } from './egress.ts'
import { asRefusal, type QuoteRequest, type SwapSide, toSwapTokens, units } from './swapVendor.ts'
import { defineVendor, key, url } from './vendor.ts'

const name = 'Jupiter'
/** Its mints are of mainnet alone, whose reference is the start of its genesis hash. */
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The mint of wrapped SOL. */
const wrappedCoin = 'So11111111111111111111111111111111111111112'
/** The aggregator program, version 6. */
const router = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const quoteLifetimeMs = 30_000
/** A blockhash is valid for 150 slots. */
const transactionLifetimeSeconds = 60
/** What Jupiter may add to the fee so that the transaction is included soon. */
const maxPriorityFee = 1_000_000
/** The quote is sent back as it came. */
const maxQuoteBytes = 1 << 16

/** Its list of the most traded tokens leaves out those that every list has. */
const usualMints = [
  // USDC
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  // USDT
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  // JUP
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
  // BONK
  'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  // mSOL
  'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So',
  // JitoSOL
  'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn',
  // RAY
  '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R',
  // ORCA
  'orcaEKTdK7LKz57vaAYr9QeNsVEPfiu6QeMU1kektZE',
  // PYTH
  'HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3',
  // WIF
  'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm',
  // JTO
  'jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL',
  // PYUSD
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
  // EURC
  'HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr',
]

const mint = z.string().check(
  z.maxLength(44),
  z.refine((text) => fromBase58(text)?.length === 32),
)
const quoteShape = z.looseObject({
  inputMint: mint,
  inAmount: units,
  outputMint: mint,
  outAmount: units,
  otherAmountThreshold: units,
  swapMode: z.literal('ExactIn'),
  slippageBps: z.int().check(z.gte(0), z.lte(10_000)),
  priceImpactPct: z.optional(z.string().check(z.maxLength(64))),
})
const swapShape = z.object({
  swapTransaction: z.string().check(z.maxLength(4_096)),
  simulationError: z.nullish(z.object({ error: z.optional(z.string()) })),
})
const tokenShape = z.object({
  id: mint,
  icon: z.nullish(z.string()),
  isVerified: z.literal(true),
  audit: z.nullish(z.object({ isSus: z.nullish(z.literal(false)) })),
})
const listShape = z.array(z.unknown())
const errorShape = z.object({ error: z.optional(z.string()), errorCode: z.optional(z.string()) })

const settings = z.strictObject({ key, url })

/**
 * Swaps on Solana through Jupiter, with a key.
 *
 * @see https://dev.jup.ag/docs/api/swap-api
 */
export const jupiter = defineVendor(['swap'], settings, (vendor, { chains, clock }) => {
  const egress = createEgress('jupiter', vendor.url ?? 'https://api.jup.ag', { 'x-api-key': vendor.key })

  /** The answer as it came, to be sent back, and what it says. */
  async function ask(request: QuoteRequest) {
    const { amount, from, signal, slippage, to } = request
    const query = {
      inputMint: toMint(from),
      outputMint: toMint(to),
      amount: String(amount),
      slippageBps: String(slippage / 100n),
      swapMode: 'ExactIn',
      // Its amounts come first, so that the minimum can be read whatever the route.
      instructionVersion: 'V2',
    }
    const raw = await egress.json('swap/v1/quote', { query, signal }).catch((cause: unknown) => {
      throw toRefusal(cause)
    })
    const quote = readAnswer('jupiter', quoteShape, raw)
    const { inAmount, inputMint, outputMint } = quote
    if (inputMint !== query.inputMint || outputMint !== query.outputMint || inAmount !== amount)
      throw new VendorFailure('jupiter', 'quoted another swap')
    return { raw, quote }
  }

  return {
    name: 'jupiter',
    buildsTransactions: true,
    supports: (chain) => isMainnet(chain) && chains[chain] !== undefined,
    routers: (chain) => (isMainnet(chain) ? [router] : []),
    async tokens(chain, signal) {
      // The list of all verified tokens has many megabytes, because each comes with its statistics.
      const lists = await Promise.all([
        egress.read(listShape, 'tokens/v2/search', { query: { query: usualMints.join() }, signal }),
        egress.read(listShape, 'tokens/v2/toporganicscore/24h', { query: { limit: 100 }, signal }),
      ])
      return toTokens(chain, lists.flat())
    },
    async quote(request) {
      const { quote } = await ask(request)
      return {
        toAmount: quote.outAmount,
        minToAmount: quote.otherAmountThreshold,
        priceImpactBps: toBps(quote.priceImpactPct),
        expiresAt: clock() + quoteLifetimeMs,
      }
    },
    async build(request) {
      const { from, signal, to, user } = request
      const { quote, raw } = await ask(request)
      if (JSON.stringify(raw).length > maxQuoteBytes) throw new VendorFailure('jupiter', 'quoted at length')
      const body = {
        userPublicKey: user,
        quoteResponse: raw,
        wrapAndUnwrapSol: from.native || to.native,
        dynamicComputeUnitLimit: true,
        prioritizationFeeLamports: {
          priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports: maxPriorityFee },
        },
      }
      const answer = await egress
        .json('swap/v1/swap', { method: 'POST', body, signal })
        .catch((cause: unknown) => {
          throw toRefusal(cause)
        })
      const { simulationError, swapTransaction } = readAnswer('jupiter', swapShape, answer)
      // Its own trial is not ours, but what it knows would fail need not be tried.
      if (simulationError?.error) throw asRefusal(undefined, name, simulationError.error, false)
      return {
        to: router,
        data: '',
        transaction: swapTransaction,
        value: 0n,
        toAmount: quote.outAmount,
        minToAmount: quote.otherAmountThreshold,
        deadline: Math.floor(clock() / 1000) + transactionLifetimeSeconds,
      }
    },
    close: egress.close,
  }
})

const isMainnet = (chain: ChainId) => parseChainId(chain).reference === mainnet

/** Jupiter knows the coin as its wrapped form, and wraps and unwraps on the way. */
function toMint({ address, native }: SwapSide): string {
  return native ? wrappedCoin : address
}

function toTokens(chain: ChainId, list: readonly unknown[]) {
  const named = list.slice(0, 1_000).flatMap((entry) => {
    const { icon, id } = readShape(tokenShape, entry).data ?? {}
    // Its wrapped form is called like the coin, and is the coin to Jupiter.
    return id === undefined || id === wrappedCoin
      ? []
      : [{ ...(entry as object), address: id, logoURI: icon }]
  })
  return toSwapTokens(chain, named, mint)
}

/** A share such as "0.0123", in hundredths of a percent; undefined if it is not one. */
function toBps(share: string | undefined): number | undefined {
  const value = Number(share)
  if (share === undefined || !Number.isFinite(value) || value < -1 || value > 1) return undefined
  return Math.max(0, Math.round(value * 10_000))
}

function toRefusal(cause: unknown): unknown {
  if (!(cause instanceof VendorFailure) || (cause.status !== 400 && cause.status !== 404)) return cause
  const { error, errorCode } = readShape(errorShape, cause.body).data ?? {}
  if (error === undefined && errorCode === undefined) return cause
  const noRoute =
    /ROUTE|NOT_TRADABLE|LIQUIDITY/i.test(errorCode ?? '') || /route|not tradable/i.test(error ?? '')
  return asRefusal(cause, name, error, noRoute)
}
