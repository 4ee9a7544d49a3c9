import { type ChainId, parseAccountId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnsupported, cursorInvalid } from '@latchkey/protocol/catalogue'
import type { Nft } from '@latchkey/protocol/http/nfts'
import type { Collectible } from '../../chains/chain.ts'
import type { Chains } from '../../chains/chains.ts'
import { writeCollectibleId } from '../../chains/collectibleId.ts'
import { Refusal } from '../../refusal.ts'
import { isBait } from '../../text/isBait.ts'
import type { Describe } from './createDescriptions.ts'

/** NFTs of accounts. */
export type Nfts = {
  /** `image` is the NFT's own id: its image is read from the metadata when it is loaded. */
  get(request: NftsRequest): Promise<{ nfts: Nft[]; next: string | null; complete: boolean }>
}
export type NftsRequest = {
  readonly address: string
  readonly chainId: ChainId
  readonly cursor?: string | undefined
  readonly signal: AbortSignal
}

const pageSize = 24

export function createNfts(chains: Pick<Chains, 'of'>, describe: Describe): Nfts {
  async function toNft(item: Collectible, signal: AbortSignal): Promise<Nft> {
    const { amount, collection, collectionName, isSpam, key } = item
    const { description, image, name } = await describe(key, signal)
    return {
      collection,
      collectionName,
      id: idOf(item),
      amount: String(amount),
      name: name || (item.name ?? ''),
      description,
      image: image ? writeCollectibleId(key) : null,
      spam: isSpam || isBait(name),
    }
  }

  return {
    async get({ address, chainId, cursor, signal }) {
      const family = chains.of(chainId)
      if (!family.isAddress(address, chainId)) throw new Refusal(addressInvalid)
      if (!family.collectibles) throw new Refusal(chainUnsupported)
      const { collectibles, complete } = await family.collectibles(chainId, family.normalise(address), signal)
      const nameOf = (item: Collectible) => `${parseAccountId(item.collection).address}:${idOf(item)}`
      const last = cursor === undefined ? -1 : collectibles.findIndex((item) => nameOf(item) === cursor)
      if (cursor !== undefined && last < 0) throw new Refusal(cursorInvalid)
      const page = collectibles.slice(last + 1, last + 1 + pageSize)
      const end = page.at(-1)
      return {
        nfts: await Promise.all(page.map((item) => toNft(item, signal))),
        next: end && collectibles.length > last + 1 + pageSize ? nameOf(end) : null,
        complete,
      }
    },
  }
}

function idOf({ key }: Collectible): string {
  return String(key.id ?? key.address)
}
