import { signBytes } from '@latchkey/chains/bitcoin/signBytes'
import type { Family } from './family.ts'

export const bitcoin: Family = {
  namespace: 'bip122',
  loadDeriveKey: async () => (await import('@latchkey/chains/bitcoin/deriveKey')).deriveKey,
  loadImportedKey: async () => (await import('@latchkey/chains/bitcoin/importedKey')).importedKey,
  signBytes,
}
