import type { ChainId } from '@latchkey/protocol/caip'
import { getAddress, type Hex, pad } from 'viem'
import type { EvmContext } from './context.ts'
import { transferTopic } from './scanLogs.ts'
import { seenLogs } from './seenLogs.ts'

const maxTokens = 500

/** Tokens that were ever transferred to the account, as far as scanned. */
export async function findTokens(
  context: EvmContext,
  chain: ChainId,
  account: string,
  head: number,
  signal?: AbortSignal | undefined,
): Promise<string[]> {
  const { items } = await seenLogs(context, chain, head, {
    key: `evm:received:${chain}:${account}`,
    topics: [[transferTopic, null, pad(account as Hex)]],
    maxItems: maxTokens,
    // A transfer with four topics is of an NFT.
    toItems: ({ address, topics }) => (topics.length === 3 ? [getAddress(address)] : []),
    // Listed tokens are queried in any case.
    partial: true,
    signal,
  })
  return [...items.keys()]
}
