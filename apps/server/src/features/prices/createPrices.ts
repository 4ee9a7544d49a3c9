import { type AccountId, accountId, parseAccountId } from '@latchkey/protocol/caip'
import { addressInvalid, sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { PricedToken } from '@latchkey/protocol/http/prices'
import type { Currency } from '@latchkey/protocol/http/shared'
import type { TokenInfo } from '../../chains/chain.ts'
import type { Chains } from '../../chains/chains.ts'
import { Refusal } from '../../refusal.ts'
import { askPrices } from './askPrices.ts'
import type { PricedId, PricesOptions } from './priceSource.ts'
import { createRates } from './rates.ts'

/** Token prices. */
export type Prices = {
  /** US dollars per whole token; unknown ones are omitted. Rejects if every source failed. */
  inDollars(ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, number>>
  /** Units of the currency per US dollar; undefined if unknown. */
  rate(currency: Currency): Promise<number | undefined>
  /** Tokens with prices in response format; unknown ones are omitted. */
  lookup(ids: readonly string[], currency: Currency): Promise<PricedToken[]>
}

export function createPrices(options: PricesOptions): Prices {
  const { chains } = options
  const ask = askPrices(options)
  const rates = createRates({ ...options, inDollars })

  /** Throws if the chain is not supported or the address is invalid. */
  function read(id: string): PricedId {
    const { chainId, address } = parseAccountId(id)
    const family = chains.of(chainId)
    const token = family.toToken(address, chainId)
    if (!token) throw new Refusal(addressInvalid, { field: 'addresses' })
    const native = token === family.toToken(family.nativeAddress, chainId)
    const priceId = native ? undefined : family.priceId?.(chainId, token)
    return { id: accountId(chainId, token), chain: chainId, address: token, native, priceId }
  }

  async function inDollars(ids: readonly AccountId[]) {
    return ask(ids.filter((id) => chains.find(parseAccountId(id).chainId)).map(read))
  }

  return {
    inDollars,
    rate: rates,
    async lookup(ids, currency) {
      // Callers match tokens by the spelling they sent.
      const given = new Map(ids.map((text) => [read(text).id, text] as const))
      const tokens = [...given.values()].map(read)
      const rate = await rates(currency)
      if (rate === undefined)
        throw new Refusal(sourceUnavailable, {
          field: 'currency',
          description: 'No exchange rate for this currency',
        })
      const prices = await ask(tokens)
      const infos = await infosOf(
        chains,
        tokens.filter(({ id }) => prices.has(id)),
      )
      return [...infos].map(([id, { name, symbol, decimals, iconUrl = '' }]) => ({
        address: given.get(id) ?? id,
        name,
        symbol,
        iconUrl,
        decimals,
        price: (prices.get(id) ?? 0) * rate,
      }))
    },
  }
}

/** Token metadata, in order; tokens without metadata are omitted. */
async function infosOf(
  chains: Pick<Chains, 'of'>,
  tokens: readonly PricedId[],
): Promise<Map<AccountId, TokenInfo>> {
  const found = new Map<AccountId, TokenInfo>()
  const byChain = Map.groupBy(tokens, ({ chain }) => chain)
  await Promise.all(
    [...byChain].map(async ([chain, some]) => {
      const family = chains.of(chain)
      const contracts = some.filter(({ native }) => !native)
      const infos = await (family.tokenInfo?.(
        chain,
        contracts.map(({ address }) => address),
      ) ?? [])
      for (const [index, { id }] of contracts.entries()) {
        const info = infos[index]
        if (info) found.set(id, info)
      }
      for (const { id } of some.filter(({ native }) => native)) found.set(id, family.nativeCoin(chain))
    }),
  )
  return new Map(
    tokens.flatMap(({ id }) => {
      const info = found.get(id)
      return info ? [[id, info] as const] : []
    }),
  )
}
