import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from './chainConfig.ts'
import { publicNodes as evm } from './evm/publicNodes.ts'
import { publicNodes as solana, namedChains as solanaChains } from './solana/publicNodes.ts'

/** What people call chains whose ids nobody remembers. */
export const namedChains: Readonly<Record<string, ChainId | undefined>> = solanaChains

/** What is served when the operator names no nodes. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return { ...evm(), ...solana() }
}
