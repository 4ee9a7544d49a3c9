import { type AccountId, accountId, type ChainId } from '@latchkey/protocol/caip'
import { swapUnavailable } from '@latchkey/protocol/catalogue'
import type { SwapToken } from '@latchkey/protocol/http/swap'
import type { Cache } from '../../cache/cache.ts'
import { Refusal } from '../../refusal.ts'
import type { SwapProvider } from './provider.ts'
import type { ChainLookup } from './readSwap.ts'

/** A token known without a vendor. */
export type ListedToken = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri?: string | undefined
  readonly eip2612?: boolean | undefined
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const timeoutMs = 10_000
/** Bounds a vendor's list. */
const maxTokens = 5_000

/** The native coin, our own list, then vendors' tokens: the first entry of a token wins. */
export async function listTokens({
  chain,
  chains,
  providers,
  listed,
  cache,
  signal,
  onFailure,
}: listTokens.Args): Promise<SwapToken[]> {
  const family = chains.of(chain)
  const coin = family.nativeCoin(chain)
  const own = [
    { ...coin, address: family.nativeAddress, logoUri: coin.iconUrl, eip2612: false },
    ...listed,
  ].map(
    ({ name, symbol, decimals, address, logoUri, eip2612 }): SwapToken => ({
      name,
      symbol,
      address: accountId(chain, family.normalise(address)),
      decimals,
      logoUri: logoUri ?? null,
      eip2612: eip2612 ?? null,
    }),
  )
  const asked = providers.flatMap((provider) => (provider.tokens ? [{ provider, ask: provider.tokens }] : []))
  const failures: unknown[] = []
  const lists = await Promise.all(
    asked.map(async ({ provider, ask }) => {
      const key = `swap:tokens:${provider.name}:${chain}`
      try {
        // Not the caller's signal: concurrent callers share the list.
        const make = () => ask(chain, AbortSignal.timeout(timeoutMs))
        return (await cache.wrap(key, { ttlMs: hourMs, staleMs: dayMs }, make)).value
      } catch (cause) {
        failures.push(cause)
        onFailure?.(provider, cause)
        return []
      }
    }),
  )
  signal.throwIfAborted()
  // The native coin alone is not a list, and must not be cached as one.
  if (failures.length > 0 && failures.length === asked.length && listed.length === 0)
    throw new Refusal(swapUnavailable, { cause: new AggregateError(failures), retryAfter: 5 })
  const tokens = new Map<string, SwapToken>()
  for (const token of [...own, ...lists.flat()]) {
    const id = toOneSpelling(family.normalise, token.address as AccountId)
    const key = id.toLowerCase()
    const known = tokens.get(key)
    if (!known) tokens.set(key, { ...token, address: id })
    else
      tokens.set(key, {
        ...known,
        logoUri: known.logoUri ?? token.logoUri,
        eip2612: known.eip2612 ?? token.eip2612,
      })
    if (tokens.size >= maxTokens) break
  }
  return [...tokens.values()]
}

export declare namespace listTokens {
  type Args = {
    readonly chain: ChainId
    readonly chains: ChainLookup
    readonly providers: readonly SwapProvider[]
    readonly listed: readonly ListedToken[]
    readonly cache: Cache
    readonly signal: AbortSignal
    readonly onFailure?: ((provider: SwapProvider, cause: unknown) => void) | undefined
  }
}

function toOneSpelling(normalise: (address: string) => string, id: AccountId): AccountId {
  const at = id.lastIndexOf(':') + 1
  return `${id.slice(0, at)}${normalise(id.slice(at))}` as AccountId
}
