import type { Nft } from '@latchkey/protocol/http/nfts'
import { definePages } from '../../core/state/pages.ts'
import { defineSlice } from '../../core/state/slice.ts'

/** The collectibles of the account on screen. */
export const nfts = definePages<Nft>({ idOf: nftKey })

/** Whether collectibles marked as spam are shown too. */
export const isSpamShown = defineSlice<boolean, boolean>(false, (_, shown) => shown)

/** The address of a collectible that has one of its own, and no number in a contract. */
export function ownAddress({ id }: Pick<Nft, 'id'>): string | undefined {
  return /^\d+$/.test(id) ? undefined : id
}

/** Identifies a collectible. */
export function nftKey({ collection, id }: Pick<Nft, 'collection' | 'id'>): string {
  return `${collection}:${id}`.toLowerCase()
}
