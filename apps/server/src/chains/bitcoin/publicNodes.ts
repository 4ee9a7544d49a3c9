import { mainnet, signet, testnet4 } from '@latchkey/chains/bitcoin/networks'
import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'
import { toConfig } from '../toConfig.ts'

/** Networks by their common names; a chain id has the first 32 characters of the hash of the first block. */
export const namedChains = {
  BITCOIN: mainnet.id,
  BITCOIN_TESTNET4: testnet4.id,
  BITCOIN_SIGNET: signet.id,
} as const satisfies Record<string, ChainId>

/** The networks, on public Esplora APIs. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  return Object.fromEntries([mainnet, testnet4, signet].map((network) => [network.id, toConfig(network)]))
}
