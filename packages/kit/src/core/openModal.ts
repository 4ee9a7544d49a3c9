import { openToAll } from '../features/early.ts'
import { canPair } from './canPair.ts'
import { activeConnection, connections } from './connections.ts'
import { readDevice } from './device.ts'
import { features } from './features.ts'
import type { Kit } from './kit.ts'
import { modal, top, type View, type ViewName } from './modal.ts'
import { isUnsupportedChain } from './unsupportedChain.ts'

/** Opens the modal, at once and from what is known here; remote data fills in later. */
export function openModal(kit: Kit, { view }: { view?: View | undefined } = {}): void {
  const connected = isConnected(kit)
  const usable = view && (connected || !needsConnection(view.name))
  const store = modal.of(kit)
  store.dispatch({ type: 'open', view: usable ? view : openingView(openingFacts(kit)) })
  // One that is switched off has given way: see `guardViews`.
  kit.emit({ type: 'MODAL_OPEN', view: top(store.get()).name, connected })
}

/** Whether only a connected visitor can see it. */
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
    // Basic mode is about wallets on other devices: where none can be reached, it is about nothing.
    basic: kit.options.basic === true && canPair(kit) && !isConnected(kit),
    drivers: kit.drivers.length,
    connected: isConnected(kit),
    unsupported: isUnsupportedChain(kit),
    // Without the list of all wallets a phone has the code like everybody else.
    mobile: readDevice().mobile && features.of(kit).get().features.allWallets,
  }
}
