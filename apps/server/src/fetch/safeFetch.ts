import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from './publicAddress.ts'

/**
 * Fetches from addresses that strangers chose. Only `https:` on its usual port,
 * only from addresses that are public, no redirects, no credentials; time and
 * size are bounded. The address that is judged is the one that is connected to.
 */
export type SafeFetch = {
  /** Whether the address is one that may be asked. */
  accepts(url: string): boolean
  get(url: string, options: { maxBytes: number; signal?: AbortSignal | undefined }): Promise<Fetched>
  close(): Promise<void>
}
export type Fetched = { readonly bytes: Buffer; readonly type: string }

const patience = 5_000
const longestUrl = 2_048

export function createSafeFetch({ hosts = [] }: createSafeFetch.Options = {}): SafeFetch {
  const trusted = new Set(hosts)
  const strict = new Agent({ connections: 8, connect: { timeout: 3_000, lookup: publicLookup } })
  const open = new Agent({ connections: 8, connect: { timeout: 3_000 } })
  return {
    accepts(text) {
      try {
        return Boolean(checkUrl(text, trusted))
      } catch {
        return false
      }
    },
    async get(text, { maxBytes, signal }) {
      const { isTrusted, url } = checkUrl(text, trusted)
      const limit = AbortSignal.timeout(patience)
      const answer = await request(url, {
        dispatcher: isTrusted ? open : strict,
        // Packed, few bytes could become many.
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'latchkey' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      try {
        if (answer.statusCode !== 200) throw new UnsafeUrlError(`it answered ${answer.statusCode}`)
        const { 'content-encoding': packed = 'identity', 'content-length': length = '0' } = answer.headers
        if (packed !== 'identity') throw new UnsafeUrlError('its answer is packed')
        if (Number(length) > maxBytes) throw new UnsafeUrlError('its answer is too large')
        const chunks: Buffer[] = []
        let size = 0
        for await (const chunk of answer.body) {
          size += chunk.length
          if (size > maxBytes) throw new UnsafeUrlError('its answer is too large')
          chunks.push(chunk)
        }
        return { bytes: Buffer.concat(chunks), type: String(answer.headers['content-type'] ?? '') }
      } catch (error) {
        // Ending it early is told as an error, and nobody else listens.
        answer.body.on('error', () => undefined).destroy()
        throw error
      }
    },
    async close() {
      await Promise.all([strict.destroy(), open.destroy()])
    },
  }
}

export declare namespace createSafeFetch {
  type Options = {
    /** Hosts, with their ports, of the operator's own network that may be asked too, without https. */
    hosts?: readonly string[] | undefined
  }
}

/** Throws where the text names anything but a public place. Names are judged once more when they are resolved. */
export function checkUrl(text: string, trusted: ReadonlySet<string> = new Set()) {
  const url = text.length > longestUrl ? null : URL.parse(text)
  if (!url) throw new UnsafeUrlError('it is no address')
  if (!/^https?:$/.test(url.protocol)) throw new UnsafeUrlError('it is not https')
  if (url.username || url.password) throw new UnsafeUrlError('it carries credentials')
  if (trusted.has(url.host)) return { url, isTrusted: true }
  if (url.protocol !== 'https:') throw new UnsafeUrlError('it is not https')
  if (url.port) throw new UnsafeUrlError('it names a port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number is not resolved, so it has to be judged here.
  if (isIP(host) ? !isPublicAddress(host) : !isPublicName(host))
    throw new UnsafeUrlError('it is not a public place')
  return { url, isTrusted: false }
}

/** A name with a dot in it that is not of somebody's own network. */
function isPublicName(host: string): boolean {
  return (
    /^(?:[a-z\d](?:[-a-z\d]*[a-z\d])?\.)+[a-z][-a-z\d]*[a-z\d]$/.test(host) &&
    !/\.(?:local|internal|localhost|lan|home|corp|intranet|arpa|test|invalid|onion)$/.test(host)
  )
}

/** Resolves a name, and refuses it where any of its addresses is not public. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new UnsafeUrlError('it is not a public place'), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/** Thrown when an address may not be visited, or answered with what may not be taken. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError'
  constructor(reason: string) {
    super(`The address is refused: ${reason}.`)
  }
}
