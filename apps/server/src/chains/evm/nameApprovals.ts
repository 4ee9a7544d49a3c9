import type { ChainId } from '@latchkey/protocol/caip'
import type { Approval } from '@latchkey/protocol/http/history'
import { isBait } from '../../text/isBait.ts'
import { collectionNames } from './collectionNames.ts'
import type { EvmContext } from './context.ts'
import type { GivenApproval } from './readApprovals.ts'
import { tokenInfo } from './tokenInfo.ts'

/**
 * Token names of approvals. Any token can emit an approval for any account, so
 * approvals in transactions of others are only named if the token is listed.
 */
export async function nameApprovals(
  context: EvmContext,
  chain: ChainId,
  approvals: readonly GivenApproval[],
  { isOwn, signal }: { isOwn: boolean; signal?: AbortSignal | undefined },
): Promise<Approval[]> {
  const trusted = approvals.filter(({ token }) => isOwn || context.tokens.find(chain, token))
  const of = (kind: GivenApproval['kind']) => [
    ...new Set(trusted.flatMap((one) => (one.kind === kind ? [one.token] : []))),
  ]
  const [infos, names] = await Promise.all([
    tokenInfo(context, chain, of('token'), signal),
    collectionNames(context, chain, of('collectible'), signal),
  ])
  return [
    ...infos.map((info) => ({ name: info?.name ?? null, symbol: info?.symbol ?? null })),
    ...names.map((name) => ({ name: name ?? null, symbol: null })),
  ].filter(({ name, symbol }) => (name || symbol) && !isBait(name ?? '', symbol ?? ''))
}
