import { type AccountFeature, account } from './account/feature.tsx'
import { type ActivityFeature, activity } from './activity/feature.tsx'
import { type AllowancesFeature, allowances } from './allowances/feature.tsx'
import { type ConnectFeature, connect } from './connect/feature.tsx'
import type { Feature } from './feature.ts'
import { type HelpFeature, help } from './help/feature.tsx'
import { type NamesFeature, names } from './names/feature.tsx'
import { type NetworksFeature, networks } from './networks/feature.tsx'
import { type NftsFeature, nfts } from './nfts/feature.tsx'
import { type OnrampFeature, onramp } from './onramp/feature.tsx'
import { type PayFeature, pay } from './pay/feature.tsx'
import { type ReceiveFeature, receive } from './receive/feature.tsx'
import { type SendFeature, send } from './send/feature.tsx'
import { type SessionsFeature, sessions } from './sessions/feature.tsx'
import { type SiwxFeature, siwx } from './siwx/feature.tsx'
import { type SwapFeature, swap } from './swap/feature.tsx'
import { type WalletAccountsFeature, walletAccounts } from './walletAccounts/feature.tsx'

/** Every feature. The core reads the types, the modal the values. */
export type Declared = {
  connect: ConnectFeature
  account: AccountFeature
  onramp: OnrampFeature
  swap: SwapFeature
  receive: ReceiveFeature
  send: SendFeature
  pay: PayFeature
  nfts: NftsFeature
  activity: ActivityFeature
  names: NamesFeature
  allowances: AllowancesFeature
  sessions: SessionsFeature
  walletAccounts: WalletAccountsFeature
  networks: NetworksFeature
  siwx: SiwxFeature
  help: HelpFeature
}

export const features: { readonly [Name in keyof Declared]: Feature<Declared[Name]> } = {
  connect,
  account,
  onramp,
  swap,
  receive,
  send,
  pay,
  nfts,
  activity,
  names,
  allowances,
  sessions,
  walletAccounts,
  networks,
  siwx,
  help,
}
