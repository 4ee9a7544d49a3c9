import type { ChainId } from '@latchkey/protocol/caip'
import { isBait } from '../../text/isBait.ts'
import type { TokenInfo } from '../chain.ts'
import type { EvmContext } from './context.ts'
import type { Receipt } from './node.ts'
import type { Move } from './readMoves.ts'
import { transferTopic } from './scanLogs.ts'

/** Transactions with this many recipients are mass mailings. */
const massMailing = 20

/**
 * Whether a transfer looks like spam. Transfers of listed tokens are not, except
 * zero-value transfers made by others, which only plant a look-alike address in the
 * history.
 */
export function isSpam(
  context: EvmContext,
  chain: ChainId,
  { kind, token, units }: Move,
  options: { info: TokenInfo | undefined; name: string | undefined; receipt: Receipt; isOwn: boolean },
): boolean {
  const { info, name = '', receipt, isOwn } = options
  if (kind === 'coin' || token === undefined) return false
  if (units === 0n && !isOwn) return true
  if (context.tokens.find(chain, token)) return false
  if (kind === 'token' && !info) return true
  if (isBait(name, info?.name ?? '', info?.symbol ?? '')) return true
  if (isOwn) return false
  if (
    info &&
    context.tokens.of(chain).some(({ symbol }) => symbol.toLowerCase() === info.symbol.toLowerCase())
  )
    return true
  return receiversOf(token, receipt) >= massMailing
}

function receiversOf(token: string, { logs }: Receipt): number {
  const receivers = new Set<string>()
  for (const { address, topics } of logs)
    if (topics[0] === transferTopic && topics[2] && address.toLowerCase() === token.toLowerCase())
      receivers.add(topics[2])
  return receivers.size
}
