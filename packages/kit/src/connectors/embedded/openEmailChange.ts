import { loginNotConnected } from '@latchkey/protocol/catalogue'
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
 * Throws if `embedded()` is not among the kit's connectors, or if no visitor is logged in.
 */
export function openEmailChange(kit: Kit): void {
  heldBy(kit)
  if (!embeddedUser.of(kit).get()) throw new KitError(loginNotConnected)
  emailChange.of(kit).dispatch({ type: 'leave' })
  openModal(kit, { view: embeddedView('UpdateEmailWallet') })
}
