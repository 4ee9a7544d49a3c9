import { signBytes } from '@latchkey/chains/evm/signBytes'
import type { Family } from './family.ts'

export const evm: Family = {
  namespace: 'eip155',
  loadDeriveKey: async () => (await import('@latchkey/chains/evm/deriveKey')).deriveKey,
  loadImportedKey: async () => (await import('@latchkey/chains/evm/importedKey')).importedKey,
  signBytes,
}
