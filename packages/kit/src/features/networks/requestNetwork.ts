import type { ChainId } from '@latchkey/chains/driver'
import { networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top, type View } from '../../core/modal/modal.ts'
import {
  popTransaction,
  pushTransaction,
  type TransactionEntry,
} from '../../core/transactions/transactionStack.ts'
import { networkSwitch } from './networkSwitch.ts'

/**
 * Switches for the visitor, showing the wait while the wallet is asked. Done,
 * it leaves the list; failed, it goes back one view, where `networkSwitch`
 * says why and offers another try. Never throws.
 */
export async function requestNetwork(kit: Kit, network: ChainId): Promise<void> {
  const store = networkSwitch.of(kit)
  const views = modal.of(kit)
  const waiting: View = { name: 'SwitchNetwork', params: { network } }
  const namespace = findNetwork(kit, network)?.namespace
  const state = connections.of(kit).get()
  const connection = namespace && activeConnection(state, namespace)
  // Connected, but not on that chain: the visitor needs a wallet for it first.
  if (namespace && !connection && activeConnection(state))
    return views.dispatch({ type: 'push', view: { name: 'SwitchActiveChain', params: { network } } })
  store.dispatch({ type: 'start', network })
  const asks =
    connection && connection.network !== network && kit.driver(namespace).networkSwitch?.by === 'wallet'
  const request: TransactionEntry = {
    view: asks ? waiting : undefined,
    onSuccess() {
      const outcome = store.get()
      // The visitor chose something else meanwhile; that choice leads now.
      if (outcome.status !== 'waiting' || outcome.network !== network) return
      store.dispatch({ type: 'clear' })
      const home: View = { name: connection ? 'Account' : 'Connect' }
      views.dispatch({ type: 'leave', name: 'SwitchNetwork', home })
    },
    onError(error) {
      const cause = isKitError(error, networkUnsupported) ? 'unsupported' : 'failed'
      store.dispatch({ type: 'stop', network, cause })
    },
    onCancel: () => store.dispatch({ type: 'stop', network, cause: 'declined' }),
  }
  pushTransaction(kit, request)
  try {
    await switchNetwork(kit, network)
    popTransaction(kit, { type: 'success' }, request)
  } catch (error) {
    const declined = isKitError(error, networkSwitchRejected)
    popTransaction(kit, declined ? { type: 'cancel' } : { type: 'error', error }, request)
    forgetWhenLeft(kit)
  }
}

/** Clears the failure when the visitor leaves the list of networks: next time it would be stale. */
function forgetWhenLeft(kit: Kit): void {
  const views = modal.of(kit)
  const stop = views.subscribe(() => {
    const { name } = top(views.get())
    if (name === 'SwitchNetwork' || name === 'UnsupportedChain') return
    stop()
    if (networkSwitch.of(kit).get().status === 'stopped') networkSwitch.of(kit).dispatch({ type: 'clear' })
  })
}
