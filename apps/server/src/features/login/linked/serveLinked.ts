import * as contract from '@latchkey/protocol/http/linkedWallets'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import { route } from '../../../route.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import type { Session } from '../sessions.ts'

/** Calls of the frame about wallets that visitors link to their user. */
export function serveLinked(
  scope: App,
  deps: Serving,
  { linkedWallets, sessionOf }: serveLinked.Options,
): void {
  const own = { access: 'open', class: 'data', isEssential: true } as const
  const browser = (request: FastifyRequest) => browserOf(request.headers['user-agent'])

  route(scope, deps, contract.linkedWalletList, own, async ({ request }) => ({
    wallets: await linkedWallets.list(await sessionOf(request)),
  }))

  route(scope, deps, contract.linkedWalletStart, own, async ({ request, body }) =>
    linkedWallets.start(await sessionOf(request), body),
  )

  route(scope, deps, contract.linkedWalletFinish, own, async ({ request, body }) => {
    const session = await sessionOf(request)
    await deps.admit({ class: 'mail', ip: request.ip })
    const args = { ...body, browser: browser(request) }
    // Not repeated: the message is used up.
    return { wallet: await retryLost(() => linkedWallets.finish(session, args), 0) }
  })

  route(scope, deps, contract.linkedWalletRemove, own, async ({ request, params }) => {
    const session = await sessionOf(request)
    await deps.admit({ class: 'mail', ip: request.ip })
    const args = { id: params.id, browser: browser(request) }
    return { removed: await retryLost(() => linkedWallets.remove(session, args), 0) }
  })
}

export declare namespace serveLinked {
  type Options = Pick<Login, 'linkedWallets'> & { sessionOf(request: FastifyRequest): Promise<Session> }
}
