import type { Chains } from '../../chains/chains.ts'
import type { Config } from '../../config.ts'
import { alchemy } from '../../vendors/alchemy.ts'
import { countSources, type SourceCounter } from '../../vendors/countSources.ts'
import { zerion } from '../../vendors/zerion.ts'
import { chainHistory } from './chainHistory.ts'
import { createHistory, type History } from './createHistory.ts'

/** History from the vendors the configuration names, and from the chains themselves. */
export function openHistory(options: openHistory.Options): History & { close(): Promise<void> } {
  const { vendors, secret } = options.config
  const asked = [
    vendors.zerion && zerion(vendors.zerion),
    vendors.alchemy && alchemy(vendors.alchemy),
  ].filter((source) => source !== undefined)
  return {
    ...createHistory({
      ...options,
      secret,
      sources: countSources('history', options.metrics, [...asked, chainHistory(options.chains)]),
    }),
    async close() {
      await Promise.all(asked.map((vendor) => vendor.close()))
    },
  }
}

export declare namespace openHistory {
  type Options = Omit<createHistory.Options, 'sources' | 'secret' | 'chains'> & {
    readonly config: Pick<Config, 'vendors' | 'secret'>
    readonly chains: Chains
    readonly metrics?: SourceCounter
  }
}
