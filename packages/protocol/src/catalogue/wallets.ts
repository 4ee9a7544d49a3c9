import type { ErrorEntry } from '../errors.ts'

export const connectorNotFound = {
  code: 'wallet/not_found',
  message: 'No connector found for connection',
} as const satisfies ErrorEntry

export const authConnectorNotFound = {
  code: 'wallet/auth_not_found',
  message: 'No auth connector found',
} as const satisfies ErrorEntry

export const remoteConnectorNotFound = {
  code: 'wallet/remote_not_found',
  message: 'WalletConnectConnector not found',
} as const satisfies ErrorEntry

export const addressOrAuthNotFound = {
  code: 'wallet/address_or_auth_not_found',
  message: 'Address or auth connector not found',
} as const satisfies ErrorEntry
