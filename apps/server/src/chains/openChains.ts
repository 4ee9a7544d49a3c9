import type { Cache } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { bitcoinFamily } from './bitcoin/bitcoin.ts'
import { type Chains, createChains } from './chains.ts'
import { cosmosFamily } from './cosmos/cosmos.ts'
import { evmFamily } from './evm/evm.ts'
import type { TokenList } from './evm/tokenList.ts'
import { polkadotFamily } from './polkadot/polkadot.ts'
import { solanaFamily } from './solana/solana.ts'

/** Every supported chain family. */
export function openChains(options: openChains.Options): Chains {
  const { config, gateway, cache, clock, tokens } = options
  const { chains } = config
  const families = [
    evmFamily({ gateway, cache, clock, chains, tokens }),
    bitcoinFamily({ gateway, chains, clock }),
    polkadotFamily({ gateway, chains }),
    cosmosFamily({ gateway, chains }),
    // Last, because its addresses have no checksum: some of Cosmos have the format too.
    solanaFamily({ gateway, chains, cache, clock }),
  ]
  return createChains(families, gateway.chains.http)
}

export declare namespace openChains {
  type Options = {
    config: Pick<Config, 'chains'>
    gateway: Gateway
    cache: Cache
    clock: Clock
    tokens: TokenList
  }
}
