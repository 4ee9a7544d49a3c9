import { injected } from '../connectors/injected.ts'
import { closeModal } from '../core/closeModal.ts'
import { createKit, type Kit } from '../core/kit.ts'
import type { View } from '../core/modal.ts'
import { openModal } from '../core/openModal.ts'
import type { Options } from '../core/options.ts'
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
export { type ErrorCode, isKitError, KitError } from '@latchkey/protocol/errors'
export { external } from '../connectors/external.ts'
export { setLocale, setTheme } from '../core/appearance.ts'
export { activeConnection, allConnections, type Connection, connections } from '../core/connections.ts'
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
} from '../core/connector.ts'
export { connectWallet } from '../core/connectWallet.ts'
export { disconnect } from '../core/disconnect.ts'
export type { KitEvent } from '../core/events.ts'
export { features } from '../core/features.ts'
export { type FoundWallet, foundWallets, type WalletKind } from '../core/foundWallets.ts'
export { openFrameSlot } from '../core/frameSlot.ts'
export type { Token } from '../core/holdings.ts'
export type { Kit, LiveConnection } from '../core/kit.ts'
export type { Metadata } from '../core/metadata.ts'
export { modal, type View, type ViewName } from '../core/modal.ts'
export { activeNetwork, networks } from '../core/networks.ts'
export type { Features, ListedWallet, Options, Theme, WalletOptions } from '../core/options.ts'
export { pair } from '../core/pair.ts'
export {
  sendCalls,
  sendTransaction,
  signTransaction,
  waitForCalls,
  waitForTransaction,
} from '../core/sendTransaction.ts'
export { signMessage, signTypedData } from '../core/sign.ts'
export type { SiweConfig, Siwx, SiwxMessage, SiwxSession } from '../core/siwx.ts'
export type { Slice, Store } from '../core/slice.ts'
export type { StorageLike } from '../core/storage.ts'
export { switchConnection } from '../core/switchConnection.ts'
export { addNetwork, removeNetwork, switchNamespace, switchNetwork } from '../core/switchNetwork.ts'
export { showToast, type Toast, type ToastIcon } from '../core/toasts.ts'
export { type WalletApp, walletApp } from '../core/walletApp.ts'
export { wallets } from '../core/wallets.ts'
export { loadProfile, type Profile, readProfile } from '../features/account/profile.ts'
export {
  type PaymentProof,
  type PaymentReceipt,
  type PaymentRequest,
  pay,
  verifyPayment,
} from '../features/pay/index.ts'

/** A kit with the few things a page does most. Everything else is a verb that takes the kit first. */
export type Latchkey = Kit & {
  /** Opens the modal, on a view of your choice or on the one that fits. */
  open(view?: View): void
  /** Closes it; false when the visitor must settle something first. */
  close(): boolean
}

/**
 * Makes a kit. In a browser it starts at once: it looks for wallets in the
 * page and makes stored links again. On a server it does nothing.
 *
 * @example
 * const kit = createLatchkey({ drivers: [evm({ networks: [mainnet, base] })] })
 */
export function createLatchkey(options: Options): Latchkey {
  const kit = createKit(options, [injected, ...(options.connectors ?? [])])
  if (typeof window !== 'undefined') {
    attachSiwx(kit)
    start(kit)
  }
  return Object.assign(kit, {
    open: (view?: View) => openModal(kit, { view }),
    close: () => closeModal(kit),
  })
}
