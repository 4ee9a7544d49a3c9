import type { ChainId } from '@latchkey/protocol/caip'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmContext } from './context.ts'
import { readMany } from './readMany.ts'

/** What the account has of each token at one block; undefined where the token does not say. */
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
  // One word exactly: a token that says more is not one.
  return answers.map((answer) => (answer?.length === 66 ? BigInt(answer) : undefined))
}
