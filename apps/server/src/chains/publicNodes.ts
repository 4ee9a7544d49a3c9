import { type ChainId, type Namespace, parseChainId } from '@latchkey/protocol/caip'
import { problemOf as bitcoinProblemOf } from './bitcoin/problemOf.ts'
import { publicNodes as bitcoin, namedChains as bitcoinChains } from './bitcoin/publicNodes.ts'
import type { ChainConfig } from './chainConfig.ts'
import { publicNodes as cosmos, namedChains as cosmosChains } from './cosmos/publicNodes.ts'
import { publicNodes as evm } from './evm/publicNodes.ts'
import { publicNodes as polkadot, namedChains as polkadotChains } from './polkadot/publicNodes.ts'
import { publicNodes as solana, namedChains as solanaChains } from './solana/publicNodes.ts'

/** Chains that have a common name. */
export const namedChains: Readonly<Record<string, ChainId | undefined>> = {
  ...solanaChains,
  ...bitcoinChains,
  ...polkadotChains,
  ...cosmosChains,
}

/** Chains and nodes to use if the operator configures none. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return { ...evm(), ...solana(), ...bitcoin(), ...polkadot(), ...cosmos() }
}

const problems: Partial<Record<Namespace, (url: URL) => string | undefined>> = { bip122: bitcoinProblemOf }

/** Why a URL cannot be a node of the chain; undefined if it can. */
export function problemOf(chain: ChainId, url: URL): string | undefined {
  return problems[parseChainId(chain).namespace]?.(url)
}
