import type { Kit } from '../../core/kit.ts'
import { heldBy } from './held.ts'
import { runLogin } from './runLogin.ts'
import { socialLogin } from './socialLogin.ts'

/**
 * Logs a visitor in with a passkey alone, which the frame asks for in a window of the wallet, and
 * connects the wallet on every chain. Leaving the view cancels. Updates `socialLogin`, and never
 * throws.
 */
export async function logInByPasskey(kit: Kit): Promise<void> {
  const store = socialLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  store.dispatch({ type: 'open', provider: 'passkey' })
  await runLogin(kit, {
    view: 'SocialLogin',
    store,
    async enter(signal) {
      const client = await heldBy(kit).load()
      store.dispatch({ type: 'wait' })
      await client.enter(await client.ask('connectPasskey', null, signal))
    },
  })
}
