import { signBytes } from '@latchkey/chains/cosmos/signBytes'
import type { Family } from './family.ts'

export const cosmos: Family = {
  namespace: 'cosmos',
  loadDeriveKey: async () => (await import('@latchkey/chains/cosmos/deriveKey')).deriveKey,
  signBytes,
}
