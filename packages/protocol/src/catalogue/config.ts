import type { ErrorEntry } from '../errors.ts'

export const siweAndSiwx = {
  code: 'config/both_siwe_and_siwx',
  message: 'Cannot set both `siweConfig` and `siwx` options',
} as const satisfies ErrorEntry

export const adapterMissing = {
  code: 'config/adapter_missing',
  message: "Adapter for namespace {namespace} doesn't exist",
} as const satisfies ErrorEntry

export const adapterNotFound = {
  code: 'config/adapter_not_found',
  message: 'Adapter not found',
} as const satisfies ErrorEntry

export const chainAdapterNotFound = {
  code: 'config/chain_adapter_not_found',
  message: 'Chain adapter not found',
} as const satisfies ErrorEntry

export const clientsNotSet = {
  code: 'config/clients_not_set',
  message: 'ConnectionController and NetworkController clients must be set',
} as const satisfies ErrorEntry

export const connectionClientNotFound = {
  code: 'config/connection_client_not_found',
  message: 'No ConnectionController client found',
} as const satisfies ErrorEntry

export const chainNotConfigured = {
  code: 'config/chain_not_configured',
  message: 'Chain not configured.',
} as const satisfies ErrorEntry
