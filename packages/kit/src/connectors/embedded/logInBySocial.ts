import { loginSocialFailed, loginWindowBlocked, loginWindowLost } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import type { Kit } from '../../core/kit.ts'
import { enterWallet } from './enterWallet.ts'
import { heldBy } from './held.ts'
import { openSocialWindow } from './openSocialWindow.ts'
import { readTheme } from './readTheme.ts'
import { runLogin } from './runLogin.ts'
import { socialLogin } from './socialLogin.ts'

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

  store.dispatch({ type: 'open', provider })
  const failure = await runLogin(kit, {
    view: 'SocialLogin',
    store,
    async enter(signal) {
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
    },
  })
  page?.end()
  // A click in the frame counts for its page too.
  if (isLost(failure)) await logInBySocial(kit, provider)
}

/** The visitor wants another window. */
function isLost(error: unknown): boolean {
  return error instanceof FrameRefusal && error.failure.code === loginWindowLost.code
}
