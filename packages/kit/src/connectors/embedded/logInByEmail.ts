import {
  embeddedLoadFailed,
  loginCancelled,
  loginCoolDown,
  loginLoadFailed,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { email as emailShape } from '@latchkey/protocol/frame/shapes'
import { linkAll } from '../../core/connections/linkAll.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, sameView, top, type View } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { type EmailLoginError, emailLogin } from './emailLogin.ts'
import { connectorId } from './embeddedOptions.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { enterWallet } from './enterWallet.ts'
import { heldBy } from './held.ts'
import { loginNote } from './loginNote.ts'

/** Between two mails. The server counts too. */
const coolDownMs = 30_000

const loginView = embeddedView('EmailLogin')
const isLogin = (view: View) => isEmbeddedView(view, 'EmailLogin')

/**
 * Logs a visitor in with the email address in the field, and connects the wallet on every
 * chain. The frame asks for the code; leaving the view cancels. Updates `emailLogin`, and
 * never throws.
 */
export async function logInByEmail(kit: Kit): Promise<void> {
  const store = emailLogin.of(kit)
  const state = store.get()
  if (state.status !== 'editing') return
  const email = state.email.trim()
  const refused = refusalOf(kit, email)
  if (refused) return store.dispatch({ type: 'fail', error: refused })

  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  // The view with the form; a second try starts from the login's own.
  const from = top(modal.of(kit).get())
  let stop = onLeft(kit, (view) => sameView(view, from) || isLogin(view), abort)
  store.dispatch({ type: 'send', email })
  try {
    const client = await heldBy(kit).load()
    // The frame may take its time; the pause begins with the mail.
    const { action } = await client.ask('connectEmail', { email }, signal)
    loginNote.write(kit, { isLoggedIn: false, email, sentAt: Date.now() })
    if (action !== 'CONNECT') {
      store.dispatch({ type: 'verify' })
      modal.of(kit).dispatch({ type: 'push', view: loginView })
      stop()
      stop = onLeft(kit, isLogin, abort)
    }
    if (action === 'VERIFY_DEVICE') await client.ask('connectDevice', null, signal)
    if (action !== 'CONNECT') await client.ask('connectOtp', {}, signal)
    store.dispatch({ type: 'link' })
    const makeRoom = () => {
      if (isLogin(top(modal.of(kit).get()))) return
      modal.of(kit).dispatch({ type: 'push', view: loginView })
      stop()
      stop = onLeft(kit, isLogin, abort)
    }
    await enterWallet(client, { makeRoom, signal })
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'succeed' })
    await leadOn(kit, [from.name, loginView.name])
  } catch (error) {
    const failure = signal.aborted ? undefined : toLoginError(error)
    if (failure?.code === embeddedLoadFailed.code)
      kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new KitError(loginLoadFailed, { cause: error }) })
    store.dispatch({ type: 'fail', error: failure })
    if (!failure && isLogin(top(modal.of(kit).get()))) goBack(kit)
  } finally {
    stop()
  }
}

/** Loads the frame, which takes longer than typing an address. Never throws. */
export async function prepareLogin(kit: Kit): Promise<void> {
  try {
    await (await heldBy(kit).load()).prepare()
  } catch {
    // Loaded again when it is needed, and then a failure is shown.
  }
}

/** Why no mail is asked for. */
function refusalOf(kit: Kit, email: string): EmailLoginError | undefined {
  if (!emailShape.safeParse(email).success) return { code: 'email_invalid' }
  const { sentAt } = loginNote.read(kit)
  // A clock that was set back must not lock the visitor out.
  const isRecent = sentAt !== undefined && Math.abs(Date.now() - sentAt) < coolDownMs
  return isRecent ? { code: loginCoolDown.code, retryAt: sentAt + coolDownMs } : undefined
}

/** What the view says about a failure. */
export function toLoginError(error: unknown): EmailLoginError | undefined {
  if (error instanceof FrameRefusal) {
    const { code, retryAfter } = error.failure
    // The visitor has left, by a button of the page or of the frame.
    if (code === requestAborted.code || code === loginCancelled.code) return undefined
    return { code, ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1_000 }) }
  }
  return { code: isKitError(error) ? error.code : 'failed' }
}
