import { email as emailShape } from '@latchkey/protocol/frame/shapes'
import type { Kit } from '../../core/kit.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { emailChange } from './emailChange.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { heldBy } from './held.ts'
import { toLoginError } from './logInByEmail.ts'
import { loginNote } from './loginNote.ts'

/** Goes to the view that changes the email address. */
export function showChangeEmail(kit: Kit): void {
  emailChange.of(kit).dispatch({ type: 'leave' })
  modal.of(kit).dispatch({ type: 'push', view: embeddedView('UpdateEmailWallet') })
}

/**
 * Changes the email address of the account to the one in the field. The frame asks for a code
 * of each address; leaving the view cancels. Updates `emailChange`, and never throws. Resolves
 * to whether it was changed.
 */
export async function changeEmail(kit: Kit): Promise<boolean> {
  const store = emailChange.of(kit)
  const state = store.get()
  if (state.status !== 'editing') return false
  const email = state.email.trim()
  if (!emailShape.safeParse(email).success) {
    store.dispatch({ type: 'fail', error: { code: 'email_invalid' } })
    return false
  }

  const controller = new AbortController()
  const { signal } = controller
  const stop = onLeft(
    kit,
    (view) => isEmbeddedView(view, 'UpdateEmailWallet'),
    () => controller.abort(),
  )
  store.dispatch({ type: 'send' })
  try {
    const client = await heldBy(kit).load()
    const { action } = await client.ask('updateEmail', { email }, signal)
    store.dispatch({ type: 'verify' })
    if (action === 'VERIFY_PRIMARY_OTP') await client.ask('updateEmailPrimaryOtp', {}, signal)
    const { newEmail } = await client.ask('updateEmailSecondaryOtp', {}, signal)
    const user = embeddedUser.of(kit).get()
    if (user) embeddedUser.of(kit).dispatch({ ...user, email: newEmail })
    loginNote.write(kit, { isLoggedIn: true, email: newEmail })
    stop()
    store.dispatch({ type: 'leave' })
    goBack(kit)
    return true
  } catch (error) {
    if (signal.aborted) store.dispatch({ type: 'leave' })
    else store.dispatch({ type: 'fail', error: toLoginError(error) })
    return false
  } finally {
    stop()
  }
}
