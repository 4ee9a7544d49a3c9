'use client'
export { useWalletApp } from '../ui/request/useWalletApp.tsx'
export { AccountButton, ConnectButton, NetworkButton } from './react/buttons.tsx'
export { EmbeddedLatchkey } from './react/EmbeddedLatchkey.tsx'
export {
  type AccountValue,
  type LatchkeyValue,
  type NetworkValue,
  useAccount,
  useConnections,
  useLatchkey,
  useNetwork,
} from './react/hooks.tsx'
export { LatchkeyProvider } from './react/LatchkeyProvider.tsx'
export { type ProfileValue, useProfile } from './react/useProfile.tsx'
export { type SiwxValue, useSiwx } from './react/useSiwx.tsx'
