export type { RelayOptions } from '../connectors/walletconnect/relay.ts'
export { walletConnect } from '../connectors/walletconnect/walletConnect.ts'
