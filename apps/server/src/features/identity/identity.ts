import * as contract from '@latchkey/protocol/http/identity'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { type Call, route } from '../../route.ts'
import { createIdentity, type Identity } from './createIdentity.ts'

declare module '../../feature.ts' {
  interface Parts {
    identity: Identity
  }
}

/** Name and avatar of addresses. */
export const identity = defineFeature({
  name: 'identity',
  needs: ['chains', 'cache', 'clock', 'log', 'names'],
  open: createIdentity,
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'identity'>) {
  const options = { access: 'project', class: 'data', cache: 'no-cache' } as const

  async function answer({ params, reply }: Pick<Call<typeof contract.identity>, 'params' | 'reply'>) {
    const { maxAge, ...found } = await deps.identity.get(params.address)
    reply.header('cache-control', `public, max-age=${maxAge}, s-maxage=${maxAge}`)
    return found
  }

  route(app, deps, contract.identity, options, answer)
  route(app, deps, contract.accountIdentity, options, answer)
}
