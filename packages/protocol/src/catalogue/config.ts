import type { ErrorEntry } from './entry.ts'

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

export const chainNotConfigured = {
  code: 'config/chain_not_configured',
  message: 'Chain not configured.',
} as const satisfies ErrorEntry
