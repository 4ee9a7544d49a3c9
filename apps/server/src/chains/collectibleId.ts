import { assetId, type ChainId, isAssetId, parseAssetId } from '@latchkey/protocol/caip'

/** Identifies one NFT, independent of its owner. */
export type CollectibleKey = {
  readonly chain: ChainId
  readonly address: string
  readonly id: bigint
  /** Whether an id can have several copies (ERC-1155). */
  readonly isMany: boolean
}

/** The key as text. @see https://chainagnostic.org/CAIPs/caip-22 and caip-29 */
export function writeCollectibleId({ address, chain, id, isMany }: CollectibleKey): string {
  return assetId(chain, isMany ? 'erc1155' : 'erc721', address, String(id))
}

/** Undefined if the text is not an NFT id. */
export function readCollectibleId(text: string): CollectibleKey | undefined {
  if (!isAssetId(text)) return undefined
  const { assetNamespace, assetReference, chainId, tokenId } = parseAssetId(text)
  if (!/^erc(?:721|1155)$/.test(assetNamespace) || !tokenId || !/^\d{1,78}$/.test(tokenId)) return undefined
  return {
    chain: chainId,
    address: assetReference,
    id: BigInt(tokenId),
    isMany: assetNamespace === 'erc1155',
  }
}
