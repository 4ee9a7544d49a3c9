import type { ChainId } from '@latchkey/protocol/caip'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmContext } from './context.ts'
import { readMany } from './readMany.ts'

/** Balances of each token at one block; undefined if a token does not answer. */
export async function balancesOf(
  context: EvmContext,
  chain: ChainId,
  account: string,
  tokens: readonly string[],
  at: number,
  signal?: AbortSignal | undefined,
): Promise<(bigint | undefined)[]> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account as Hex] })
  const reads = tokens.map((token) => ({ to: token as Hex, data }))
  const answers = await readMany(context, chain, reads, { at, signal })
  // Exactly one word: a longer answer is not from a token.
  return answers.map((answer) => (answer?.length === 66 ? BigInt(answer) : undefined))
}
