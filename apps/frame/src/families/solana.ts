import { signBytes } from '@latchkey/chains/solana/signBytes'
import type { Family } from './family.ts'

export const solana: Family = {
  namespace: 'solana',
  loadDeriveKey: async () => (await import('@latchkey/chains/solana/deriveKey')).deriveKey,
  loadImportedKey: async () => (await import('@latchkey/chains/solana/importedKey')).importedKey,
  signBytes,
}
