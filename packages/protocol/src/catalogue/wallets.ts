import type { ErrorEntry } from './entry.ts'

export const connectorNotFound = {
  code: 'wallet/not_found',
  message: 'No connector found for connection',
} as const satisfies ErrorEntry

export const remoteConnectorNotFound = {
  code: 'wallet/remote_not_found',
  message: 'WalletConnectConnector not found',
} as const satisfies ErrorEntry
