import type { ChainId } from '@latchkey/protocol/caip'
import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { balance, type TokenBalance } from '@latchkey/protocol/http/balance'
import type { Currency } from '@latchkey/protocol/http/shared'
import { isLowQuality } from '@latchkey/protocol/tokens'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { askKept, lifetimesMs, queriesOf, recallAnswer } from './queries.ts'

const retryCooldownMs = 30_000

export type Balances = {
  readonly tokens: readonly TokenBalance[]
  /** Low-quality tokens, which the list hides by default. */
  readonly hidden: readonly TokenBalance[]
  /** Whether the server could not read newer balances. */
  readonly stale: boolean
}

/** Balances of an account, cached for 30 s, also across reloads. After a failure it throws for 30 s without a request. */
export async function getBalances(kit: Kit, args: getBalances.Args): Promise<Balances> {
  const { address, chain, currency = 'usd', refresh } = args
  const key = ['balance', chain, address, currency]
  const kept = { key, address, lifetimeMs: lifetimesMs.balance, schema: balance.answer }
  const queries = queriesOf(kit)
  recallAnswer(kit, kept)
  const last = queries.getQueryState(key)
  // `errorUpdatedAt` remains after a later success, so check the status too.
  const failing = last?.status === 'error' && Date.now() - last.errorUpdatedAt < retryCooldownMs
  if (!refresh && failing) throw new KitError(tokenBalanceUnavailable)
  if (refresh) {
    // A pending request was sent before the transfer.
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
    /** CAIP-10 ids of tokens that were just transferred, to be read from the chain again. An empty list reloads all. */
    refresh?: readonly string[] | undefined
  }
}
