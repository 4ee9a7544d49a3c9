import type { ChainId } from '@latchkey/protocol/caip'
import type { Cache } from '../../cache/cache.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { ChainConfig } from '../chainConfig.ts'
import deployments from './swap/deployments.json' with { type: 'json' }
import type { TokenList } from './tokenList.ts'

/** Dependencies of the EVM code. */
export type EvmContext = {
  readonly gateway: Gateway
  readonly cache: Cache
  readonly clock: Clock
  readonly chains: Config['chains']
  readonly tokens: TokenList
}

const known: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = deployments

/** A contract from the operator's configuration or the network's data, such as `multicall3`, or its public deployment. */
export function contractOf({ chains }: EvmContext, chain: ChainId, name: string): `0x${string}` | undefined {
  const config: ChainConfig | undefined = chains[chain]
  const address = config?.contracts?.[name] ?? known[chain]?.[name]
  return address && /^0x[\da-f]{40}$/i.test(address) ? (address as `0x${string}`) : undefined
}
