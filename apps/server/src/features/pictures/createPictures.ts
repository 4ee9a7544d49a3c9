import { overloaded, routeNotFound } from '@latchkey/protocol/catalogue'
import { LRUCache } from 'lru-cache'
import { type CollectibleKey, readCollectibleId } from '../../chains/collectibleId.ts'
import { ipfsPath, type ReadUri } from '../../fetch/createUriReader.ts'
import type { SafeFetch } from '../../fetch/safeFetch.ts'
import { Refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { createPictureTokens } from './pictureTokens.ts'
import { type Picture, readPicture } from './readPicture.ts'

/** Proxies third-party images, so that image hosts do not learn who looks at which token, NFT or avatar. */
export type Pictures = {
  /**
   * The path on this server for an image URI: https, IPFS or the CAIP-19 id of an NFT.
   * Images already on this server and small `data:` images are returned unchanged.
   * Undefined for anything else.
   */
  link(place: string): string | undefined
  /** Loads the image of a path. Throws `routeNotFound` if it cannot be shown. */
  open(token: string): Promise<Picture>
}

const dayMs = 86_400_000
const tenMinutesMs = 600_000
const timeoutMs = 10_000
const maxImageBytes = 5 << 20
/** Images loaded at the same time. */
const maxAsked = 64
const maxInlineChars = 32 * 1024
const own = /^\/public\/getTokenImage\/[-.%\w]{1,200}$/
// Not SVG: inline SVG has not been sanitised.
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/]+=*$/i

export function createPictures(options: createPictures.Options): Pictures {
  const { fetch, imageOf, readUri, secrets } = options
  const tokens = createPictureTokens(secrets)
  // Responses link the same few thousand images again and again.
  const links = new LRUCache<string, string>({ max: 20_000 })
  const pictures = new LRUCache<string, Picture>({
    max: 2_000,
    maxSize: 64 << 20,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: dayMs,
  })
  // Negative cache, so that a missing image is fetched once.
  const lost = new LRUCache<string, true>({ max: 10_000, ttl: tenMinutesMs })
  // Coalesces concurrent requests for one image.
  const asked = new Map<string, Promise<Picture | undefined>>()

  async function find(place: string): Promise<Picture | undefined> {
    const signal = AbortSignal.timeout(timeoutMs)
    const collectible = readCollectibleId(place)
    const uri = collectible ? await imageOf(collectible, signal) : place
    const bytes = uri ? await readUri(uri, maxImageBytes, signal) : undefined
    return bytes && (await readPicture(bytes))
  }

  async function ask(token: string, place: string): Promise<Picture | undefined> {
    const picture = await find(place).catch(() => undefined)
    asked.delete(token)
    if (picture) pictures.set(token, picture)
    else lost.set(token, true)
    return picture
  }

  return {
    link(text) {
      const place = text.trim()
      if (own.test(place)) return place
      if (place.startsWith('data:'))
        return place.length <= maxInlineChars && inline.test(place) ? place : undefined
      const known = links.get(place)
      if (known) return known
      if (!readCollectibleId(place) && !ipfsPath(place) && !fetch.accepts(place)) return undefined
      const token = tokens.write(place)
      if (!token) return undefined
      const path = `/v1/image/${token}`
      links.set(place, path)
      return path
    },

    async open(token) {
      const place = tokens.read(token)
      const known = pictures.get(token)
      if (known) return known
      const missing = new Refusal(routeNotFound, { field: 'token', description: 'Image not found' })
      if (place === undefined || lost.has(token)) throw missing
      if (!asked.has(token) && asked.size >= maxAsked) throw new Refusal(overloaded)
      const asking = asked.get(token) ?? ask(token, place)
      asked.set(token, asking)
      const picture = await asking
      if (!picture) throw missing
      return picture
    },
  }
}

export declare namespace createPictures {
  type Options = {
    readonly fetch: Pick<SafeFetch, 'accepts'>
    readonly readUri: ReadUri
    /** The image URI of an NFT, from its metadata. */
    readonly imageOf: (collectible: CollectibleKey, signal: AbortSignal) => Promise<string | null>
    /** The first signs image paths; the same for every process. */
    readonly secrets: Secrets
  }
}
