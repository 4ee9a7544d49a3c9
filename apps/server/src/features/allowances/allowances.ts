import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/allowances'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'
import { createAllowances } from './createAllowances.ts'

/** Allowances of accounts. */
export const allowances = defineFeature({
  name: 'allowances',
  needs: ['chains'],
  routes(app, deps) {
    const allowances = createAllowances(deps)
    const options = { access: 'project', class: 'data' } as const
    route(app, deps, contract.allowances, options, ({ params, query, signal }) =>
      allowances.get({ address: params.address, chainId: query.chainId as ChainId, signal }),
    )
  },
})
