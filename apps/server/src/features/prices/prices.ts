import * as contract from '@latchkey/protocol/http/prices'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** What tokens are worth. */
export const prices: Feature = (app, deps) => {
  route(app, deps, contract.prices, { access: 'project', class: 'data' }, async ({ body }) => ({
    fungibles: await deps.prices.lookup(body.addresses, body.currency),
  }))
}
