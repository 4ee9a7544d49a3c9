import type { Chains } from '../../chains/chains.ts'
import { readCollectibleId } from '../../chains/collectibleId.ts'

/** Whatever is longer is no address of a picture, nor a small one. */
const longest = 32 * 1024

/**
 * The place of a picture that somebody chose for their name; null for somebody
 * else's collectible. Whether it is a place that may be visited is found out
 * where it is linked.
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
  if (!place || place.length > longest) return null
  const collectible = readCollectibleId(place)
  if (!collectible) return place
  const { family } = chains.find(collectible.chain) ?? {}
  if (!family?.isAddress(collectible.address) || !family.isAddress(owner)) return null
  const isTheirs = await family.ownsCollectible?.(collectible, family.normalise(owner), signal)
  return isTheirs ? place : null
}
