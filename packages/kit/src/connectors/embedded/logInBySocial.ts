import { loginSocialFailed, loginWindowBlocked, loginWindowLost } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import { linkAll } from '../../core/connections/linkAll.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, top, type View } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { connectorId } from './embeddedOptions.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { enterWallet } from './enterWallet.ts'
import { heldBy } from './held.ts'
import { toLoginError } from './logInByEmail.ts'
import { openSocialWindow } from './openSocialWindow.ts'
import { readTheme } from './readTheme.ts'
import { socialLogin } from './socialLogin.ts'

const loginView = embeddedView('SocialLogin')
const isLogin = (view: View) => isEmbeddedView(view, 'SocialLogin')

/**
 * Logs a visitor in with an account at a provider, in a window of its own, and connects the
 * wallet on every chain. Must be called within a click: browsers block other windows. Leaving
 * the view cancels. Updates `socialLogin`, and never throws.
 */
export async function logInBySocial(kit: Kit, provider: WindowProvider): Promise<void> {
  const store = socialLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  const held = heldBy(kit)
  const { language: lang, themeMode: theme } = readTheme(kit)
  const visitId = crypto.randomUUID()
  // Before anything is waited for, or the click no longer counts.
  const page = openSocialWindow({ url: held.options.url, visitId, lang, theme })

  const from = top(modal.of(kit).get())
  store.dispatch({ type: 'open', provider })
  modal.of(kit).dispatch({ type: 'push', view: loginView })
  const controller = new AbortController()
  const { signal } = controller
  const stop = onLeft(kit, isLogin, () => controller.abort())
  try {
    if (!page) throw new KitError(loginWindowBlocked)
    const client = await held.load()
    const { claim } = await client
      .ask('getSocialRedirectUri', { provider, visitId }, signal)
      .catch((cause: unknown) => {
        if (!signal.aborted)
          kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new KitError(loginSocialFailed, { cause }) })
        throw cause
      })
    page.handOver(claim)
    page.onClosed(() => client.reportClosed(visitId))
    store.dispatch({ type: 'wait' })
    const enter = async () => client.enter(await client.ask('connectSocial', { visitId }, signal))
    await enterWallet(client, { enter, signal })
    store.dispatch({ type: 'link' })
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'end' })
    await leadOn(kit, [from.name, loginView.name])
  } catch (error) {
    stop()
    page?.end()
    const failure = signal.aborted ? undefined : toLoginError(error)
    store.dispatch(failure ? { type: 'fail', error: failure } : { type: 'end' })
    // A click in the frame counts for its page too.
    if (isLost(error)) return void logInBySocial(kit, provider)
    if (!failure && isLogin(top(modal.of(kit).get()))) goBack(kit)
  } finally {
    stop()
    page?.end()
  }
}

/** The visitor wants another window. */
function isLost(error: unknown): boolean {
  return error instanceof FrameRefusal && error.failure.code === loginWindowLost.code
}
