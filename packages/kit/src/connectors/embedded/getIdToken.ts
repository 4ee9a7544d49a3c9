import {
  httpRequestFailed,
  loginNotConnected,
  loginRequired,
  loginSessionEnded,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Kit } from '../../core/kit.ts'
import { embeddedUser } from './embeddedUser.ts'
import { heldBy } from './held.ts'

const ended = new Set<string>([loginRequired.code, loginSessionEnded.code])

/**
 * A token that tells your own server who is logged in to the embedded wallet, valid for five
 * minutes. Verify it with `@latchkey/node`, and send it only there: who has it can show it.
 *
 * Rejects if `embedded()` is not among the kit's connectors, or if no visitor is logged in.
 */
export async function getIdToken(kit: Kit): Promise<string> {
  const held = heldBy(kit)
  if (!embeddedUser.of(kit).get()) throw new KitError(loginNotConnected)
  try {
    const client = await held.load()
    return (await client.ask('getIdToken', null)).idToken
  } catch (error) {
    if (isKitError(error)) throw error
    const isEnded = error instanceof FrameRefusal && ended.has(error.failure.code)
    throw new KitError(isEnded ? loginNotConnected : httpRequestFailed, { cause: error })
  }
}
