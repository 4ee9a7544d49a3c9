import type { Nft } from '@latchkey/protocol/http/nfts'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { useT } from '../../ui/words/i18n.tsx'
import { ownAddress } from './nfts.ts'

/** What a collectible is called; by its number or address where it has no name. */
export function useNftName(): (nft: Nft) => string {
  const t = useT()
  return ({ collection, collectionName, id, name }) => {
    if (name) return name
    const own = ownAddress({ id })
    if (own !== undefined) return shortenAddress(own)
    const short = id.length > 12 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id
    const of = collectionName || shortenAddress(collection.split(':').at(-1) ?? '')
    return t('nfts.nameless', { collection: of, id: short })
  }
}
