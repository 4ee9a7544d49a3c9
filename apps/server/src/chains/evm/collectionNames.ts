import type { ChainId } from '@latchkey/protocol/caip'
import { decodeAbiParameters, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { sanitiseText } from '../../text/sanitiseText.ts'
import type { EvmContext } from './context.ts'
import { readMany } from './readMany.ts'

const dayMs = 86_400_000
const name = encodeFunctionData({ abi: erc20Abi, functionName: 'name' })

/** Names of NFT collections; undefined if a contract has none. Cached for a day. */
export async function collectionNames(
  context: EvmContext,
  chain: ChainId,
  tokens: readonly string[],
  signal?: AbortSignal | undefined,
): Promise<(string | undefined)[]> {
  const { cache } = context
  const keyOf = (token: string) => `evm:collection:${chain}:${token}`
  const known = await Promise.all(tokens.map((token) => cache.get(keyOf(token))))
  const missing = tokens.filter((_, index) => known[index] === undefined)
  const answers = await readMany(
    context,
    chain,
    missing.map((token) => ({ to: token as Hex, data: name })),
    { signal },
  )
  const read = new Map(missing.map((token, index) => [token, toName(answers[index])]))
  for (const [token, said] of read) await cache.set(keyOf(token), said, dayMs)
  return tokens.map((token, index) => (known[index] ?? read.get(token)) || undefined)
}

function toName(data: Hex | undefined): string {
  try {
    return data ? sanitiseText(decodeAbiParameters([{ type: 'string' }], data)[0], 64) : ''
  } catch {
    return ''
  }
}
