import type { Config } from '../../config.ts'
import { coingecko } from '../../vendors/coingecko.ts'
import { countSources, type SourceCounter } from '../../vendors/countSources.ts'
import { defillama } from '../../vendors/defillama.ts'
import { chainPrices } from './chainPrices.ts'
import { createPrices, type Prices } from './createPrices.ts'
import type { PricesOptions } from './priceSource.ts'

/** Prices from everybody the configuration names, and from the chains themselves. */
export function openPrices(options: openPrices.Options): Prices & { close(): Promise<void> } {
  const { vendors } = options.config
  const llama = vendors.defillama && defillama(vendors.defillama)
  const gecko = vendors.coingecko && coingecko(vendors.coingecko)
  const asked = [llama, gecko].filter((source) => source !== undefined)
  const prices = createPrices({
    ...options,
    sources: countSources('prices', options.metrics, [...asked, chainPrices(options.chains)]),
    rateSources: gecko ? [gecko] : [],
  })
  return {
    ...prices,
    async close() {
      await Promise.all(asked.map((vendor) => vendor.close()))
    },
  }
}

export declare namespace openPrices {
  type Options = Omit<PricesOptions, 'sources' | 'rateSources'> & {
    readonly config: Pick<Config, 'vendors'>
    readonly metrics?: SourceCounter
  }
}
