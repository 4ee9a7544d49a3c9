import type { ChainId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnsupported, onrampProviderUnknown } from '@latchkey/protocol/catalogue'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { HistoryAnswer, HistoryPoint } from '../../chains/chain.ts'
import type { Chains } from '../../chains/chains.ts'
import { defaultChains } from '../../chains/defaultChains.ts'
import type { Clock } from '../../clock.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { createFailOver } from '../../vendors/failOver.ts'
import { createCursors } from './cursor.ts'
import type { HistorySource } from './historySource.ts'

/** Transaction history of accounts. */
export type History = {
  get(
    request: HistoryRequest,
  ): Promise<{ data: Transaction[]; next: string | null; partial?: boolean | undefined }>
}
export type HistoryRequest = {
  readonly account: string
  /** Without it, the most used chain of the account's family is read. */
  readonly chainId?: ChainId | undefined
  readonly cursor?: string | undefined
  readonly onramp?: string | undefined
  /** Purchases are only visible to the project they were made in. */
  readonly projectId?: string | undefined
  readonly signal: AbortSignal
}

const pageSize = 25
const freshMs = 5_000
/** How long to scan empty parts of a chain before an empty page is returned. */
const scanBudgetMs = 6_000

export function createHistory(options: createHistory.Options): History {
  const { sources, chains, cache, clock, secrets, onramp, log } = options
  const cursors = createCursors(secrets, clock)
  const failOver = createFailOver({ sources, clock, log })

  const ask = (chain: ChainId, account: string, before: HistoryPoint | undefined): Promise<HistoryAnswer> =>
    failOver(chain, (source, signal) => source.history(chain, account, { limit: pageSize, before }, signal))

  /** The next page with transactions, within the time budget. */
  async function page(
    chain: ChainId,
    account: string,
    from: HistoryPoint | undefined,
  ): Promise<HistoryAnswer> {
    const deadline = clock() + scanBudgetMs
    let answer = await ask(chain, account, from)
    while (answer.transactions.length === 0 && answer.next && clock() < deadline)
      answer = await ask(chain, account, answer.next)
    return answer
  }

  return {
    async get({ account: text, chainId, cursor, onramp: provider, projectId, signal }) {
      const family = chainId ? chains.of(chainId) : chains.familyOf(text)
      if (!family.isAddress(text, chainId)) throw new Refusal(addressInvalid)
      const account = family.normalise(text)
      if (provider !== undefined) {
        if (provider !== 'coinbase' || projectId === undefined) throw new Refusal(onrampProviderUnknown)
        return onramp.history(provider, { projectId, account }, cursor, signal)
      }
      const place = cursor === undefined ? undefined : cursors.read(cursor, account, chainId)
      const chain = place?.chain ?? chainId ?? defaultChains(chains, family, account)[0]
      if (!chain || !chains.of(chain)) throw new Refusal(chainUnsupported)
      const { height, hash } = place?.point ?? {}
      const key = `history:${chain}:${account}:${height ?? ''}:${hash ?? ''}`
      const { value } = await cache.wrap(key, { ttlMs: freshMs }, () => page(chain, account, place?.point))
      const next = value.next ? cursors.write({ chain, account, point: value.next }) : null
      return { data: value.transactions, next, ...(value.isPartial && { partial: true }) }
    },
  }
}

export declare namespace createHistory {
  type Options = {
    /** In order of preference. */
    readonly sources: () => readonly HistorySource[]
    readonly chains: Pick<Chains, 'of' | 'ids' | 'familyOf'>
    readonly cache: Cache
    readonly clock: Clock
    /** The first signs cursors; the same for every process. */
    readonly secrets: Secrets
    readonly onramp: Pick<Parts['onramp'], 'history'>
    readonly log?: Logger | undefined
  }
}
