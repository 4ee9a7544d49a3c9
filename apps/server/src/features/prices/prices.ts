import * as contract from '@latchkey/protocol/http/prices'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'
import { countSources } from '../../vendors/countSources.ts'
import { chainPrices } from './chainPrices.ts'
import { createPrices, type Prices } from './createPrices.ts'

declare module '../../feature.ts' {
  interface Parts {
    prices: Prices
  }
}

/** Token prices. */
export const prices = defineFeature({
  name: 'prices',
  needs: ['chains', 'cache', 'clock', 'log', 'metrics', 'vendors'],
  open(given) {
    const { chains, metrics, vendors } = given
    const sources = vendors.follow('prices', (own) =>
      countSources('prices', metrics, [...own, chainPrices(chains)]),
    )
    return createPrices({ ...given, sources, rateSources: vendors.follow('rates', (own) => own) })
  },
  routes(app, deps) {
    route(app, deps, contract.prices, { access: 'project', class: 'data' }, async ({ body }) => ({
      fungibles: await deps.prices.lookup(body.addresses, body.currency),
    }))
  },
})
