import { adapterNotFound } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { injected } from '../connectors/injected.ts'
import type { Options } from '../core/config/options.ts'
import { createKit, type Kit } from '../core/kit.ts'
import { closeModal } from '../core/modal/closeModal.ts'
import type { View } from '../core/modal/modal.ts'
import { attachOpener } from '../core/modal/opener.ts'
import { openModal } from '../core/modal/openModal.ts'
import { start } from '../core/start.ts'
import { attachSiwx } from '../features/siwx/attachSiwx.ts'

export type {
  Account,
  AccountType,
  AssetId,
  Balance,
  Capabilities,
  ChainId,
  Driver,
  FeeSpeed,
  LocalWallet,
  Namespace,
  Network,
  Receipt,
  RemoteLink,
  RemoteWallet,
  Session,
  SessionEvent,
  TransactionHandle,
  Wallet,
} from '@latchkey/chains/driver'
export type { CallRequest, TransactionRequest, TypedDataRequest } from '@latchkey/chains/requests'
export { type ErrorCode, isKitError, KitError } from '@latchkey/protocol/errors'
export { external } from '../connectors/external.ts'
export { type LocaleTag, setLocale, setTheme } from '../core/config/appearance.ts'
export { features } from '../core/config/features.ts'
export type { Metadata } from '../core/config/metadata.ts'
export { activeNetwork, networks } from '../core/config/networks.ts'
export type {
  Features,
  ListedWallet,
  Options,
  Theme,
  Trusted,
  WalletOptions,
} from '../core/config/options.ts'
export { addNetwork, removeNetwork, switchNamespace } from '../core/connections/changeNetworks.ts'
export {
  activeConnection,
  allConnections,
  type Connection,
  connections,
} from '../core/connections/connections.ts'
export type {
  Connector,
  ConnectorHost,
  ConnectorLogin,
  ConnectorView,
  ConnectorViewProps,
  PairArgs,
  Paired,
  PairingCode,
  PairSigned,
  PairSignIn,
} from '../core/connections/connector.ts'
export { connectWallet } from '../core/connections/connectWallet.ts'
export { pair } from '../core/connections/pair.ts'
export type { SiweConfig, Siwx, SiwxMessage, SiwxSession } from '../core/connections/siwx.ts'
export { switchConnection } from '../core/connections/switchConnection.ts'
export type { Token } from '../core/holdings/holdings.ts'
export type { Kit, LiveConnection } from '../core/kit.ts'
export { fillSlot, type SlotName } from '../core/modal/fillSlot.ts'
export { openFrameSlot } from '../core/modal/frameSlot.ts'
export { modal, type View, type ViewName } from '../core/modal/modal.ts'
export { showToast, type Toast, type ToastIcon } from '../core/modal/toasts.ts'
export type { KitEvent } from '../core/state/events.ts'
export type { Slice, Store } from '../core/state/slice.ts'
export type { StorageLike } from '../core/state/storage.ts'
export { addTransaction } from '../core/transactions/addTransaction.ts'
export {
  sendCalls,
  sendTransaction,
  signTransaction,
  waitForCalls,
  waitForTransaction,
} from '../core/transactions/sendTransaction.ts'
export { signMessage, signTypedData } from '../core/transactions/sign.ts'
export { type FoundWallet, foundWallets, type WalletKind } from '../core/wallets/foundWallets.ts'
export { type WalletApp, walletApp } from '../core/wallets/walletApp.ts'
export { wallets } from '../core/wallets/wallets.ts'
export { loadProfile, type Profile, readProfile } from '../features/account/profile.ts'
export {
  type PaymentProof,
  type PaymentReceipt,
  type PaymentRequest,
  pay,
  verifyPayment,
} from '../features/pay/index.ts'

export { disconnect, switchNetwork } from './later.ts'

/** A kit with methods to open and close its modal. Other actions are functions that take the kit as their first argument. */
export type Latchkey = Kit & {
  /** Opens the modal, on `view` if the visitor can see it, otherwise on the account or the list of wallets. */
  open(view?: View): void
  /** Closes the modal. Returns `false` if it stays open because the visitor has to finish something first. */
  close(): boolean
  /**
   * Makes an element of your page open the modal, and load it as soon as a click is near. Returns a
   * function that undoes it. Elements with the attribute `data-latchkey-open` need no call.
   */
  opener(element: Element, view?: View): () => void
}

/**
 * Creates a kit. In a browser it starts immediately: it discovers wallets and
 * restores the connections of earlier visits. On a server it starts nothing.
 *
 * Throws if the options contradict each other, such as two drivers for one
 * namespace.
 *
 * @example
 * const kit = createLatchkey({ drivers: [evm({ networks: [mainnet, base] })] })
 */
export function createLatchkey(options: Options): Latchkey {
  if (!options.drivers?.length)
    throw new KitError(adapterNotFound, { details: 'Pass `drivers: [evm({ networks })]`.' })
  const kit = createKit(options, [injected, ...(options.connectors ?? [])])
  if (typeof window !== 'undefined') {
    attachSiwx(kit)
    start(kit)
  }
  return Object.assign(kit, {
    open: (view?: View) => openModal(kit, { view }),
    close: () => closeModal(kit),
    opener: (element: Element, view?: View) => attachOpener(kit, element, view),
  })
}
