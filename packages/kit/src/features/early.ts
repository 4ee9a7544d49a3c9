import type { ViewName } from '../core/modal.ts'

/**
 * What every page needs to know of features before the modal is loaded. It is
 * part of the first file: keep it short.
 */

/** What decides whether something is on, besides the host. */
export type FlagRule = {
  /** What a server's project calls it; a server may overrule the host on those. */
  readonly remote?: string
  /** Off without a server. */
  readonly server?: true
  /** On only where the project names who provides it. */
  readonly provided?: true
  /** Off unless it is switched on. */
  readonly off?: true
}

/** What a host can switch on and off. */
export const flags = {
  swaps: { remote: 'swap', server: true, provided: true },
  onramp: { remote: 'onramp', server: true, provided: true },
  activity: { remote: 'activity', server: true },
  /** A line below every view that says the modal is Latchkey, with a link. @default false */
  branding: { remote: 'branding', off: true },
  send: {},
  pay: {},
  receive: {},
  analytics: {},
  allWallets: {},
} as const satisfies Record<string, FlagRule>

/** Views that a visitor without a connected wallet can see. */
export const openToAll: readonly ViewName[] = [
  'AllWallets',
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Connector',
  'GetAWallet',
  'Pay',
  'PayProgress',
  'PayReview',
  'SwitchActiveChain',
  'SwitchNetwork',
  'WhatIsAWallet',
]
