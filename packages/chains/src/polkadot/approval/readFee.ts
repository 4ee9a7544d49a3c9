import { isRecord } from '@latchkey/protocol/isRecord'
import type { ApprovalRequest } from '../../approval.ts'
import { assemble, type Unsigned } from '../extrinsic.ts'
import { fromHex, joinBytes, toHex, toLittleEndian, toUnits } from '../hex.ts'
import type { OwnAccount } from './ownAccount.ts'

/** What the nodes charge for the transaction; undefined if they do not say. */
export async function readFee(
  unsigned: Unsigned,
  { accountId }: OwnAccount,
  { ask }: Pick<ApprovalRequest, 'ask'>,
): Promise<bigint | undefined> {
  // With a blank signature, which is as long as a real one.
  const { bytes } = assemble(unsigned, accountId, joinBytes([1], new Uint8Array(64)))
  const params = toHex(joinBytes(bytes, toLittleEndian(bytes.length, 4)))
  try {
    const answer = fromHex(await ask('state_call', ['TransactionPaymentApi_query_info', params]))
    // After the weight, whose length differs, the class in one byte and the fee in 16.
    if (!answer || answer.length < 19 || answer.length > 37) return undefined
    const fee = toUnits(answer.subarray(answer.length - 16))
    // The price can rise by a fraction of this until the transaction is in a block.
    return fee + fee / 100n
  } catch (error) {
    if (isRecord(error)) return undefined
    throw error
  }
}
