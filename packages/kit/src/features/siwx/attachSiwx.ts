import { connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'

/** Signing in comes after connecting: until a wallet is being linked, nothing of it is fetched. */
export function attachSiwx(kit: Kit): void {
  const { siwx, siweConfig } = kit.options
  if (!siwx && !siweConfig) return
  const store = connections.of(kit)
  let restored = true
  const watch = async () => (await import('./watchSiwx.ts')).watchSiwx(kit, { restored })
  const stop = store.subscribe(() => {
    const states = Object.values(store.get().byNamespace).filter(({ status }) => status !== 'disconnected')
    if (states.length === 0) return
    restored = states.every((state) => state.status === 'connecting' && state.restoring)
    watch().then(stop, (error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
  })
  kit.onDestroy(stop)
  kit.afterLink.add(async () => (await watch()).takeOver())
  kit.pairSignIn = async () => (await watch()).pair()
  kit.signOutLeft = async (accounts) => (await watch()).leave(accounts)
}
