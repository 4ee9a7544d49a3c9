import * as contract from '@latchkey/protocol/http/sessions'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** What an account allowed, and how it takes that back. */
export const sessions: Feature = (app, deps) => {
  const { sessions } = deps

  route(app, deps, contract.sessionList, { access: 'project', class: 'data' }, async ({ params }) => ({
    pcis: await sessions.list(params.address),
  }))

  route(
    app,
    deps,
    contract.sessionRevoke,
    { access: 'project', class: 'write' },
    async ({ params, body: { pci, signature, timestamp } }) => ({
      success: true as const,
      revokedAt: await sessions.revoke({ account: params.address, pci, signature, timestamp }),
    }),
  )
}
