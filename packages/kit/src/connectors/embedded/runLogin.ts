import { linkAll } from '../../core/connections/linkAll.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, top, type View } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import type { EmailLoginError } from './emailLogin.ts'
import { connectorId } from './embeddedOptions.ts'
import { type EmbeddedViewName, embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { toLoginError } from './logInByEmail.ts'

/**
 * Runs a login in a view of its own, and connects the wallet on every chain. Leaving the view
 * cancels; a failure stays in it. Resolves to what it failed with, and never rejects.
 */
export async function runLogin(kit: Kit, { view, store, enter }: runLogin.Args): Promise<unknown> {
  const loginView = embeddedView(view)
  const isLogin = (shown: View) => isEmbeddedView(shown, view)
  const from = top(modal.of(kit).get())
  if (!isLogin(from)) modal.of(kit).dispatch({ type: 'push', view: loginView })
  const controller = new AbortController()
  const { signal } = controller
  const stop = onLeft(kit, isLogin, () => controller.abort())
  try {
    await enter(signal)
    store.dispatch({ type: 'link' })
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'end' })
    await leadOn(kit, [from.name, loginView.name])
    return undefined
  } catch (error) {
    stop()
    const failure = signal.aborted ? undefined : toLoginError(error)
    store.dispatch(failure ? { type: 'fail', error: failure } : { type: 'end' })
    if (!failure && isLogin(top(modal.of(kit).get()))) goBack(kit)
    return failure && error
  }
}

export declare namespace runLogin {
  type Args = {
    readonly view: EmbeddedViewName
    readonly store: {
      dispatch(event: { type: 'link' } | { type: 'end' } | { type: 'fail'; error: EmailLoginError }): void
    }
    /** Logs in. */
    enter(signal: AbortSignal): Promise<void>
  }
}
