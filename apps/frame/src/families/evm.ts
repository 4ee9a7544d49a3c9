import { deriveKey } from '@latchkey/chains/evm/deriveKey'
import { signBytes } from '@latchkey/chains/evm/signBytes'
import type { Family } from './family.ts'

export const evm: Family = { namespace: 'eip155', deriveKey, signBytes }
