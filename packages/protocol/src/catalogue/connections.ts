import type { ErrorEntry } from './entry.ts'

export const connectionStatusInvalid = {
  code: 'connection/invalid_status',
  message: 'Invalid connection status',
} as const satisfies ErrorEntry

export const reconnecting = {
  code: 'connection/reconnecting',
  message: 'unavailable while reconnecting',
} as const satisfies ErrorEntry

export const activeAddressNotFound = {
  code: 'connection/no_address',
  message: 'No ActiveCaipAddress found',
} as const satisfies ErrorEntry

export const networkOrAddressUndefined = {
  code: 'connection/no_network_or_address',
  message: 'CaipNetwork or CaipAddress is undefined',
} as const satisfies ErrorEntry
