import { getAddress, toEventSelector } from 'viem'
import type { Log, Receipt } from './node.ts'

const approvalTopic = toEventSelector('Approval(address,address,uint256)')
const approvalForAllTopic = toEventSelector('ApprovalForAll(address,address,bool)')
/** Further approvals of one transaction are ignored. */
const maxApprovals = 10

/** An approval that was given or revoked. */
export type GivenApproval = {
  readonly kind: 'token' | 'collectible'
  readonly token: string
  readonly isEnd: boolean
}

/** The approvals an account gave or revoked in a transaction. */
export function readApprovals(account: string, receipt: Receipt): GivenApproval[] {
  return receipt.logs.flatMap((log) => fromLog(account, log)).slice(0, maxApprovals)
}

function fromLog(account: string, { address, topics, data }: Log): GivenApproval[] {
  const [event, owner, spender, id] = topics
  if (owner?.slice(26).toLowerCase() !== account.slice(2).toLowerCase()) return []
  const token = getAddress(address)
  if (event === approvalForAllTopic) return [{ kind: 'collectible', token, isEnd: isZero(data) }]
  if (event !== approvalTopic) return []
  // For a single NFT the third word is its id, and the zero address as spender revokes.
  if (id) return [{ kind: 'collectible', token, isEnd: isZero(spender) }]
  return [{ kind: 'token', token, isEnd: isZero(data) }]
}

function isZero(word: string | undefined): boolean {
  return word !== undefined && /^0x0*$/.test(word)
}
