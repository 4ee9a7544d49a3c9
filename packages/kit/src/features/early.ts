import type { ViewName } from '../core/modal/modal.ts'

/**
 * What every page needs to know of features before the modal is loaded. It is
 * part of the first file: keep it short.
 */

/** What decides whether something is on, besides the host. */
export type FlagRule = {
  /** Id in the server config, which takes precedence over the options. */
  readonly serverId?: string
  /** Off without a server. */
  readonly server?: true
  /** On only where the project names who provides it: anyone, or this one. */
  readonly provided?: true | string
  /** Off unless it is switched on. */
  readonly off?: true
}

/** What a host can switch on and off. */
export const flags = {
  /** Swapping tokens. Needs a server. @default true with `api` */
  swaps: { serverId: 'swap', server: true, provided: true },
  /** Buying coins from on-ramp providers. Needs a server. @default true with `api` */
  onramp: { serverId: 'onramp', server: true, provided: true },
  /** The list of the account's transactions; without a server, of those that were sent from this browser. @default true */
  activity: { serverId: 'activity' },
  /** A line below every view that says the modal is Latchkey, with a link. @default false */
  branding: { serverId: 'branding', off: true },
  /** Sending tokens. @default true */
  send: {},
  /** Payments that your app requests with `pay`. @default true */
  pay: {},
  /** The view with the account's address and QR code. @default true */
  receive: {},
  /** Sending events to your server, if you have one. @default true */
  analytics: {},
  /** Logging in with an email address. Needs `embedded()`. @default true */
  email: { serverId: 'social_login', provided: 'email' },
  /** Logging in with an account at a provider, such as Google. Needs `embedded()` and a server. @default true with `api` */
  socials: { serverId: 'social_login', server: true, provided: true },
  /** Sessions, in which your app spends within limits that a visitor of the embedded wallet granted. Needs a server. @default false */
  smartSessions: { server: true, off: true },
  /** The list of all wallets. @default true */
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
