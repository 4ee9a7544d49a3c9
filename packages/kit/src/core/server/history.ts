import type { ChainId } from '@latchkey/protocol/caip'
import { transactionsFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { history, type Transaction } from '@latchkey/protocol/http/history'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { ask, lifetimes } from './queries.ts'

/** One page of what an account did, newest first. Kept for 15 s; without a cursor there is no next page. */
export async function getHistory(
  kit: Kit,
  args: getHistory.Args,
): Promise<{ transactions: Transaction[]; cursor: string | undefined }> {
  const { account, chain, cursor, onramp } = args
  try {
    const { data, next } = await ask(
      kit,
      ['history', chain, account, onramp, cursor],
      // A purchase under way is looked at until it is done.
      onramp ? 0 : lifetimes.history,
      (signal) =>
        callServer(kit, history, {
          params: { account },
          query: { chainId: chain, cursor, onramp },
          // Whoever looks again anyway need not be patient.
          retries: onramp ? 0 : undefined,
          cache: onramp && 'no-cache',
          signal,
        }),
    )
    return { transactions: data, cursor: next ?? undefined }
  } catch (cause) {
    if (!onramp) kit.emit({ type: 'ERROR_FETCH_TRANSACTIONS', network: chain })
    throw new KitError(transactionsFailed, { cause })
  }
}

export declare namespace getHistory {
  type Args = {
    account: string
    chain?: ChainId | undefined
    cursor?: string | undefined
    /** Purchases instead of what happened on the chain. */
    onramp?: 'coinbase' | undefined
  }
}
