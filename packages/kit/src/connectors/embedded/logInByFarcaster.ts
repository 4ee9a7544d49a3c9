import { loginFarcasterFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { enterWallet } from './enterWallet.ts'
import { farcasterLogin } from './farcasterLogin.ts'
import { heldBy } from './held.ts'
import { runLogin } from './runLogin.ts'

/**
 * Logs a visitor in with Farcaster, whose app approves on a phone, and connects the wallet on every
 * chain. Leaving the view cancels. Updates `farcasterLogin`, and never throws.
 */
export async function logInByFarcaster(kit: Kit): Promise<void> {
  const store = farcasterLogin.of(kit)
  const { status } = store.get()
  if (status !== 'idle' && status !== 'failed') return
  store.dispatch({ type: 'open' })
  const cause = await runLogin(kit, {
    view: 'ConnectingFarcaster',
    store,
    async enter(signal) {
      const client = await heldBy(kit).load()
      const { lifetimeSeconds, uri, visitId } = await client.ask('getFarcasterUri', null, signal)
      store.dispatch({ type: 'wait', uri, expiresAt: Date.now() + lifetimeSeconds * 1_000 })
      const enter = async () => client.enter(await client.ask('connectFarcaster', { visitId }, signal))
      await enterWallet(client, { enter, signal })
    },
  })
  if (cause) kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new KitError(loginFarcasterFailed, { cause }) })
}
