import { addressInvalid } from '@latchkey/protocol/catalogue'
import { type Address, encodeFunctionData } from 'viem'
import type { AllowanceArgs } from '../../../features/swap/ledger.ts'
import { Refusal } from '../../../refusal.ts'
import { tokenAbi } from './abis.ts'
import type { Node } from './node.ts'

/** The allowance of each spender. Refuses an address without a token. */
export async function readAllowances(
  node: Node,
  { token, owner, spenders }: Pick<AllowanceArgs, 'token' | 'owner' | 'spenders'>,
): Promise<bigint[]> {
  const answers = await node.batch(
    spenders.map((spender) => ({
      to: token as Address,
      data: encodeFunctionData({
        abi: tokenAbi,
        functionName: 'allowance',
        args: [owner as Address, spender as Address],
      }),
    })),
  )
  return answers.map((data) => {
    if (data?.length !== 66)
      throw new Refusal(addressInvalid, { description: 'There is no token at this address' })
    return BigInt(data)
  })
}
