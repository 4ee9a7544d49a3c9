import { loginFarcasterFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
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
import { farcasterLogin } from './farcasterLogin.ts'
import { heldBy } from './held.ts'
import { toLoginError } from './logInByEmail.ts'

const loginView = embeddedView('ConnectingFarcaster')
const isLogin = (view: View) => isEmbeddedView(view, 'ConnectingFarcaster')

/**
 * Logs a visitor in with Farcaster, whose app approves on a phone, and connects the wallet on every
 * chain. Leaving the view cancels. Updates `farcasterLogin`, and never throws.
 */
export async function logInByFarcaster(kit: Kit): Promise<void> {
  const store = farcasterLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  const from = top(modal.of(kit).get())
  store.dispatch({ type: 'open' })
  if (!isLogin(from)) modal.of(kit).dispatch({ type: 'push', view: loginView })
  const controller = new AbortController()
  const { signal } = controller
  const stop = onLeft(kit, isLogin, () => controller.abort())
  try {
    const client = await heldBy(kit).load()
    const { lifetimeSeconds, uri, visitId } = await client.ask('getFarcasterUri', null, signal)
    store.dispatch({ type: 'wait', uri, expiresAt: Date.now() + lifetimeSeconds * 1_000 })
    const enter = async () => client.enter(await client.ask('connectFarcaster', { visitId }, signal))
    await enterWallet(client, { enter, signal })
    store.dispatch({ type: 'link' })
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'end' })
    await leadOn(kit, [from.name, loginView.name])
  } catch (cause) {
    stop()
    const failure = signal.aborted ? undefined : toLoginError(cause)
    if (failure)
      kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new KitError(loginFarcasterFailed, { cause }) })
    store.dispatch(failure ? { type: 'fail', error: failure } : { type: 'end' })
    if (!failure && isLogin(top(modal.of(kit).get()))) goBack(kit)
  }
}
