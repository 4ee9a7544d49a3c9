import { createMaker, type MakerOptions, type MakerSwap } from '@latchkey/chains/solana/testingMaker'
import type { Surfpool } from './startSurfpool.ts'
import { startVendor } from './startVendor.ts'

const wrappedCoin = 'So11111111111111111111111111111111111111112'

/** How it answers and what it writes, where that differs from an honest service. */
export type JupiterLie = MakerOptions & {
  /** Changes the swap that is written, not the quote. */
  readonly swap?: ((swap: MakerSwap) => MakerSwap) | undefined
  /** Changes the quote. */
  readonly quote?: ((quote: Record<string, unknown>) => object) | undefined
}

/**
 * A stand-in for Jupiter: its documented calls, with a market maker behind them that signs its
 * half of every swap, as there is no program of an exchange on a local node. For tests only.
 *
 * One SOL is worth 100 of every token, all of which have 6 decimals.
 */
export async function startJupiter(
  surfpool: Surfpool,
  tokens: readonly { readonly mint: string; readonly symbol: string; readonly name: string }[] = [],
) {
  const vendor = await startVendor()
  const maker = createMaker(surfpool)
  await surfpool.fund(maker.address, 1_000_000_000_000n)
  for (const { mint } of tokens) await surfpool.give(maker.address, mint, 1_000_000_000_000n)
  let lie: JupiterLie = {}

  const described = tokens.map(({ mint, name, symbol }) => ({
    id: mint,
    name,
    symbol,
    decimals: 6,
    icon: null,
    isVerified: true,
  }))
  vendor.answer('GET /tokens/v2/search', ({ query }) => ({
    body: described.filter(({ id }) => query.query?.split(',').includes(id)),
  }))
  vendor.answer('GET /tokens/v2/toporganicscore/24h', { body: described })
  vendor.answer('GET /swap/v1/quote', ({ query }) => {
    const { amount = '0', inputMint = '', outputMint = '', slippageBps = '50' } = query
    const units = BigInt(amount)
    const isToken = (mint: string) => tokens.some((token) => token.mint === mint)
    const known = [inputMint, outputMint].every((mint) => mint === wrappedCoin || isToken(mint))
    if (!known || units === 0n)
      return {
        status: 400,
        body: { error: 'Could not find any route', errorCode: 'COULD_NOT_FIND_ANY_ROUTE' },
      }
    const worth = inputMint === wrappedCoin ? units / 10n : units
    const out = outputMint === wrappedCoin ? worth * 10n : worth
    const quote = {
      inputMint,
      inAmount: amount,
      outputMint,
      outAmount: String(out),
      otherAmountThreshold: String((out * (10_000n - BigInt(slippageBps))) / 10_000n),
      swapMode: 'ExactIn',
      slippageBps: Number(slippageBps),
      platformFee: null,
      priceImpactPct: '0.0001',
      routePlan: [],
      contextSlot: 1,
      timeTaken: 0.01,
    }
    return { body: lie.quote?.(quote) ?? quote }
  })
  vendor.answer('POST /swap/v1/swap', async ({ body }) => {
    const { quoteResponse, userPublicKey } = body as {
      userPublicKey: string
      quoteResponse: { inputMint: string; outputMint: string; inAmount: string; outAmount: string }
    }
    const { inAmount, inputMint, outAmount, outputMint } = quoteResponse
    const honest: MakerSwap = {
      user: userPublicKey,
      from: inputMint === wrappedCoin ? undefined : inputMint,
      to: outputMint === wrappedCoin ? undefined : outputMint,
      units: BigInt(inAmount),
      out: BigInt(outAmount),
    }
    const { quote: _quote, swap = (same) => same, ...options } = lie
    const swapTransaction = await maker.write(swap(honest), options)
    return { body: { swapTransaction, lastValidBlockHeight: 1, prioritizationFeeLamports: 300 } }
  })
  return {
    url: vendor.url,
    calls: vendor.calls,
    maker,
    /** Lies from now on; honest again without an argument. */
    lie(next: JupiterLie = {}) {
      lie = next
    },
    /** For tests that change single answers. */
    vendor,
    stop: vendor.stop,
  }
}

export type Jupiter = Awaited<ReturnType<typeof startJupiter>>
