import { activeConnection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { modal, top } from './modal.ts'
import { findNetwork } from './networks.ts'

/** The wallet is on a network the host did not ask for, and that matters to the host. */
export function isUnsupportedChain(kit: Kit): boolean {
  const { enableNetworkSwitch = true, allowUnsupportedChain, basic } = kit.options
  if (!enableNetworkSwitch || allowUnsupportedChain || basic) return false
  const network = activeConnection(connections.of(kit).get())?.network
  return network !== undefined && !findNetwork(kit, network)
}

/** Shows the way out when the wallet lands on such a network, and leaves when it comes back. */
export function showUnsupportedChain(kit: Kit): void {
  const store = modal.of(kit)
  const shown = store.get().status === 'open' && top(store.get()).name === 'UnsupportedChain'
  if (isUnsupportedChain(kit) && !shown) store.dispatch({ type: 'open', view: { name: 'UnsupportedChain' } })
  if (!isUnsupportedChain(kit) && shown) store.dispatch({ type: 'close', home: { name: 'Account' } })
}
