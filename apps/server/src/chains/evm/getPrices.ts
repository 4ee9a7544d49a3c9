import type { ChainId } from '@latchkey/protocol/caip'
import { decodeFunctionResult, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { contractOf, type EvmContext } from './context.ts'
import { type Read, readMany } from './readMany.ts'
import { tokenInfo } from './tokenInfo.ts'

const v2 = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
const v3 = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const erc20 = parseAbi(['function balanceOf(address) view returns (uint256)'])
const fees = [100, 500, 3_000, 10_000]
/** Contract names of dollar tokens, and symbols to use if a chain names none. */
const dollars = ['usdc', 'usdt', 'dai', 'usd']
const dollarSymbols = ['USDC', 'USDT', 'DAI']

/** Fixed-point scale of prices. */
const scale = 10n ** 30n
/** On the quote side; the other side is worth as much. */
const minDepth = 5_000n

/** The price of one whole token in a pool's quote token (scaled), and the depth in the quote token (whole, scaled). */
type Offer = { readonly price: bigint; readonly depth: bigint }
type Token = { readonly address: Hex; readonly decimals: number }
type Pool = { readonly token: Token; readonly quote: Token; readonly version: 2 | 3; readonly address: Hex }

/**
 * Dollars per whole token by the deepest pool against a dollar token or the wrapped
 * coin, in the order requested. Undefined if every pool holds less than 10,000
 * dollars: such a price is easy to manipulate.
 */
export async function getPrices(
  context: EvmContext,
  chain: ChainId,
  tokens: readonly string[],
  signal?: AbortSignal | undefined,
): Promise<(number | undefined)[]> {
  const stables = stablesOf(context, chain)
  const wrapped = contractOf(context, chain, 'weth')
  const coin = wrapped && getAddress(wrapped)
  const wanted = [...new Set(tokens.map((token) => getAddress(token)))].filter(
    (token) => !stables.includes(token),
  )
  const quotes = coin && !stables.includes(coin) ? [...stables, coin] : stables
  const addresses = [...new Set([...quotes, ...wanted])]
  const infos = await tokenInfo(context, chain, addresses, signal)
  const known = new Map(
    addresses.flatMap((address, index): [Hex, Token][] => {
      const decimals = infos[index]?.decimals
      return decimals === undefined ? [] : [[address, { address, decimals }]]
    }),
  )
  const pick = (list: readonly Hex[]) => list.flatMap((address) => known.get(address) ?? [])

  const pools = await poolsOf(
    context,
    chain,
    pick([...new Set(coin ? [coin, ...wanted] : wanted)]),
    pick(quotes),
    signal,
  )
  const offers = await readPools(context, chain, pools, signal)
  const prices = new Map<Hex, bigint>(stables.map((stable) => [stable, scale]))
  // The coin first: other tokens may be priced in it.
  for (const address of coin ? [coin, ...wanted] : wanted) {
    const price = prices.get(address) ?? best(offers, address, prices)
    if (price !== undefined) prices.set(address, price)
  }
  return tokens.map((token) => {
    const price = prices.get(getAddress(token))
    return price === undefined ? undefined : toNumber(price)
  })
}

/** The price by the deepest pool whose quote token has a price. */
function best(
  offers: readonly (Offer & Pool)[],
  token: Hex,
  prices: ReadonlyMap<Hex, bigint>,
): bigint | undefined {
  let deepest: Offer | undefined
  for (const { token: of, quote, price, depth } of offers) {
    const dollarsEach = prices.get(quote.address)
    if (of.address !== token || dollarsEach === undefined) continue
    const offer = { price: (price * dollarsEach) / scale, depth: (depth * dollarsEach) / scale }
    if (offer.depth >= minDepth * scale && (!deepest || offer.depth > deepest.depth)) deepest = offer
  }
  return deepest && deepest.price > 0n ? deepest.price : undefined
}

async function poolsOf(
  context: EvmContext,
  chain: ChainId,
  tokens: readonly Token[],
  quotes: readonly Token[],
  signal?: AbortSignal,
): Promise<Pool[]> {
  const factory2 = contractOf(context, chain, 'uniswapV2Factory')
  const factory3 = contractOf(context, chain, 'uniswapV3Factory')
  const pairs = tokens.flatMap((token) =>
    quotes.filter((quote) => quote.address !== token.address).map((quote) => ({ token, quote })),
  )
  const wanted = pairs.flatMap(({ token, quote }) => {
    const args = [token.address, quote.address] as const
    const second = encodeFunctionData({ abi: v2, functionName: 'getPair', args })
    const thirds = fees.map((fee) =>
      encodeFunctionData({ abi: v3, functionName: 'getPool', args: [...args, fee] }),
    )
    return [
      ...(factory2 ? [{ token, quote, version: 2 as const, to: factory2, data: second }] : []),
      ...(factory3 ? thirds.map((data) => ({ token, quote, version: 3 as const, to: factory3, data })) : []),
    ]
  })
  const answers = await readMany(context, chain, wanted, { signal })
  return wanted.flatMap(({ token, quote, version }, index) => {
    const address = toAddress(answers[index])
    return address ? [{ token, quote, version, address }] : []
  })
}

/** Three words per pool, so that all pools are read in one batch. */
async function readPools(
  context: EvmContext,
  chain: ChainId,
  pools: readonly Pool[],
  signal?: AbortSignal,
): Promise<(Offer & Pool)[]> {
  const reserves = encodeFunctionData({ abi: v2, functionName: 'getReserves' })
  const slot = encodeFunctionData({ abi: v3, functionName: 'slot0' })
  const inRange = encodeFunctionData({ abi: v3, functionName: 'liquidity' })
  const reads = pools.flatMap(({ quote, version, address }): Read[] => [
    { to: address, data: version === 2 ? reserves : slot },
    { to: address, data: inRange },
    {
      to: quote.address,
      data: encodeFunctionData({ abi: erc20, functionName: 'balanceOf', args: [address] }),
    },
  ])
  const words = await readMany(context, chain, reads, { signal })
  return pools.flatMap((pool, index) => {
    const { token, quote, version } = pool
    const [state, liquidity, balance] = words.slice(index * 3, index * 3 + 3)
    const offer =
      version === 2 ? fromPair(token, quote, state) : fromPool(token, quote, state, liquidity, balance)
    return offer ? [{ ...pool, ...offer }] : []
  })
}

function fromPair(token: Token, quote: Token, state: Hex | undefined): Offer | undefined {
  if (state?.length !== 194) return undefined
  const [first, second] = decodeFunctionResult({ abi: v2, functionName: 'getReserves', data: state })
  const [ours, theirs] = isFirst(token, quote) ? [first, second] : [second, first]
  if (ours === 0n || theirs === 0n) return undefined
  return toOffer(token, quote, theirs, ours, theirs)
}

function fromPool(
  token: Token,
  quote: Token,
  state?: Hex,
  liquidity?: Hex,
  balance?: Hex,
): Offer | undefined {
  if (!state || state.length < 66 || liquidity?.length !== 66 || balance?.length !== 66) return undefined
  const root = BigInt(state.slice(0, 66))
  const inRange = BigInt(liquidity)
  const held = BigInt(balance)
  if (root === 0n || root >= 1n << 160n || inRange >= 1n << 128n) return undefined
  // The price of token0 in token1 is (root / 2^96)^2.
  const square = root * root
  const unit = 1n << 192n
  const first = isFirst(token, quote)
  const [numerator, denominator] = first ? [square, unit] : [unit, square]
  // The amount a trade at this price can reach; the rest of the pool's balance may be out of range.
  const reachable = first ? (inRange * root) >> 96n : (inRange << 96n) / root
  return toOffer(token, quote, numerator, denominator, least(reachable, held))
}

function toOffer(token: Token, quote: Token, numerator: bigint, denominator: bigint, depth: bigint): Offer {
  const price =
    (numerator * scale * 10n ** BigInt(token.decimals)) / (denominator * 10n ** BigInt(quote.decimals))
  return { price, depth: (depth * scale) / 10n ** BigInt(quote.decimals) }
}

function least(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}

function isFirst(token: Token, quote: Token): boolean {
  return BigInt(token.address) < BigInt(quote.address)
}

function stablesOf(context: EvmContext, chain: ChainId): Hex[] {
  const named = dollars.flatMap((name) => contractOf(context, chain, name) ?? [])
  const listed = context.tokens.of(chain).filter(({ symbol }) => dollarSymbols.includes(symbol))
  return [
    ...new Set([...named, ...listed.map(({ address }) => address)].map((address) => getAddress(address))),
  ]
}

function toAddress(word: Hex | undefined): Hex | undefined {
  if (word?.length !== 66) return undefined
  const address = getAddress(`0x${word.slice(26)}`)
  return address === zeroAddress ? undefined : address
}

/** The only place where a price becomes a float: keeps 17 digits, all that a double can hold. */
function toNumber(scaled: bigint): number {
  const digits = scaled.toString()
  return Number(`${digits.slice(0, 17)}e${Math.max(digits.length - 17, 0) - 30}`)
}
