import { originRefused, siwxCookiesOff, siwxTokenInvalid, ssoOnly } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import * as contract from '@latchkey/protocol/http/siwx'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowCredentials, answerPreflights } from '../../cors.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { checkTrustedOrigin } from '../../projects/checkTrustedOrigin.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { type CookieOwner, readCookie, writeCookie } from '../../siwxTokens/cookies.ts'
import { type Caller, createSiwx, type SignedIn, type Siwx } from './createSiwx.ts'
import type {} from './tables.ts'

declare module '../../feature.ts' {
  interface Parts {
    siwx: Siwx
  }
}

/** Sign-in with any wallet. */
export const siwx = defineFeature({
  name: 'siwx',
  needs: ['chains', 'clock', 'config', 'db', 'siwxTokens', 'webhooks'],
  open: ({ chains, clock, config, db, siwxTokens: tokens, webhooks }) =>
    createSiwx({ db, chains, config: config.siwx, secrets: config.secrets, tokens, clock, webhooks }),
  routes,
  projectTables: { siwx_sessions: 'sign-ins' },
  jobs: ({ siwx }) => [{ name: 'siwx-prune', schedule: '*/10 * * * *', run: () => siwx.prune() }],
})

function routes(app: App, deps: Serving & Pick<Parts, 'chains' | 'clock' | 'siwx'>) {
  const { siwx, config, chains } = deps
  const read = { access: 'project', class: 'data', isEssential: true } as const
  const write = { access: 'project', class: 'write', isEssential: true } as const

  route(
    app,
    deps,
    contract.siwxKeys,
    { access: 'open', class: 'config', cache: 'public, max-age=300', isEssential: true },
    async () => ({ keys: await siwx.keys() }),
  )

  app.register(async (plugin) => {
    // The same type except for its logger.
    const scope = plugin as unknown as App
    allowCredentials(scope)
    answerPreflights(scope, '/v1/siwx/*')

    route(scope, deps, contract.siwxNonce, read, ({ request }) => {
      checkSso(request)
      return siwx.nonce(callerOf(request).projectId)
    })

    route(scope, deps, contract.siwxSignIn, write, async ({ request, reply, body }) => {
      checkSso(request)
      const { transport = 'bearer', ...signed } = body
      if (transport === 'cookie' && config.siwx.cookies === 'off') throw new Refusal(siwxCookiesOff)
      return answer(await siwx.signIn({ ...callerOf(request), signed }), reply, transport)
    })

    route(scope, deps, contract.siwxRefresh, read, async ({ request, reply, body }) => {
      const caller = callerOf(request)
      if ('refreshToken' in body)
        return answer(await siwx.refresh({ ...caller, token: body.refreshToken }), reply, 'bearer')
      const token = cookieOf(request, body.account)
      if (!token) throw new Refusal(siwxTokenInvalid)
      const signedIn = await siwx.refresh({ ...caller, token }).catch((error: unknown) => {
        // Delete a cookie that will never be valid again.
        if (error instanceof Refusal && error.entry.status === 401)
          reply.header('set-cookie', writeCookie(ownerOf(request, body.account), config.siwx))
        throw error
      })
      return answer(signedIn, reply, 'cookie')
    })

    route(scope, deps, contract.siwxMe, read, async ({ request }) => siwx.me(await accessOf(request)))

    route(scope, deps, contract.siwxSessions, read, async ({ request }) => ({
      sessions: await siwx.list(await accessOf(request)),
    }))

    route(scope, deps, contract.siwxSignOut, read, async ({ request, reply, query }) => {
      const access = await accessOf(request)
      const ended = await siwx.signOut(access, query.which === 'all' ? 'all' : { id: access.sessionId })
      if (cookieOf(request, access.account) !== undefined)
        reply.header('set-cookie', writeCookie(access, config.siwx))
      return { ended }
    })

    route(scope, deps, contract.siwxSignOutOne, read, async ({ request, params }) => ({
      ended: await siwx.signOut(await accessOf(request), { id: params.id }),
    }))
  })

  /** Members of the console may have to sign in with the account of their company instead. */
  function checkSso({ project }: FastifyRequest): void {
    if (project?.id === consoleProjectId && config.console?.sso?.isOnly) throw new Refusal(ssoOnly)
  }

  function answer(signedIn: SignedIn, reply: FastifyReply, transport: contract.SiwxTransport) {
    const { id, session, access, refresh, expiresAt } = signedIn
    if (transport === 'cookie') {
      const { projectId } = callerOf(reply.request)
      const seconds = Math.max(1, Math.floor((expiresAt - deps.clock()) / 1000))
      const value = { token: refresh.text, seconds }
      reply.header('set-cookie', writeCookie({ ...signedIn, projectId }, config.siwx, value))
    }
    return {
      id,
      session,
      accessToken: access.text,
      accessExpiresAt: new Date(access.expiresAt).toISOString(),
      accessExpiresIn: Math.max(0, Math.floor((access.expiresAt - deps.clock()) / 1000)),
      refreshToken: transport === 'bearer' ? refresh.text : null,
    }
  }

  /**
   * Browsers attach cookies to requests from any page, so only pages on the project's
   * origin list may use them, and only for their own sign-ins.
   */
  function cookieOf(request: FastifyRequest, account: string): string | undefined {
    if (request.headers.cookie === undefined) return undefined
    if (request.headers.origin === undefined) throw new Refusal(originRefused)
    return readCookie(request.headers.cookie, ownerOf(request, account))
  }

  function ownerOf(request: FastifyRequest, account: string): CookieOwner {
    const { projectId, origin = '' } = callerOf(request)
    return { projectId, domain: URL.parse(origin)?.host ?? '', account: spell(account) }
  }

  /** The spelling in the database; an unknown family is left unchanged and finds nothing. */
  function spell(account: string): string {
    const [, chain = '', address = ''] = /^([^:]+:[^:]+):([^:]+)$/.exec(account) ?? []
    const found = chains.find(chain)
    return found?.family.isAddress(address, found.id)
      ? `${chain}:${found.family.normalise(address)}`
      : account
  }

  function accessOf(request: FastifyRequest) {
    const [, token] = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) throw new Refusal(siwxTokenInvalid)
    return siwx.access({ ...callerOf(request), token })
  }
}

function callerOf({ project, headers: { origin } }: FastifyRequest): Caller {
  // These routes need a project, so it is set.
  if (project && origin !== undefined) checkTrustedOrigin(project, origin)
  return { projectId: project?.id ?? '', origin }
}
