import type { ChainId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/nfts'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'
import { createDescriptions, type Describe } from './createDescriptions.ts'
import { createNfts } from './createNfts.ts'

declare module '../../feature.ts' {
  interface Parts {
    nfts: { readonly describe: Describe }
  }
}

/** NFTs of accounts. */
export const nfts = defineFeature({
  name: 'nfts',
  needs: ['chains', 'cache', 'readUri'],
  open: (given) => ({ describe: createDescriptions(given) }),
  routes(app, deps) {
    const nfts = createNfts(deps.chains, deps.nfts.describe)
    const options = { access: 'project', class: 'data' } as const
    route(app, deps, contract.nfts, options, ({ params, query, signal }) =>
      nfts.get({
        address: params.address,
        chainId: query.chainId as ChainId,
        cursor: query.cursor,
        signal,
      }),
    )
  },
})
