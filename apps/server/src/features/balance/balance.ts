import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/balance'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'
import { countSources } from '../../vendors/countSources.ts'
import { chainBalances } from './chainBalances.ts'
import { type Balance, createBalance } from './createBalance.ts'

declare module '../../feature.ts' {
  interface Parts {
    balance: Balance
  }
}

/** Token balances of accounts. */
export const balance = defineFeature({
  name: 'balance',
  needs: ['chains', 'cache', 'clock', 'log', 'metrics', 'vendors', 'prices'],
  open(given) {
    const { chains, metrics, vendors } = given
    const sources = vendors.follow('balance', (own) =>
      countSources('balance', metrics, [...own, chainBalances(chains)]),
    )
    return createBalance({ ...given, sources })
  },
  routes(app, deps) {
    route(app, deps, contract.balance, { access: 'project', class: 'data' }, ({ params, query }) =>
      deps.balance.get({
        address: params.address,
        chainId: query.chainId as ChainId | undefined,
        currency: query.currency,
        forceUpdate: query.forceUpdate,
      }),
    )
  },
})
