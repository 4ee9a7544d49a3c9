import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from './chainConfig.ts'
import { publicNodes as evm } from './evm/publicNodes.ts'
import { publicNodes as solana, namedChains as solanaChains } from './solana/publicNodes.ts'

/** Chains that have a common name. */
export const namedChains: Readonly<Record<string, ChainId | undefined>> = solanaChains

/** Chains and nodes to use if the operator configures none. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return { ...evm(), ...solana() }
}
