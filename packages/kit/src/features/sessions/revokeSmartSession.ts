import { actionNotAllowed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { AppSession } from '@latchkey/protocol/http/sessions'
import type { Kit } from '../../core/kit.ts'
import { loadSmartSessions } from './loadSmartSessions.ts'
import { sessionRevocation } from './smartSessions.ts'

/** Has the wallet end a session on the chain, and reads the list again. */
export async function revokeSmartSession(
  kit: Kit,
  { context, pci }: Pick<AppSession, 'context' | 'pci'>,
): Promise<void> {
  const { driver, network, session } = kit.connection()
  const store = sessionRevocation.of(kit)
  if (!driver.allowances || !network || store.get().status === 'revoking')
    throw new KitError(actionNotAllowed)
  store.dispatch({ type: 'start', pci })
  try {
    const { revokeSession } = await driver.allowances()
    if (!revokeSession) throw new KitError(actionNotAllowed)
    await revokeSession({ session, network, context })
    store.dispatch({ type: 'done' })
  } catch (error) {
    store.dispatch({ type: 'fail' })
    throw error
  }
  await loadSmartSessions(kit).catch(() => undefined)
}
