import type { PairSigning } from '../../core/connector.ts'
import type { Kit } from '../../core/kit.ts'
import type { Siwx } from '../../core/siwx.ts'
import { acceptSigned } from './acceptSigned.ts'

/** Milliseconds that a code waits for a nonce: without one it is shown all the same. */
const patience = 2_000

/** Begins a sign-in that comes with a pairing; nothing where the visitor has to be asked afterwards. */
export async function pairSignIn(kit: Kit, plugin: Siwx): Promise<PairSigning | undefined> {
  // Signed in a way of the host's own, it is not the wallet's to sign.
  if (plugin.signMessage) return undefined
  const request = await inTime(plugin)
  return (
    request && {
      request,
      // Whatever a wallet sends, the link it granted stands.
      accept: (signed) => acceptSigned(kit, plugin, { request, signed }).catch(() => false),
    }
  )
}

async function inTime(plugin: Siwx): Promise<Siwx.Request | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patience)
  try {
    return await Promise.race([plugin.createRequest?.(), late.promise])
  } catch {
    // Whoever gives out nonces is away.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
