import { formatAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { Transfer } from '@latchkey/protocol/http/history'
import type { TokenInfo } from '../chain.ts'
import { collectionNames } from './collectionNames.ts'
import type { EvmContext } from './context.ts'
import { isSpam } from './isSpam.ts'
import type { Receipt } from './node.ts'
import type { Move } from './readMoves.ts'
import { tokenInfo } from './tokenInfo.ts'

/** Transfers in response format, with token names. */
export async function toTransfers(
  context: EvmContext,
  chain: ChainId,
  account: string,
  moves: readonly Move[],
  options: { coin: TokenInfo; receipt: Receipt; isOwn: boolean; signal?: AbortSignal | undefined },
): Promise<Transfer[]> {
  const { coin, receipt, isOwn, signal } = options
  const tokens = [...new Set(moves.flatMap(({ kind, token }) => (kind === 'token' && token ? [token] : [])))]
  const collections = [
    ...new Set(moves.flatMap(({ kind, token }) => (kind === 'collectible' && token ? [token] : []))),
  ]
  const [infos, names] = await Promise.all([
    tokenInfo(context, chain, tokens, signal),
    collectionNames(context, chain, collections, signal),
  ])
  const infoOf = new Map(tokens.map((token, index) => [token, infos[index]]))
  const nameOf = new Map(collections.map((token, index) => [token, names[index]]))

  return moves.map((move): Transfer => {
    const { kind, token, units, tokenId } = move
    const info = token === undefined ? coin : infoOf.get(token)
    const collection = token === undefined ? undefined : nameOf.get(token)
    const spam = isSpam(context, chain, move, { info, name: collection, receipt, isOwn })
    const rest = { direction: directionOf(move, account), value: null, price: null } as const
    if (kind === 'collectible') {
      const name = collection === undefined ? null : `${collection} #${shorten(tokenId ?? 0n)}`
      const nft = { name, content: null, flags: { is_spam: spam } }
      return { fungible_info: null, nft_info: nft, quantity: { numeric: units.toString() }, ...rest }
    }
    const icon = info?.iconUrl ? { url: info.iconUrl } : null
    const fungible = {
      name: info?.name ?? null,
      symbol: info?.symbol ?? null,
      icon,
      flags: { is_spam: spam },
    }
    return {
      fungible_info: fungible,
      nft_info: null,
      quantity: { numeric: formatAmount(units, info?.decimals ?? 0) },
      ...rest,
    }
  })
}

function directionOf({ from, to }: Move, account: string): Transfer['direction'] {
  if (from === to) return 'self'
  return to === account ? 'in' : 'out'
}

/** Ids of some collections are hashes, too long to show. */
function shorten(id: bigint): string {
  const text = id.toString()
  return text.length > 12 ? `${text.slice(0, 5)}…${text.slice(-5)}` : text
}
