import { isUnsupportedChain } from '../../core/config/networks.ts'
import { activeConnection, connections, namespaceState } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import type { ButtonState } from '../../ui/controls/buttonLabel.ts'

/** Calls the listener with what a button shows, now and after every change. Returns a function that stops it. */
export function watchButton(kit: Kit, listener: (state: ButtonState) => void): () => void {
  const tell = () => listener(stateOf(kit))
  tell()
  return connections.of(kit).subscribe(tell)
}

function stateOf(kit: Kit): ButtonState {
  const state = connections.of(kit).get()
  const connection = activeConnection(state)
  if (connection)
    return {
      status: isUnsupportedChain(kit) ? 'wrongNetwork' : 'connected',
      address: connection.address,
      network: connection.network,
    }
  const busy = kit.drivers.some(({ namespace }) => namespaceState(state, namespace).status === 'connecting')
  return { status: busy ? 'connecting' : 'disconnected' }
}
