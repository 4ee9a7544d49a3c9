import type { ChainId } from '@latchkey/protocol/caip'
import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { balance, type TokenBalance } from '@latchkey/protocol/http/balance'
import type { Currency } from '@latchkey/protocol/http/shared'
import { isLowQuality } from '@latchkey/protocol/tokens'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { askKept, lifetimes, queriesOf, recallAnswer } from './queries.ts'

/** After a failure the server is left alone for so long. Milliseconds. */
const retryGuard = 30_000

export type Balances = {
  readonly tokens: readonly TokenBalance[]
  /** Those that are seldom money: shown when asked for. */
  readonly hidden: readonly TokenBalance[]
  /** True where the server could not read newer ones. */
  readonly stale: boolean
}

/** What an account holds. Kept for 30 s, also over a reload; after a failure the next try waits as long. */
export async function getBalances(kit: Kit, args: getBalances.Args): Promise<Balances> {
  const { address, chain, currency = 'usd', refresh } = args
  const key = ['balance', chain, address, currency]
  const kept = { key, address, lifetime: lifetimes.balance, schema: balance.answer }
  const queries = queriesOf(kit)
  recallAnswer(kit, kept)
  const last = queries.getQueryState(key)
  // When it last failed is remembered even after it has worked again.
  const failing = last?.status === 'error' && Date.now() - last.errorUpdatedAt < retryGuard
  if (!refresh && failing) throw new KitError(tokenBalanceUnavailable)
  if (refresh) {
    // What is on its way was asked before they moved.
    await queries
      .getQueryCache()
      .find({ queryKey: key })
      ?.promise?.catch(() => undefined)
    await queries.invalidateQueries({ queryKey: key })
  }
  try {
    const { balances, stale = false } = await askKept(kit, kept, (signal) => {
      const query = { currency, chainId: chain, forceUpdate: refresh?.join(',') || undefined }
      return callServer(kit, balance, { params: { address }, query, signal })
    })
    const all = balances.map((token) => ({ ...token, iconUrl: pictureUrl(kit, token.iconUrl) }))
    const [tokens, hidden] = [all.filter((token) => !isLowQuality(token)), all.filter(isLowQuality)]
    return { tokens, hidden, stale }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}

export declare namespace getBalances {
  type Args = {
    address: string
    chain: ChainId
    currency?: Currency | undefined
    /** CAIP-10 ids of tokens that have just moved: read from the chain again. None of them asks anew for all. */
    refresh?: readonly string[] | undefined
  }
}
