import { zeroAddress } from 'viem'
import type { NodeTransaction } from './node.ts'
import type { GivenApproval } from './readApprovals.ts'
import type { Move } from './readMoves.ts'

/** The type of a transaction, from the account's perspective. */
export function operationOf(
  account: string,
  transaction: NodeTransaction,
  moves: readonly Move[],
  approvals: readonly GivenApproval[],
): string {
  const isOwn = transaction.from.toLowerCase() === account.toLowerCase()
  if (isOwn && !transaction.to) return 'deploy'
  const incoming = moves.filter(({ to, from }) => to === account && from !== account)
  const outgoing = moves.filter(({ from }) => from === account)
  if (incoming.length > 0 && outgoing.length > 0) return 'trade'
  if (incoming.length > 0) return incoming.every(({ from }) => from === zeroAddress) ? 'mint' : 'receive'
  if (outgoing.length > 0) return outgoing.every(({ to }) => to === zeroAddress) ? 'burn' : 'send'
  if (approvals.length > 0) return approvals.every(({ isEnd }) => isEnd) ? 'revoke' : 'approve'
  // A plain transfer that failed still counts as a send.
  if (isOwn && transaction.input === '0x') return 'send'
  return 'execute'
}
