import { embeddedUnreachable, embeddedUntrusted } from '@latchkey/protocol/catalogue/embeddedWallet'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'

const timeoutMs = 15_000

/**
 * Starts a worker, if its file is the one of this build.
 *
 * Browsers have no integrity check for workers. So the page fetches the file first and
 * compares its hash with the one in the import map; the worker then loads it from the cache,
 * because it is immutable. An answer that the cache would not serve again is refused.
 *
 * Firefox has another cache for workers of embedded pages. There a file that was changed for
 * every request is noticed, but not one that is only changed for the worker's.
 */
export async function startTrustedWorker(path: string): Promise<Worker> {
  await checkFile(path)
  return new Worker(policy?.createScriptURL(path) ?? path, { type: 'module' })
}

/** The hash of every script of this build, by its path. */
export function fileHashes(): Readonly<Record<string, string>> {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? ''
  return (JSON.parse(text) as { integrity: Record<string, string> }).integrity
}

export async function checkFile(path: string): Promise<void> {
  const { bytes, headers } = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) })
    .then(async (answer) => ({ bytes: await answer.arrayBuffer(), headers: answer.headers }))
    .catch(() => {
      throw new FrameRefusal({ code: embeddedUnreachable.code })
    })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  const isSame = fileHashes()[path] === `sha384-${btoa(String.fromCharCode(...hash))}`
  const isKept = headers.get('cache-control')?.includes('immutable') ?? false
  const varies = (headers.get('vary') ?? 'accept-encoding').toLowerCase() !== 'accept-encoding'
  if (!isSame || !isKept || varies) throw new FrameRefusal({ code: embeddedUntrusted.code })
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** Only scripts of this build may be started by their address. */
const policy = trustedTypes?.createPolicy('latchkey', {
  createScriptURL(url) {
    if (!Object.hasOwn(fileHashes(), url)) throw new TypeError('Not a script of the wallet.')
    return url
  },
})
