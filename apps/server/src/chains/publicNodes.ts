import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from './chainConfig.ts'
import { publicNodes as evm } from './evm/publicNodes.ts'
import { publicNodes as solana } from './solana/publicNodes.ts'

export { clusters } from './solana/publicNodes.ts'

/** What is served when the operator names no nodes. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return { ...evm(), ...solana() }
}
