import type { ChainId } from '@latchkey/chains/driver'
import { networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { goBack } from '../../core/closeModal.ts'
import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal.ts'
import { findNetwork } from '../../core/networks.ts'
import { switchNetwork } from '../../core/switchNetwork.ts'
import { networkSwitch } from './networkSwitch.ts'

/**
 * Switches for the visitor, showing the wait while the wallet is asked. Done,
 * it leaves the list; failed, it goes back one view, where `networkSwitch`
 * says why and offers another try. Never throws.
 */
export async function requestNetwork(kit: Kit, network: ChainId): Promise<void> {
  const store = networkSwitch.of(kit)
  const views = modal.of(kit)
  const waiting = { name: 'SwitchNetwork', params: { network } } as const
  const namespace = findNetwork(kit, network)?.namespace
  const state = connections.of(kit).get()
  const connection = namespace && activeConnection(state, namespace)
  // Connected, but not on that chain: the visitor needs a wallet for it first.
  if (namespace && !connection && activeConnection(state))
    return views.dispatch({ type: 'push', view: { name: 'SwitchActiveChain', params: { network } } })
  store.dispatch({ type: 'start', network })
  const asks = connection && connection.network !== network && !kit.driver(namespace).choosesNetwork
  if (asks) views.dispatch({ type: 'push', view: waiting })
  try {
    await switchNetwork(kit, network)
  } catch (error) {
    const declined = isKitError(error, networkSwitchRejected)
    const cause = declined ? 'declined' : isKitError(error, networkUnsupported) ? 'unsupported' : 'failed'
    store.dispatch({ type: 'stop', network, cause })
    if (top(views.get()).params === waiting.params) goBack(kit)
    return forgetWhenLeft(kit)
  }
  const outcome = store.get()
  // The visitor chose something else meanwhile; that choice leads now.
  if (outcome.status !== 'waiting' || outcome.network !== network) return
  store.dispatch({ type: 'clear' })
  views.dispatch({ type: 'leave', name: 'SwitchNetwork', home: { name: connection ? 'Account' : 'Connect' } })
}

/** Why a switch failed is news only where networks are chosen; next time it would be old. */
function forgetWhenLeft(kit: Kit): void {
  const views = modal.of(kit)
  const stop = views.subscribe(() => {
    const { name } = top(views.get())
    if (name === 'SwitchNetwork' || name === 'UnsupportedChain') return
    stop()
    if (networkSwitch.of(kit).get().status === 'stopped') networkSwitch.of(kit).dispatch({ type: 'clear' })
  })
}
