import { type AccountId, accountId, type ChainId, isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import { addressInvalid, badRequest, chainUnsupported } from '@latchkey/protocol/catalogue'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import type { Currency } from '@latchkey/protocol/http/shared'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { ChainFamily, Holding } from '../../chains/chain.ts'
import type { Chains } from '../../chains/chains.ts'
import { defaultChains } from '../../chains/defaultChains.ts'
import type { Clock } from '../../clock.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { createFailOver } from '../../vendors/failOver.ts'
import type { BalanceSource, PricedHolding } from './balanceSource.ts'
import { toBalance } from './toBalance.ts'

/** Token balances of accounts. */
export type Balance = {
  get(request: BalanceRequest): Promise<{ balances: TokenBalance[]; stale?: boolean; age?: number }>
}
export type BalanceRequest = {
  readonly address: string
  /** Without it, the most used chains of the address's family are read. */
  readonly chainId?: ChainId | undefined
  readonly currency: Currency
  /** CAIP-10 ids, comma-separated, to read from the chain instead of the cache. */
  readonly forceUpdate?: string | undefined
}

type Kept = { readonly balances: TokenBalance[]; readonly readAt: number }

const freshMs = 10_000
const staleMs = 300_000
/** Total timeout for one chain. */
const timeoutMs = 12_000
const maxForced = 25

export function createBalance(options: createBalance.Options): Balance {
  const { sources, chains, prices, cache, clock, log } = options
  const failOver = createFailOver({ sources, clock, log })

  async function read(
    chain: ChainId,
    family: ChainFamily,
    address: string,
    currency: Currency,
  ): Promise<TokenBalance[]> {
    const value = await failOver(chain, (source, signal) => source.holdings(chain, address, signal))
    const isCoin = ({ token }: PricedHolding) =>
      token.id === undefined || token.id.endsWith(`:${family.nativeAddress}`)
    const coin = value.find(isCoin)
    // The native coin is listed even at 0, with the name from the chain's own data.
    const native = { units: 0n, ...coin, token: { ...coin?.token, ...family.nativeCoin(chain) } }
    const [first, ...rest] = await price(
      chain,
      family,
      [native, ...value.filter((holding) => !isCoin(holding))],
      currency,
    )
    return first ? [first, ...rest.sort((a, b) => (b.value ?? 0) - (a.value ?? 0))] : []
  }

  /** Prices are optional: balances are returned without them. */
  async function price(
    chain: ChainId,
    family: ChainFamily,
    holdings: readonly PricedHolding[],
    currency: Currency,
  ) {
    const idOf = ({ token }: PricedHolding) =>
      token.id ?? accountId(chain, family.normalise(family.nativeAddress))
    const unpriced = holdings.filter(({ price, units }) => price === undefined && units > 0n).map(idOf)
    const [known, rate] = await Promise.all([
      prices.inDollars(unpriced).catch(() => new Map<AccountId, number>()),
      prices.rate(currency).catch(() => undefined),
    ])
    const priceOf = (holding: PricedHolding) => {
      const dollars = holding.price ?? known.get(idOf(holding))
      return dollars === undefined || rate === undefined ? undefined : dollars * rate
    }
    return holdings.map((holding) => toBalance(chain, holding, priceOf(holding)))
  }

  /** Balances of one chain; the forced tokens are read again and merged into the cache. */
  async function one(
    chain: ChainId,
    address: string,
    currency: Currency,
    forced: readonly string[],
  ): Promise<Kept & { stale: boolean }> {
    const family = chains.of(chain)
    const key = `balance:${chain}:${address}:${currency}`
    const make = async () => ({ balances: await read(chain, family, address, currency), readAt: clock() })
    const known = await cache.wrap<Kept>(key, { ttlMs: freshMs, staleMs }, make)
    if (forced.length === 0) return { ...known.value, stale: known.stale }
    const signal = AbortSignal.timeout(timeoutMs)
    const holdings = await family.balancesOf?.(chain, address, forced, signal)
    if (!holdings) throw new Refusal(chainUnsupported)
    // A forced contract can claim any balance: unlisted tokens are returned to this caller
    // only and not cached for others.
    const isUntrusted = (among: Kept, { token, units, isListed }: Holding) =>
      units > 0n && !isListed && !among.balances.some(({ address }) => address === token.id)
    const { value, stale } = holdings.some((holding) => isUntrusted(known.value, holding))
      ? await cache.wrap<Kept>(key, { ttlMs: freshMs, staleMs, refresh: true }, make)
      : known
    const untrusted = holdings.filter((holding) => isUntrusted(value, holding))
    const others = holdings.filter((holding) => !isUntrusted(value, holding))
    const merged = { ...value, balances: await merge(chain, family, value.balances, others, currency) }
    // Keep the expiry of the rest of the list.
    const ttlMs = value.readAt + freshMs - clock()
    if (ttlMs > 0) await cache.wrap(key, { ttlMs, staleMs, refresh: true }, async () => merged)
    if (untrusted.length === 0) return { ...merged, stale }
    return { ...merged, balances: await merge(chain, family, merged.balances, untrusted, currency), stale }
  }

  async function merge(
    chain: ChainId,
    family: ChainFamily,
    balances: readonly TokenBalance[],
    holdings: readonly Holding[],
    currency: Currency,
  ) {
    const read = await price(chain, family, holdings, currency)
    const byId = new Map(balances.map((balance) => [balance.address, balance]))
    for (const balance of read) {
      const known = byId.get(balance.address)
      // Omit tokens with a balance of 0, except the native coin.
      const isGone = balance.address !== undefined && balance.quantity.numeric === '0'
      if (isGone || !balance.symbol) byId.delete(balance.address)
      else byId.set(balance.address, { ...balance, iconUrl: balance.iconUrl || (known?.iconUrl ?? '') })
    }
    return [...byId.values()]
  }

  return {
    async get({ address, chainId, currency, forceUpdate }) {
      const family = chainId ? chains.of(chainId) : chains.familyOf(address)
      if (!family.isAddress(address, chainId)) throw new Refusal(addressInvalid)
      const account = family.normalise(address)
      const forced = readForced(chains, forceUpdate, chainId)
      const chainIds = chainId
        ? [chainId]
        : [...new Set([...defaultChains(chains, family, account), ...forced.keys()])]
      if (chainIds.length === 0) throw new Refusal(chainUnsupported)
      const results = await Promise.allSettled(
        chainIds.map((chain) => one(chain, account, currency, forced.get(chain) ?? [])),
      )
      const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const failed = results.find((result) => result.status === 'rejected')
      // With several chains, return those that responded; with one chain, fail.
      if (failed && answers.length === 0) throw failed.reason
      const isStale = failed !== undefined || answers.some(({ stale }) => stale)
      const oldest = Math.min(...answers.map(({ readAt }) => readAt))
      return {
        balances: answers.flatMap(({ balances }) => balances),
        ...(isStale && { stale: true, age: Math.max(0, Math.floor((clock() - oldest) / 1_000)) }),
      }
    },
  }
}

export declare namespace createBalance {
  type Options = {
    /** In order of preference. */
    readonly sources: () => readonly BalanceSource[]
    readonly chains: Pick<Chains, 'of' | 'find' | 'ids' | 'familyOf'>
    readonly prices: Pick<Parts['prices'], 'inDollars' | 'rate'>
    readonly cache: Cache
    readonly clock: Clock
    readonly log?: Logger | undefined
  }
}

/** Tokens to read again, by chain. Throws if an id is invalid. */
function readForced(
  chains: Pick<Chains, 'of'>,
  text: string | undefined,
  only: ChainId | undefined,
): Map<ChainId, string[]> {
  const forced = new Map<ChainId, string[]>()
  const ids = new Set(
    (text ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  )
  if (ids.size > maxForced)
    throw new Refusal(badRequest, {
      field: 'forceUpdate',
      description: `At most ${maxForced} tokens can be updated at once`,
    })
  for (const id of ids) {
    if (!isAccountId(id))
      throw new Refusal(badRequest, {
        field: 'forceUpdate',
        description: 'Not a token id such as eip155:1:0x…',
      })
    const { chainId, address } = parseAccountId(id)
    if (only && chainId !== only)
      throw new Refusal(badRequest, {
        field: 'forceUpdate',
        description: 'A token of another chain than `chainId`',
      })
    const family = chains.of(chainId)
    const token = family.toToken(address, chainId)
    if (!token) throw new Refusal(addressInvalid, { field: 'forceUpdate' })
    forced.set(chainId, [...(forced.get(chainId) ?? []), token])
  }
  return forced
}
