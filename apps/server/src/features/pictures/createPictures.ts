import { routeNotFound } from '@latchkey/protocol/catalogue'
import { LRUCache } from 'lru-cache'
import { type CollectibleKey, readCollectibleId } from '../../chains/collectibleId.ts'
import { ipfsPath, type ReadUri } from '../../fetch/createUriReader.ts'
import type { SafeFetch } from '../../fetch/safeFetch.ts'
import { Refusal } from '../../refusal.ts'
import { createPictureTokens } from './pictureTokens.ts'
import { type Picture, readPicture } from './readPicture.ts'

/**
 * Pictures that others keep, told and given from here: whoever looks at a
 * token, a collectible or an avatar is nobody else's business.
 */
export type Pictures = {
  /**
   * The path of this server under which the picture at a place is given. A
   * place is an address of the web or of IPFS, or the CAIP-19 id of a
   * collectible. Pictures that are here already, and small ones inside the
   * text, stay as they are. Undefined for all else.
   */
  link(place: string): string | undefined
  /** The picture behind a path. Throws `routeNotFound` where there is none that can be shown. */
  open(token: string): Promise<Picture>
}

const day = 86_400_000
const tenMinutes = 600_000
const patience = 10_000
const largest = 5 << 20
const longestInline = 32 * 1024
const own = /^\/public\/getTokenImage\/[-.%\w]{1,200}$/
// Not SVG: inside the text nobody has looked at what it does.
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/]+=*$/i

export function createPictures(options: createPictures.Options): Pictures {
  const { fetch, imageOf, readUri, secret } = options
  const tokens = createPictureTokens(secret)
  // Answers name the same few thousand pictures again and again.
  const links = new LRUCache<string, string>({ max: 20_000 })
  const pictures = new LRUCache<string, Picture>({
    max: 2_000,
    maxSize: 64 << 20,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: day,
  })
  // Whoever asks for a lost picture again and again makes us ask for it once.
  const lost = new LRUCache<string, true>({ max: 10_000, ttl: tenMinutes })
  // So do many who ask for one at the same moment.
  const asked = new Map<string, Promise<Picture | undefined>>()

  async function find(place: string): Promise<Picture | undefined> {
    const signal = AbortSignal.timeout(patience)
    const collectible = readCollectibleId(place)
    const uri = collectible ? await imageOf(collectible, signal) : place
    const bytes = uri ? await readUri(uri, largest, signal) : undefined
    return bytes && readPicture(bytes)
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
        return place.length <= longestInline && inline.test(place) ? place : undefined
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
      const missing = new Refusal(routeNotFound, { field: 'token', description: 'There is no such picture' })
      if (place === undefined || lost.has(token)) throw missing
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
    /** Where the picture of a collectible is, in its own words. */
    readonly imageOf: (collectible: CollectibleKey, signal: AbortSignal) => Promise<string | null>
    /** Signs the names of pictures; the same for every process. */
    readonly secret: string
  }
}
