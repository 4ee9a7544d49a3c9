import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { known as bitcoin } from './bitcoin/known.ts'
import type { ChainConfig, KnownChains } from './chainConfig.ts'
import { known as cosmos } from './cosmos/known.ts'
import { known as evm } from './evm/known.ts'
import { known as polkadot } from './polkadot/known.ts'
import { known as solana } from './solana/known.ts'

const families: readonly KnownChains[] = [evm, solana, bitcoin, polkadot, cosmos]

/** Chains that have a common name. */
export const namedChains: Readonly<Record<string, ChainId | undefined>> = merge(({ names }) => names)

/** CoinGecko's ids of coins, by chain. */
export const coinIds: Readonly<Record<string, string>> = merge(({ coins }) => coins)

/** The chains most accounts use, by family. */
export const commonChains: readonly ChainId[] = families.flatMap(({ common }) => common)

/** Chains and nodes to use if the operator configures none. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return merge((family) => family.publicNodes())
}

/** Why a URL cannot be a node of the chain; undefined if it can. */
export function problemOf(chain: ChainId, url: URL): string | undefined {
  const { namespace } = parseChainId(chain)
  return families.find((family) => family.namespace === namespace)?.problemOf?.(url)
}

/** Names of contracts that settings of the chain may have. */
export function contractNames(chain: ChainId): readonly string[] {
  const { namespace } = parseChainId(chain)
  return families.find((family) => family.namespace === namespace)?.contracts ?? []
}

function merge<Value>(pick: (family: KnownChains) => Readonly<Record<string, Value>> | undefined) {
  return Object.assign({}, ...families.map(pick)) as Record<string, Value>
}
