import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/balance'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** What accounts hold. */
export const balance: Feature = (app, deps) => {
  route(app, deps, contract.balance, { access: 'project', class: 'data' }, ({ params, query }) =>
    deps.balance.get({
      address: params.address,
      chainId: query.chainId as ChainId | undefined,
      currency: query.currency,
      forceUpdate: query.forceUpdate,
    }),
  )
}
