import type { Config } from '../../config.ts'
import { alchemy } from '../../vendors/alchemy.ts'
import { countSources, type SourceCounter } from '../../vendors/countSources.ts'
import { zerion } from '../../vendors/zerion.ts'
import { chainBalances } from './chainBalances.ts'
import { type Balance, createBalance } from './createBalance.ts'

/** Balances from the vendors the configuration names, and from the chains themselves. */
export function openBalance(options: openBalance.Options): Balance & { close(): Promise<void> } {
  const { vendors } = options.config
  const asked = [
    vendors.zerion && zerion(vendors.zerion),
    vendors.alchemy && alchemy(vendors.alchemy),
  ].filter((source) => source !== undefined)
  return {
    ...createBalance({
      ...options,
      sources: countSources('balance', options.metrics, [...asked, chainBalances(options.chains)]),
    }),
    async close() {
      await Promise.all(asked.map((vendor) => vendor.close()))
    },
  }
}

export declare namespace openBalance {
  type Options = Omit<createBalance.Options, 'sources'> & {
    readonly config: Pick<Config, 'vendors'>
    readonly metrics?: SourceCounter
  }
}
