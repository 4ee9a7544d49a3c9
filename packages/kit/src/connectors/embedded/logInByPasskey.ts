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
import { heldBy } from './held.ts'
import { toLoginError } from './logInByEmail.ts'
import { socialLogin } from './socialLogin.ts'

const loginView = embeddedView('SocialLogin')
const isLogin = (view: View) => isEmbeddedView(view, 'SocialLogin')

/**
 * Logs a visitor in with a passkey alone, which the frame asks for in a window of the wallet, and
 * connects the wallet on every chain. Leaving the view cancels. Updates `socialLogin`, and never
 * throws.
 */
export async function logInByPasskey(kit: Kit): Promise<void> {
  const store = socialLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  const from = top(modal.of(kit).get())
  store.dispatch({ type: 'open', provider: 'passkey' })
  if (!isLogin(from)) modal.of(kit).dispatch({ type: 'push', view: loginView })
  const controller = new AbortController()
  const { signal } = controller
  const stop = onLeft(kit, isLogin, () => controller.abort())
  try {
    const client = await heldBy(kit).load()
    store.dispatch({ type: 'wait' })
    await client.enter(await client.ask('connectPasskey', null, signal))
    store.dispatch({ type: 'link' })
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'end' })
    await leadOn(kit, [from.name, loginView.name])
  } catch (error) {
    stop()
    const failure = signal.aborted ? undefined : toLoginError(error)
    store.dispatch(failure ? { type: 'fail', error: failure } : { type: 'end' })
    if (!failure && isLogin(top(modal.of(kit).get()))) goBack(kit)
  }
}
