import type { Kit } from '../../core/kit.ts'
import { enterWallet } from './enterWallet.ts'
import { heldBy } from './held.ts'
import { runLogin } from './runLogin.ts'
import { socialLogin } from './socialLogin.ts'

/**
 * Lets a visitor in who gives nothing, and connects the wallet that this browser has, or a new one,
 * on every chain. Leaving the view cancels. Updates `socialLogin`, and never throws.
 */
export async function logInAsGuest(kit: Kit): Promise<void> {
  const store = socialLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  store.dispatch({ type: 'open', provider: 'guest' })
  await runLogin(kit, {
    view: 'SocialLogin',
    store,
    async enter(signal) {
      const client = await heldBy(kit).load()
      store.dispatch({ type: 'wait' })
      const enter = async () => client.enter(await client.ask('connectGuest', null, signal))
      await enterWallet(client, { enter, signal })
    },
  })
}
