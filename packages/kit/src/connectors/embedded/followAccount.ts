import { addressOn } from '@latchkey/chains/driver'
import { allConnections, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { connectorId } from './embeddedOptions.ts'
import type { EmbeddedUser } from './embeddedUser.ts'

/**
 * Calls `tell` when the visitor chooses between the smart account and the account of the key.
 * Only the selected address counts, and only where there are both: on other networks the account
 * of the key acts without being chosen. Returns a function that stops.
 */
export function followAccount(
  kit: Kit,
  smartAccount: () => EmbeddedUser['smartAccount'],
  tell: (type: 'eoa' | 'smartAccount') => void,
): () => void {
  const store = connections.of(kit)
  return store.subscribe(() => {
    const smart = smartAccount()
    const own = allConnections(store.get()).find(
      ({ network, wallet }) => wallet.id === connectorId && network && smart?.networks.includes(network),
    )
    if (!smart || !own?.network) return
    const selected = own.accounts.find(({ key }) => key === own.account)
    const isSmart = selected !== undefined && addressOn(selected, own.network) === smart.address
    if (isSmart !== smart.isPreferred) tell(isSmart ? 'smartAccount' : 'eoa')
  })
}
