import type { ChainId } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { connectorId } from './embeddedOptions.ts'

/** Calls `tell` when the visitor uses the embedded wallet on another network. Returns a function that stops. */
export function followNetwork(kit: Kit, tell: (network: ChainId) => void): () => void {
  const store = connections.of(kit)
  let told: ChainId | undefined
  return store.subscribe(() => {
    const { network, wallet } = activeConnection(store.get()) ?? {}
    if (wallet?.id !== connectorId || !network || network === told) return
    told = network
    tell(network)
  })
}
