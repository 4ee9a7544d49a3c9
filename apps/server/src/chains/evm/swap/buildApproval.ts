import { swapWouldFail } from '@latchkey/protocol/catalogue'
import { type Address, encodeFunctionData, type Hex, maxUint256 } from 'viem'
import type { Approval, ApprovalArgs } from '../../../features/swap/ledger.ts'
import { RpcFailure } from '../../../gateway/gateway.ts'
import { Refusal } from '../../../refusal.ts'
import { tokenAbi } from './abis.ts'
import type { Node } from './node.ts'
import { readAllowances } from './readAllowances.ts'
import { revertReasonOf } from './revertReason.ts'

/** The approval call, and a reset to zero before it if the token requires one. */
export async function buildApproval(node: Node, args: ApprovalArgs): Promise<Approval> {
  const { token, owner, spender, amount = maxUint256 } = args
  const encode = (units: bigint) =>
    encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender as Address, units] })
  const attempt = (data: Hex) => tryApproval(node, { from: owner as Address, to: token as Address, data })
  const data = encode(amount)
  const [current = 0n] = await readAllowances(node, { ...args, spenders: [spender] })
  const fault = await attempt(data)
  if (fault === undefined) return { data, resetData: undefined }
  const resetData = encode(0n)
  if (current > 0n && amount > 0n && (await attempt(resetData)) === undefined) return { data, resetData }
  throw new Refusal(swapWouldFail, { values: { reason: fault } })
}

/** The reason it would fail, or undefined. */
async function tryApproval(node: Node, call: { from: Address; to: Address; data: Hex }) {
  try {
    // Tokens that return nothing are fine; those that return false are not.
    const answer = await node.call(call)
    return /^0x0{64}$/.test(answer) ? 'the token refuses the approval' : undefined
  } catch (cause) {
    if (!(cause instanceof RpcFailure)) throw cause
    return revertReasonOf(cause) ?? 'the token refuses the approval'
  }
}
