import type { PairSigning } from '../../core/connections/connector.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'
import { acceptSigned } from './acceptSigned.ts'

/** How long a code waits for a nonce; it is then shown without one. */
const nonceTimeoutMs = 2_000

/** Begins a sign-in that comes with a pairing; nothing where the visitor has to be asked afterwards. */
export async function pairSignIn(kit: Kit, plugin: Siwx): Promise<PairSigning | undefined> {
  // A host with its own way to sign does not use the wallet's.
  if (plugin.signMessage) return undefined
  const request = await inTime(plugin)
  return (
    request && {
      request,
      // An invalid signature does not end the connection.
      accept: (signed) => acceptSigned(kit, plugin, { request, signed }).catch(() => false),
    }
  )
}

async function inTime(plugin: Siwx): Promise<Siwx.Request | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), nonceTimeoutMs)
  try {
    return await Promise.race([plugin.createRequest?.(), late.promise])
  } catch {
    // The server that gives out nonces failed.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
