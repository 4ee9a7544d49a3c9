import { type ChainId, isChainId } from '@latchkey/protocol/caip'
import { transactionsFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { history, type Transaction } from '@latchkey/protocol/http/history'
import type { Kit } from '../kit.ts'
import { noteAddresses } from '../transactions/seenAddresses.ts'
import { callServer } from './callServer.ts'
import { ask, lifetimesMs } from './queries.ts'

/** A page of an account's transactions, newest first, cached for 15 s. The last page has no cursor, and may be marked as partial. */
export async function getHistory(
  kit: Kit,
  args: getHistory.Args,
): Promise<{ transactions: Transaction[]; cursor: string | undefined; isPartial?: boolean | undefined }> {
  const { account, chain, cursor, onramp } = args
  try {
    const { data, next, partial } = await ask(
      kit,
      ['history', chain, account, onramp, cursor],
      // Pending purchases are polled.
      onramp ? 0 : lifetimesMs.history,
      (signal) =>
        callServer(kit, history, {
          params: { account },
          query: { chainId: chain, cursor, onramp },
          retries: onramp ? 0 : undefined,
          cache: onramp && 'no-cache',
          signal,
        }),
    )
    for (const { metadata } of data) {
      const on = isChainId(metadata.chain) ? metadata.chain : chain
      if (on) noteAddresses(kit, on, [metadata.sentFrom, metadata.sentTo])
    }
    return { transactions: data, cursor: next ?? undefined, ...(partial && { isPartial: true }) }
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
    /** Returns purchases from this on-ramp provider instead of transactions. */
    onramp?: 'coinbase' | undefined
  }
}
