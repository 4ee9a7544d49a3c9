import { viewUnavailable } from '@latchkey/protocol/catalogue'
import { showAlert } from './alerts.ts'
import { hasServer } from './apiUrl.ts'
import { canDo } from './canDo.ts'
import { activeConnection, connections } from './connections.ts'
import { features } from './features.ts'
import { isTabOffered } from './isTabOffered.ts'
import type { Kit } from './kit.ts'
import { modal, top, type View, type ViewName } from './modal.ts'
import { canSwitchNetwork } from './networks.ts'
import { isConnected } from './openModal.ts'
import type { WalletFeature } from './options.ts'

type Need = 'allWallets' | 'networks' | 'server' | 'allowances' | 'siwx' | WalletFeature

/** What each view needs besides a connection; the tabs of the account each have needs of their own. */
const needs: Readonly<Record<ViewName, Need | undefined>> = {
  Connect: undefined,
  ConnectingExternal: undefined,
  ConnectingWalletConnect: undefined,
  ConnectingWalletConnectBasic: undefined,
  GetAWallet: undefined,
  WhatIsAWallet: undefined,
  AllWallets: 'allWallets',
  SwitchActiveChain: 'networks',
  SwitchNetwork: 'networks',
  Account: undefined,
  AccountTab: undefined,
  ProfileWallets: undefined,
  UnsupportedChain: 'networks',
  Allowances: 'allowances',
  RevokeAllowance: 'allowances',
  Nft: 'server',
  OnRamp: 'onramp',
  OnRampPayment: 'onramp',
  OnRampTokens: 'onramp',
  Receive: 'receive',
  RegisterAccountName: 'server',
  RegisterAccountNameSuccess: 'server',
  Send: 'send',
  SendProgress: 'send',
  SendReview: 'send',
  SendTokens: 'send',
  SIWXSignMessage: 'siwx',
  Swap: 'swaps',
  SwapQuotes: 'swaps',
  SwapResult: 'swaps',
  SwapReview: 'swaps',
  SwapSlippage: 'swaps',
  SwapTokens: 'swaps',
}

/**
 * Keeps views out of the modal that are switched off, or that the active chain
 * does not support, however they are opened; returns stop.
 *
 * The visitor sees the account or the wallets instead, and the developer an
 * alert with the code `view/unavailable`.
 */
export function guardViews(kit: Kit): () => void {
  const check = () => leaveUnavailable(kit)
  const stops = [modal, features, connections].map((slice) => slice.of(kit).subscribe(check))
  check()
  return () => {
    for (const stop of stops) stop()
  }
}

function leaveUnavailable(kit: Kit): void {
  const store = modal.of(kit)
  const state = store.get()
  const gone = state.stack.filter((view) => !isOffered(kit, view))
  if (gone.length === 0) return
  const home: View = { name: isConnected(kit) ? 'Account' : 'Connect' }
  store.dispatch({ type: 'forget', names: [home.name, ...gone.map(({ name }) => name)], home })
  // Views behind the top one were not on screen: removing them needs no alert.
  if (gone.includes(top(state))) showAlert(kit, viewUnavailable, { view: top(state).name })
}

/** Whether the host, its server and the chain in use offer what the view shows. */
function isOffered(kit: Kit, view: View): boolean {
  const { options } = kit
  const { features: on } = features.of(kit).get()
  const connection = activeConnection(connections.of(kit).get())
  const driver = connection && kit.driver(connection.namespace)
  if (view.name === 'AccountTab') return isTabOffered(kit, view.params.tab)
  const need = needs[view.name]
  switch (need) {
    case undefined:
      return true
    case 'allWallets':
      return on.allWallets
    case 'networks':
      return canSwitchNetwork(options)
    case 'server':
      return hasServer(options)
    case 'allowances':
      return hasServer(options) && (!driver || driver.allowances !== undefined)
    case 'siwx':
      return Boolean(options.siwx ?? options.siweConfig)
    default:
      return on[need] && (!driver || canDo(driver)[need])
  }
}
