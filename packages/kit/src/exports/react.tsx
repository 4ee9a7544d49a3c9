'use client'
export { useWalletApp } from '../ui/request/useWalletApp.tsx'
export {
  AccountButton,
  ConnectButton,
  type ConnectButtonProps,
  type CustomButtonValue,
  NetworkButton,
} from './react/buttons.tsx'
export { EmbeddedLatchkey } from './react/EmbeddedLatchkey.tsx'
export {
  type AccountValue,
  type LatchkeyValue,
  type NetworkValue,
  type OpenProps,
  useAccount,
  useConnections,
  useLatchkey,
  useNetwork,
} from './react/hooks.tsx'
export { LatchkeyProvider } from './react/LatchkeyProvider.tsx'
export { ModalSlot, type ModalSlotProps } from './react/ModalSlot.tsx'
export {
  type ActionState,
  type ActionValue,
  useAction,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
} from './react/useAction.tsx'
export { type BalanceValue, useBalance } from './react/useBalance.tsx'
export { type LinkedWalletsValue, useLinkedWallets } from './react/useLinkedWallets.tsx'
export { type ProfileValue, useProfile } from './react/useProfile.tsx'
export { type SiwxValue, useSiwx } from './react/useSiwx.tsx'
export { WalletButton, type WalletButtonProps } from './react/WalletButton.tsx'
