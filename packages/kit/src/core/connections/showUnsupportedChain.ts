import { isUnsupportedChain } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { modal } from '../modal/modal.ts'
import { activeConnection, connections } from './connections.ts'

/** Opens the view to switch networks when the wallet is on such a network, and closes it when it no longer is. */
export function showUnsupportedChain(kit: Kit): void {
  const store = modal.of(kit)
  const { goal, status, stack } = store.get()
  const connected = activeConnection(connections.of(kit).get()) !== undefined
  // The view that waits for the switch may be on top of it.
  const shown = status === 'open' && stack.some(({ name }) => name === 'UnsupportedChain')
  if (isUnsupportedChain(kit) === shown) return
  if (shown) {
    store.dispatch({ type: 'proceed', home: { name: connected ? 'Account' : 'Connect' } })
    if (store.get().status === 'closed') kit.emit({ type: 'MODAL_CLOSE', connected })
  } else {
    store.dispatch({ type: 'open', view: { name: 'UnsupportedChain' }, goal })
    kit.emit({ type: 'MODAL_OPEN', view: 'UnsupportedChain', connected })
  }
}
