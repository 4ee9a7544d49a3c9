import { deriveKey } from '@latchkey/chains/solana/deriveKey'
import { signBytes } from '@latchkey/chains/solana/signBytes'
import type { Family } from './family.ts'

export const solana: Family = { namespace: 'solana', deriveKey, signBytes }
