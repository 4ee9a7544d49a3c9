import type { Namespace } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'

export { openClientNote } from './clientNote.ts'
export { createEthereumProvider } from './ethereumProvider.ts'

/**
 * Connects the client's wallet without a prompt, if the client shares an account with the
 * page and no other wallet is connected. A stored connection is restored by the kit.
 */
export async function joinClient(
  host: ConnectorHost,
  wallet: { id: string; namespace: Namespace },
): Promise<void> {
  // The kit passes itself to its connectors.
  const kit = host as Kit
  const { namespace } = wallet
  const isStored = kit.storage.read().connections.some((link) => link.namespace === namespace)
  if (isStored || activeConnection(connections.of(kit).get(), namespace)) return
  await connectWallet(kit, { walletId: wallet.id, namespace, silent: true }).catch(() => {
    // The visitor has not shared it, or has left it.
  })
}
