import { loginAddressMissing, loginNotConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { emailChange } from './emailChange.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedView } from './embeddedViews.ts'
import { heldBy } from './held.ts'

/**
 * Opens the modal where the visitor changes the email address of the embedded wallet.
 *
 * Throws if `embedded()` is not among the kit's connectors, if no visitor is logged in, or if
 * they logged in with an account at a provider, where they change it.
 */
export function openEmailChange(kit: Kit): void {
  heldBy(kit)
  const user = embeddedUser.of(kit).get()
  if (!user) throw new KitError(loginNotConnected)
  if (user.socialProvider) throw new KitError(loginAddressMissing)
  emailChange.of(kit).dispatch({ type: 'leave' })
  openModal(kit, { view: embeddedView('UpdateEmailWallet') })
}
