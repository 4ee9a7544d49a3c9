import * as z from 'zod/mini'
import { type CollectibleKey, writeCollectibleId } from '../../chains/collectibleId.ts'
import { readShape } from '../../readShape.ts'
import type { Shared } from '../../shared.ts'
import { sanitiseText } from '../../text/sanitiseText.ts'

/** The metadata of an NFT, sanitised; empty if it cannot be read. */
export type Describe = (collectible: CollectibleKey, signal: AbortSignal) => Promise<Description>
export type Description = z.infer<typeof kept>

type Parts = Pick<Shared, 'cache' | 'chains' | 'readUri'>

const dayMs = 86_400_000
const tenMinutesMs = 600_000
const maxMetadataBytes = 512 * 1024

/** ERC-721 and ERC-1155 metadata. */
const said = z.object({
  name: z.optional(z.unknown()),
  description: z.optional(z.unknown()),
  image: z.optional(z.unknown()),
  image_url: z.optional(z.unknown()),
  image_data: z.optional(z.unknown()),
})
const kept = z.object({
  name: z.string(),
  description: z.string(),
  /** URI of the image. Untrusted. */
  image: z.nullable(z.string()),
})
const nothing: Description = { name: '', description: '', image: null }

export function createDescriptions({ cache, chains, readUri }: Parts): Describe {
  return async (collectible, signal) => {
    const key = `nft:${writeCollectibleId(collectible)}`
    const text = await cache.get(key)
    const known = text === undefined ? undefined : z.safeParse(kept, JSON.parse(text)).data
    if (known) return known
    let found: Description | undefined
    try {
      const uri = await chains.of(collectible.chain).collectibleUri?.(collectible, signal)
      const bytes = uri && (await readUri(uri.trim(), maxMetadataBytes, signal))
      const parsed = bytes ? readShape(said, JSON.parse(bytes.toString('utf8'))).data : undefined
      if (parsed) found = toDescription(parsed)
    } catch {
      // Metadata is often unavailable; the NFT is listed without it.
    }
    if (!signal.aborted) await cache.set(key, JSON.stringify(found ?? nothing), found ? dayMs : tenMinutesMs)
    return found ?? nothing
  }
}

function toDescription(found: z.infer<typeof said>): Description {
  const text = (value: unknown, maxLength: number) =>
    typeof value === 'string' || typeof value === 'number' ? sanitiseText(String(value), maxLength) : ''
  const drawn =
    typeof found.image_data === 'string' && found.image_data.trimStart().startsWith('<svg')
      ? `data:image/svg+xml;base64,${Buffer.from(found.image_data).toString('base64')}`
      : undefined
  const image = [found.image, found.image_url, drawn].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
  return {
    name: text(found.name, 80),
    description: text(found.description, 500),
    image: image?.trim() ?? null,
  }
}
