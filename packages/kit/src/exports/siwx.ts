import type { SiwxOption } from '../core/siwx.ts'
import type { LocalSiwxOptions } from '../features/siwx/localSiwx.ts'
import type { ServerSiwxOptions } from '../features/siwx/serverSiwx.ts'

export type { SiweConfig, Siwx, SiwxMessage, SiwxOption, SiwxSession } from '../core/siwx.ts'
export type { LocalSiwxOptions } from '../features/siwx/localSiwx.ts'
export type { ServerSiwxOptions } from '../features/siwx/serverSiwx.ts'
export { type SiwxCause, type SiwxState, siwx } from '../features/siwx/siwx.ts'

// What a host's page has of these before anybody connects is the call; the rest is fetched with the first wallet.

/**
 * Visitors sign in at your Latchkey server, which keeps the sessions and gives
 * tokens that your own backend can check.
 *
 * @example
 * createLatchkey({ api, projectId, drivers, siwx: serverSiwx() })
 */
export function serverSiwx(options: ServerSiwxOptions = {}): SiwxOption {
  return async (kit) => (await import('../features/siwx/serverSiwx.ts')).createServerSiwx(kit, options)
}

/**
 * Visitors sign in without a server: sessions are kept in the browser and
 * checked there. That tells your page who is there; it proves nothing to a
 * backend, because whoever has the browser can change what it says.
 */
export function localSiwx(options: LocalSiwxOptions = {}): SiwxOption {
  return async (kit) => (await import('../features/siwx/localSiwx.ts')).createLocalSiwx(kit, options)
}

/** Has the connected account sign in, without the modal; resolves to the session. */
export const signIn: typeof import('../features/siwx/signIn.ts').signIn = async (kit) =>
  (await import('../features/siwx/signIn.ts')).signIn(kit)

/** Ends the session of the connected account, and the connection where signing in is required. */
export const signOut: typeof import('../features/siwx/signOut.ts').signOut = async (kit) =>
  (await import('../features/siwx/signOut.ts')).signOut(kit)

/** A token for calls to your own backend, good for some minutes more; needs `serverSiwx` and somebody signed in. */
export const getAccessToken: typeof import('../features/siwx/serverSiwx.ts').getAccessToken = async (kit) =>
  (await import('../features/siwx/serverSiwx.ts')).getAccessToken(kit)
