import { openToAll } from '../../features/early.ts'
import { features } from '../config/features.ts'
import { isUnsupportedChain } from '../config/networks.ts'
import { canPair } from '../connections/canPair.ts'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { readDevice } from '../wallets/device.ts'
import { modal, top, type View, type ViewName } from './modal.ts'

/**
 * Opens the modal immediately with local state; data from the server follows. A view that needs a
 * wallet is shown once the visitor has connected one.
 */
export function openModal(kit: Kit, { view }: { view?: View | undefined } = {}): void {
  const connected = isConnected(kit)
  const usable = view && (connected || !needsConnection(view.name))
  // The kit opens that one itself, when it is needed.
  const goal = usable || view?.name === 'UnsupportedChain' ? undefined : view
  const store = modal.of(kit)
  store.dispatch({ type: 'open', view: usable ? view : openingView(openingFacts(kit)), goal })
  // `guardViews` may have replaced the view.
  kit.emit({ type: 'MODAL_OPEN', view: top(store.get()).name, connected })
}

/** Whether a view requires a connected wallet. */
export function needsConnection(view: ViewName): boolean {
  return !openToAll.includes(view)
}

/** What decides the first view. */
export type OpeningFacts = {
  readonly basic: boolean
  readonly drivers: number
  readonly connected: boolean
  readonly unsupported: boolean
  readonly mobile: boolean
}

export function openingView({ basic, drivers, connected, unsupported, mobile }: OpeningFacts): View {
  if (basic || (drivers === 0 && !connected))
    return { name: mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
  if (unsupported) return { name: 'UnsupportedChain' }
  return { name: connected ? 'Account' : 'Connect' }
}

export function isConnected(kit: Kit): boolean {
  return activeConnection(connections.of(kit).get()) !== undefined
}

function openingFacts(kit: Kit): OpeningFacts {
  return {
    // Basic mode pairs wallets on other devices, so it needs a connector that can.
    basic: kit.options.basic === true && canPair(kit) && !isConnected(kit),
    drivers: kit.drivers.length,
    connected: isConnected(kit),
    unsupported: isUnsupportedChain(kit),
    // Without the list of all wallets, phones show the QR code too.
    mobile: readDevice().mobile && features.of(kit).get().features.allWallets,
  }
}
