import type { SiwxOption } from '../core/connections/siwx.ts'
import type { LocalSiwxOptions } from '../features/siwx/localSiwx.ts'
import type { ServerSiwxOptions } from '../features/siwx/serverSiwx.ts'

export type { SiweConfig, Siwx, SiwxMessage, SiwxOption, SiwxSession } from '../core/connections/siwx.ts'
export type { LocalSiwxOptions } from '../features/siwx/localSiwx.ts'
export type { ServerSiwxOptions } from '../features/siwx/serverSiwx.ts'
export { type SiwxCause, type SiwxState, siwx } from '../features/siwx/siwx.ts'

// Part of the host's bundle; the implementation is loaded with the first connection.

/**
 * Signs visitors in at your Latchkey server, which stores the sessions and issues
 * access tokens your backend can verify.
 *
 * @example
 * createLatchkey({ api, projectId, drivers, siwx: serverSiwx() })
 */
export function serverSiwx(options: ServerSiwxOptions = {}): SiwxOption {
  return async (kit) => (await import('../features/siwx/serverSiwx.ts')).createServerSiwx(kit, options)
}

/**
 * Signs visitors in without a server: sessions are verified and stored in the
 * browser. Your page knows the account, but it is no proof for a backend, because
 * the visitor controls the browser.
 *
 * @example
 * createLatchkey({ drivers, siwx: localSiwx({ required: false }) })
 */
export function localSiwx(options: LocalSiwxOptions = {}): SiwxOption {
  return async (kit) => (await import('../features/siwx/localSiwx.ts')).createLocalSiwx(kit, options)
}

/** Signs in the connected account without the modal. Resolves to the session. Throws if the visitor declines. */
export const signIn: typeof import('../features/siwx/signIn.ts').signIn = async (kit) =>
  (await import('../features/siwx/signIn.ts')).signIn(kit)

/** Signs out the connected account, and disconnects it if sign-in is required. */
export const signOut: typeof import('../features/siwx/signOut.ts').signOut = async (kit) =>
  (await import('../features/siwx/signOut.ts')).signOut(kit)

/**
 * An access token for requests to your backend, valid for a few minutes.
 * Resolves to `undefined` if the account is not signed in. Throws without
 * `serverSiwx()`.
 *
 * @example
 * const token = await getAccessToken(kit)
 * fetch('/api/orders', { headers: { authorization: `Bearer ${token}` } })
 */
export const getAccessToken: typeof import('../features/siwx/serverSiwx.ts').getAccessToken = async (kit) =>
  (await import('../features/siwx/serverSiwx.ts')).getAccessToken(kit)
