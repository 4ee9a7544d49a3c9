import { checkUrl } from '../../fetch/safeFetch.ts'
import { UnsafeUrlError } from '../../fetch/unsafeUrlError.ts'

export type Target = { readonly url: URL; readonly isLoopback: boolean }

/** As `URL` writes them. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Throws an {@link UnsafeUrlError} unless webhooks may go there: `https:` on the default port, to
 * a public host. With `allowLoopback` also to this machine, and to no other private address.
 */
export function checkTarget(text: string, allowLoopback: boolean): Target {
  const parsed = text.length > 2_048 ? null : URL.parse(text)
  if (allowLoopback && parsed && loopbackHosts.has(parsed.hostname)) {
    if (!/^https?:$/.test(parsed.protocol)) throw new UnsafeUrlError('it is not https')
    if (parsed.username || parsed.password) throw new UnsafeUrlError('it contains credentials')
    return { url: parsed, isLoopback: true }
  }
  return { url: checkUrl(text).url, isLoopback: false }
}
