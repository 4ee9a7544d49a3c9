import { networkSwitchFailed, networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { paying } from './payment.ts'

/** Brings the wallet to the network that is paid on. */
export async function switchToPay(kit: Kit): Promise<void> {
  const store = paying.of(kit)
  const state = store.get()
  if (state.status !== 'asking') return
  try {
    await switchNetwork(kit, state.payment.chain)
  } catch (error) {
    const reason = [networkSwitchRejected, networkUnsupported].find((entry) => isKitError(error, entry))
    store.dispatch({ type: 'fail', error: (reason ?? networkSwitchFailed).code })
    throw error
  }
}
