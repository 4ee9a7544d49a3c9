import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/allowances'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** What others may take from accounts. */
export const allowances: Feature = (app, deps) => {
  const options = { access: 'project', class: 'data' } as const
  route(app, deps, contract.allowances, options, ({ params, query, signal }) =>
    deps.allowances.get({ address: params.address, chainId: query.chainId as ChainId, signal }),
  )
}
