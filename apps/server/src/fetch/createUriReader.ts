import { readDataUri } from './readDataUri.ts'
import type { SafeFetch } from './safeFetch.ts'

/** Reads an untrusted URI: `data:`, IPFS or https. Rejects if it cannot be read. */
export type ReadUri = (uri: string, maxBytes: number, signal: AbortSignal) => Promise<Buffer | undefined>

/** `ipfsGateway` ends in a slash. */
export function createUriReader(fetch: SafeFetch, ipfsGateway: string): ReadUri {
  return async (uri, maxBytes, signal) => {
    if (/^data:/i.test(uri)) return readDataUri(uri, maxBytes)
    const path = ipfsPath(uri)
    const { bytes } = await fetch.get(path ? `${ipfsGateway}${path}` : uri, { maxBytes, signal })
    return bytes
  }
}

// No `..` in any encoding: it would lead outside the content id.
const ipfs = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{46,80}(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[-._~\w%]+)*)$/i

/** Gateway path of an `ipfs://` URI. */
export function ipfsPath(uri: string): string | undefined {
  return ipfs.exec(uri)?.[1]
}
