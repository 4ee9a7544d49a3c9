import type { Kit } from '../../core/kit.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { heldBy } from './held.ts'
import { toLoginError } from './logInByEmail.ts'
import { walletSecurity } from './walletSecurity.ts'

/**
 * Goes to the view about who can open the embedded wallet, which the frame fills. Leaving the
 * view ends it. Updates `walletSecurity`, and never throws.
 */
export async function showSecurity(kit: Kit): Promise<void> {
  const store = walletSecurity.of(kit)
  const isShown = () => isEmbeddedView(top(modal.of(kit).get()), 'WalletSecurity')
  const controller = new AbortController()
  const { signal } = controller
  store.dispatch({ type: 'show' })
  if (!isShown()) modal.of(kit).dispatch({ type: 'push', view: embeddedView('WalletSecurity') })
  const stop = onLeft(
    kit,
    (view) => isEmbeddedView(view, 'WalletSecurity'),
    () => controller.abort(),
  )
  const client = heldBy(kit).load()
  try {
    await (await client).ask('showSecurity', null, signal)
    stop()
    if (isShown()) goBack(kit)
  } catch (error) {
    const failure = signal.aborted ? undefined : toLoginError(error)
    if (failure) store.dispatch({ type: 'fail', error: failure })
  } finally {
    stop()
    // What was changed there is shown in the account.
    if (embeddedUser.of(kit).get()) await client.then((held) => held.enter()).catch(() => undefined)
  }
}
