import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/nfts'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** Collectibles of accounts. */
export const nfts: Feature = (app, deps) => {
  const options = { access: 'project', class: 'data' } as const
  route(app, deps, contract.nfts, options, ({ params, query, signal }) =>
    deps.nfts.get({
      address: params.address,
      chainId: query.chainId as ChainId,
      cursor: query.cursor,
      signal,
    }),
  )
}
