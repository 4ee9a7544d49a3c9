import type { Kit } from '../../core/kit.ts'
import type { enterWithToken } from './enterWithToken.ts'

const running = new WeakMap<Kit, Promise<void>>()

/**
 * Logs a visitor in to the embedded wallet with a token of your own identity system, and connects
 * the wallet on every chain. The visitor sees nothing of it, unless their wallet does not know
 * this device: then the modal asks for a passkey or the recovery kit.
 *
 * Call it when a visitor has logged in to your app. Reloads keep the login. A call while another
 * one is under way shares its outcome; a visitor who is logged in is logged out first.
 *
 * Rejects with a `KitError` whose `code` tells why, such as `login/app_token_expired`, and with
 * what `getToken` rejects with. The project on your Latchkey server needs a `tokenLogin`.
 *
 * @example
 * await logInWithToken(kit, { getToken: () => auth.currentUser.getIdToken(true) })
 */
export function logInWithToken(kit: Kit, args: logInWithToken.Args): Promise<void> {
  const before = running.get(kit)
  if (before) return before
  // Loaded when it is called: most of it is not part of what every page loads first.
  const login = import('./enterWithToken.ts')
    .then(({ enterWithToken }) => enterWithToken(kit, args))
    .finally(() => running.delete(kit))
  running.set(kit, login)
  return login
}

export declare namespace logInWithToken {
  type Args = enterWithToken.Args
}
