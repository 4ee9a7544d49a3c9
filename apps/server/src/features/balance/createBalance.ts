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

/** What accounts hold. */
export type Balance = {
  get(request: BalanceRequest): Promise<{ balances: TokenBalance[]; stale?: boolean; age?: number }>
}
export type BalanceRequest = {
  readonly address: string
  /** Without it the best-known chains of the address's family are read. */
  readonly chainId?: ChainId | undefined
  readonly currency: Currency
  /** CAIP-10 ids, separated by commas, that are read from the chain now. */
  readonly forceUpdate?: string | undefined
}

type Kept = { readonly balances: TokenBalance[]; readonly readAt: number }

const fresh = 10_000
const old = 300_000
/** For one chain, everything included; a caller waits no longer. */
const patience = 12_000
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
    // The coin is there even when there is none of it, and called what its chain calls it.
    const native = { units: 0n, ...coin, token: { ...coin?.token, ...family.nativeCoin(chain) } }
    const [first, ...rest] = await price(
      chain,
      family,
      [native, ...value.filter((holding) => !isCoin(holding))],
      currency,
    )
    return first ? [first, ...rest.sort((a, b) => (b.value ?? 0) - (a.value ?? 0))] : []
  }

  /** Prices are a courtesy: without them there is still a balance. */
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

  /** One chain's answer, with the tokens named read again and put into what is kept. */
  async function one(
    chain: ChainId,
    address: string,
    currency: Currency,
    forced: readonly string[],
  ): Promise<Kept & { stale: boolean }> {
    const family = chains.of(chain)
    const key = `balance:${chain}:${address}:${currency}`
    const make = async () => ({ balances: await read(chain, family, address, currency), readAt: clock() })
    const known = await cache.wrap<Kept>(key, { ttl: fresh, stale: old }, make)
    if (forced.length === 0) return { ...known.value, stale: known.stale }
    const signal = AbortSignal.timeout(patience)
    const holdings = await family.balancesOf?.(chain, address, forced, signal)
    if (!holdings) throw new Refusal(chainUnsupported)
    // Anybody can name a contract that claims anything: only the one who did is told of it, and the others what a new look finds.
    const isStranger = (among: Kept, { token, units, isListed }: Holding) =>
      units > 0n && !isListed && !among.balances.some(({ address }) => address === token.id)
    const { value, stale } = holdings.some((holding) => isStranger(known.value, holding))
      ? await cache.wrap<Kept>(key, { ttl: fresh, stale: old, refresh: true }, make)
      : known
    const strangers = holdings.filter((holding) => isStranger(value, holding))
    const others = holdings.filter((holding) => !isStranger(value, holding))
    const merged = { ...value, balances: await merge(chain, family, value.balances, others, currency) }
    // The rest of the list gets no younger by this, and is kept no longer.
    const ttl = value.readAt + fresh - clock()
    if (ttl > 0) await cache.wrap(key, { ttl, stale: old, refresh: true }, async () => merged)
    if (strangers.length === 0) return { ...merged, stale }
    return { ...merged, balances: await merge(chain, family, merged.balances, strangers, currency), stale }
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
      // Nothing that calls itself nothing is shown, and the coin is shown even when there is none of it.
      const isGone = balance.address !== undefined && balance.quantity.numeric === '0'
      if (isGone || !balance.symbol) byId.delete(balance.address)
      else byId.set(balance.address, { ...balance, iconUrl: balance.iconUrl || (known?.iconUrl ?? '') })
    }
    return [...byId.values()]
  }

  return {
    async get({ address, chainId, currency, forceUpdate }) {
      const family = chainId ? chains.of(chainId) : chains.familyOf(address)
      if (!family.isAddress(address)) throw new Refusal(addressInvalid)
      const account = family.normalise(address)
      const forced = readForced(chains, forceUpdate, chainId)
      const wanted = chainId ? [chainId] : [...new Set([...defaultChains(chains, family), ...forced.keys()])]
      if (wanted.length === 0) throw new Refusal(chainUnsupported)
      const results = await Promise.allSettled(
        wanted.map((chain) => one(chain, account, currency, forced.get(chain) ?? [])),
      )
      const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const failed = results.find((result) => result.status === 'rejected')
      // With several chains, those that answer are worth more than an error; one chain's failure is the answer.
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
    /** In the order they are asked. */
    readonly sources: readonly BalanceSource[]
    readonly chains: Pick<Chains, 'of' | 'find' | 'ids' | 'familyOf'>
    readonly prices: Pick<Parts['prices'], 'inDollars' | 'rate'>
    readonly cache: Cache
    readonly clock: Clock
    readonly log?: Logger | undefined
  }
}

/** The tokens to read again, by chain. Throws where one of them is none. */
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
      description: `At most ${maxForced} tokens can be read again at once`,
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
        description: 'A token of another chain than the one asked about',
      })
    const family = chains.of(chainId)
    if (!family.isAddress(address)) throw new Refusal(addressInvalid, { field: 'forceUpdate' })
    forced.set(chainId, [...(forced.get(chainId) ?? []), address])
  }
  return forced
}
