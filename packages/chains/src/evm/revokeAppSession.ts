import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { toSendError } from './sendError.ts'
import { request } from './session.ts'

/** Asks the wallet to end a session on the chain (ERC-7715); resolves once it is ended. */
export async function revokeAppSession({
  context,
  network,
  session,
}: Driver.RevokeSessionArgs): Promise<void> {
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The wallet is on ${session.network}, not on ${network.id}.` })
  await request(session, 'wallet_revokePermissions', [{ permissionsContext: context }]).catch(
    (cause: unknown) => {
      throw toSendError(cause)
    },
  )
}
