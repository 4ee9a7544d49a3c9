import type { Chains } from '../../chains/chains.ts'
import { readCollectibleId } from '../../chains/collectibleId.ts'

/** Longer values are neither a URL nor a small image. */
const maxLength = 32 * 1024

/**
 * The URI of an avatar; null if it is an NFT that another account owns. Whether the
 * URL may be fetched is checked when it is linked.
 *
 * @see https://docs.ens.domains/ensip/12
 */
export async function checkAvatar(
  chains: Pick<Chains, 'find'>,
  text: string | null | undefined,
  owner: string,
  signal: AbortSignal,
): Promise<string | null> {
  const place = text?.trim()
  if (!place || place.length > maxLength) return null
  const collectible = readCollectibleId(place)
  if (!collectible) return place
  const { family } = chains.find(collectible.chain) ?? {}
  if (!family?.isAddress(collectible.address) || !family.isAddress(owner)) return null
  const isTheirs = await family.ownsCollectible?.(collectible, family.normalise(owner), signal)
  return isTheirs ? place : null
}
