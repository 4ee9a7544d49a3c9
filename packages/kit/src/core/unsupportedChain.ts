import { activeConnection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { modal } from './modal.ts'
import { canSwitchNetwork, findNetwork } from './networks.ts'

/** The wallet is on a network the host did not ask for, and that matters to the host. */
export function isUnsupportedChain(kit: Kit): boolean {
  const { allowUnsupportedChain, basic } = kit.options
  if (!canSwitchNetwork(kit.options) || allowUnsupportedChain || basic) return false
  const network = activeConnection(connections.of(kit).get())?.network
  return network !== undefined && !findNetwork(kit, network)
}

/** Shows the way out when the wallet lands on such a network, and leaves when it comes back. */
export function showUnsupportedChain(kit: Kit): void {
  const store = modal.of(kit)
  const { status, stack } = store.get()
  const connected = activeConnection(connections.of(kit).get()) !== undefined
  // The wait for another network may stand in front of it.
  const shown = status === 'open' && stack.some(({ name }) => name === 'UnsupportedChain')
  if (isUnsupportedChain(kit) === shown) return
  if (shown) {
    store.dispatch({ type: 'close', home: { name: connected ? 'Account' : 'Connect' } })
    kit.emit({ type: 'MODAL_CLOSE', connected })
  } else {
    store.dispatch({ type: 'open', view: { name: 'UnsupportedChain' } })
    kit.emit({ type: 'MODAL_OPEN', view: 'UnsupportedChain', connected })
  }
}
