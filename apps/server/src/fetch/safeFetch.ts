import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from './publicAddress.ts'
import { createPublicLookup } from './publicLookup.ts'
import { UnsafeUrlError } from './unsafeUrlError.ts'

/**
 * Fetches untrusted URLs without SSRF: only `https:` on the default port, only public
 * addresses, no redirects, no credentials, with a timeout and a size limit. Connects
 * to the same address that was checked.
 */
export type SafeFetch = {
  /** Whether the URL may be fetched. */
  accepts(url: string): boolean
  get(url: string, options: { maxBytes: number; signal?: AbortSignal | undefined }): Promise<Fetched>
  close(): Promise<void>
}
export type Fetched = { readonly bytes: Buffer; readonly type: string }

const timeoutMs = 5_000
const maxUrlLength = 2_048

export function createSafeFetch({ hosts = [], nameServers }: createSafeFetch.Options = {}): SafeFetch {
  const trusted = new Set(hosts)
  const lookup = createPublicLookup(nameServers)
  const strict = new Agent({ connections: 8, connect: { timeout: 3_000, lookup } })
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
      const limit = AbortSignal.timeout(timeoutMs)
      const answer = await request(url, {
        dispatcher: isTrusted ? open : strict,
        // Compressed, few bytes could expand to many.
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'latchkey' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      try {
        if (answer.statusCode !== 200) throw new UnsafeUrlError(`it responded with ${answer.statusCode}`)
        const { 'content-encoding': packed = 'identity', 'content-length': length = '0' } = answer.headers
        if (packed !== 'identity') throw new UnsafeUrlError('its response is compressed')
        if (Number(length) > maxBytes) throw new UnsafeUrlError('its response is too large')
        const chunks: Buffer[] = []
        let size = 0
        for await (const chunk of answer.body) {
          size += chunk.length
          if (size > maxBytes) throw new UnsafeUrlError('its response is too large')
          chunks.push(chunk)
        }
        return { bytes: Buffer.concat(chunks), type: String(answer.headers['content-type'] ?? '') }
      } catch (error) {
        // Destroying the body early emits an error that has no other listener.
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
    /** Hosts, with ports, on the operator's own network that may be fetched too, also over http. */
    hosts?: readonly string[] | undefined
    /** Addresses of name servers. @default those of the operating system */
    nameServers?: readonly string[] | undefined
  }
}

/** Throws unless the URL is public. Host names are checked again when they are resolved. */
export function checkUrl(text: string, trusted: ReadonlySet<string> = new Set()) {
  const url = text.length > maxUrlLength ? null : URL.parse(text)
  if (!url) throw new UnsafeUrlError('it is not a URL')
  if (!/^https?:$/.test(url.protocol)) throw new UnsafeUrlError('it is not https')
  if (url.username || url.password) throw new UnsafeUrlError('it contains credentials')
  if (trusted.has(url.host)) return { url, isTrusted: true }
  if (url.protocol !== 'https:') throw new UnsafeUrlError('it is not https')
  if (url.port) throw new UnsafeUrlError('it names a port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // IP literals are not resolved, so they are checked here.
  if (isIP(host) ? !isPublicAddress(host) : !isPublicName(host))
    throw new UnsafeUrlError('it is not a public host')
  return { url, isTrusted: false }
}

/** A host name with a dot that is not reserved for private networks. */
export function isPublicName(host: string): boolean {
  return (
    /^(?:[a-z\d](?:[-a-z\d]*[a-z\d])?\.)+[a-z][-a-z\d]*[a-z\d]$/.test(host) &&
    !/\.(?:local|internal|localhost|lan|home|corp|intranet|arpa|test|invalid|onion)$/.test(host)
  )
}
