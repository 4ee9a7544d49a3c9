import * as contract from '@latchkey/protocol/http/identity'
import type { Feature } from '../../feature.ts'
import { type Call, route } from '../../route.ts'

/** The name and picture an address goes by. */
export const identity: Feature = (app, deps) => {
  const options = { access: 'project', class: 'data', cache: 'no-cache' } as const

  async function answer({ params, reply }: Pick<Call<typeof contract.identity>, 'params' | 'reply'>) {
    const { maxAge, ...found } = await deps.identity.get(params.address)
    reply.header('cache-control', `public, max-age=${maxAge}, s-maxage=${maxAge}`)
    return found
  }

  route(app, deps, contract.identity, options, answer)
  route(app, deps, contract.accountIdentity, options, answer)
}
