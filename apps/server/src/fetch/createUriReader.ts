import { readDataUri } from './readDataUri.ts'
import type { SafeFetch } from './safeFetch.ts'

/** The bytes at a place a stranger named: inside the text itself, on IPFS, or on the web. Rejects where there are none to have. */
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

// No step up, however it is written: it would lead out of what the name stands for.
const ipfs = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{46,80}(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[-._~\w%]+)*)$/i

/** What `ipfs://` leads to, as gateways are asked for it. */
export function ipfsPath(uri: string): string | undefined {
  return ipfs.exec(uri)?.[1]
}
