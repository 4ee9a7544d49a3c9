import { networkSwitchFailed, networkSwitchRejected } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { switchNetwork } from '../../core/switchNetwork.ts'
import { paying } from './payment.ts'

/** Brings the wallet to the network that is paid on. */
export async function switchToPay(kit: Kit): Promise<void> {
  const store = paying.of(kit)
  const state = store.get()
  if (state.status !== 'asking') return
  try {
    await switchNetwork(kit, state.payment.chain)
  } catch (error) {
    const declined = isKitError(error, networkSwitchRejected)
    store.dispatch({ type: 'fail', error: (declined ? networkSwitchRejected : networkSwitchFailed).code })
    throw error
  }
}
