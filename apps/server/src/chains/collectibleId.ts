import { assetId, type ChainId, isAssetId, parseAssetId } from '@latchkey/protocol/caip'

/** Identifies one NFT, independent of its owner. */
export type CollectibleKey = {
  readonly chain: ChainId
  /** Of the collection's contract; of the NFT where it has an address of its own. */
  readonly address: string
  /** Its number in the collection; undefined where the NFT has an address of its own. */
  readonly id: bigint | undefined
  /** Whether an id can have several copies (ERC-1155). */
  readonly isMany: boolean
}

/** The key as text. @see https://chainagnostic.org/CAIPs/caip-22 and caip-29, and Solana's namespace for `nft` */
export function writeCollectibleId({ address, chain, id, isMany }: CollectibleKey): string {
  if (id === undefined) return assetId(chain, 'nft', address)
  return assetId(chain, isMany ? 'erc1155' : 'erc721', address, String(id))
}

/** Undefined if the text is not an NFT id. */
export function readCollectibleId(text: string): CollectibleKey | undefined {
  if (!isAssetId(text)) return undefined
  const { assetNamespace, assetReference, chainId, tokenId } = parseAssetId(text)
  if (assetNamespace === 'nft' && tokenId === undefined)
    return { chain: chainId, address: assetReference, id: undefined, isMany: false }
  if (!/^erc(?:721|1155)$/.test(assetNamespace) || !tokenId || !/^\d{1,78}$/.test(tokenId)) return undefined
  return {
    chain: chainId,
    address: assetReference,
    id: BigInt(tokenId),
    isMany: assetNamespace === 'erc1155',
  }
}
