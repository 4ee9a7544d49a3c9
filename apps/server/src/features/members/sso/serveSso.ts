import { originRefused, siwxTokenInvalid, ssoDeclined, ssoFailed } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import * as contract from '@latchkey/protocol/http/members'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutCors } from '../../../cors.ts'
import type { App, Parts, Serving } from '../../../feature.ts'
import { guard } from '../../../guard.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import { type CookieOwner, readCookie, writeCookie } from '../../../siwxTokens/cookies.ts'
import { keepLogin, takeLogin } from './ssoCodes.ts'
import { createSsoCookie } from './ssoCookie.ts'
import { ssoPage } from './ssoPage.ts'
import { createSsoProvider } from './ssoProvider.ts'

const projectId = consoleProjectId

/** Sign-in of members with the company's identity provider. */
export function serveSso(app: App, deps: Serving & Pick<Parts, 'clock' | 'db' | 'log' | 'siwx'>): void {
  const { clock, db, log, siwx } = deps
  const { console: settings, secrets } = deps.config
  if (!settings?.sso) return
  const { origin, origins } = settings
  const domain = new URL(origin).host
  // The page of the console is the only one that uses it, so there is no choice as for apps.
  const cookies = { ...deps.config.siwx, cookies: 'strict' } as const
  const provider = createSsoProvider({
    config: settings.sso,
    returnUrl: `${origin}${contract.ssoPaths.return}`,
    clock,
  })
  const visits = createSsoCookie({ secrets, origin, clock })
  const open = { access: 'open', class: 'admin' } as const
  const page = { schema: { hide: true }, ...withoutCors(guard(deps, open)) }

  const moveOn = (reply: FastifyReply, fragment: string) => {
    const { html, headers } = ssoPage(`${origin}/console/sso#${fragment}`)
    return reply.headers(headers).send(html)
  }
  const explain = (error: unknown) => {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    // For the operator: someone who declines is no fault, a wrong secret is.
    if (error.entry.code !== ssoDeclined.code)
      log.warn({ err: error.cause }, 'a login at the identity provider failed')
    return `error=${encodeURIComponent(error.entry.code)}`
  }

  app.get(contract.ssoPaths.start, page, async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { url, request } = await provider.ask()
      return reply.header('set-cookie', visits.write(request)).redirect(url, 302)
    } catch (error) {
      return moveOn(reply, explain(error))
    }
  })

  app.get(contract.ssoPaths.return, page, async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visits.read(request.headers.cookie)
    const query = new URL(request.url, origin).searchParams
    try {
      // Not the browser that left, or not in time.
      if (!visit) throw new Refusal(ssoFailed, { cause: new Error('the browser has no cookie of a login') })
      const person = await provider.identify(query, visit.request)
      const code = await keepLogin(db, { person, browser: visit.id, now: clock() })
      return moveOn(reply, `code=${code}`)
    } catch (error) {
      return moveOn(reply, explain(error))
    }
  })

  route(app, deps, contract.ssoEnd, open, async ({ body: { code }, request, reply }) => {
    checkOrigin(request)
    const browser = visits.read(request.headers.cookie)?.id
    const { account } = await takeLogin(db, { code, browser, now: clock() })
    const session = await siwx.openSso({ projectId, account, domain })
    return answer(reply, session, [visits.clear()])
  })

  route(app, deps, contract.ssoRefresh, open, async ({ body: { account }, request, reply }) => {
    checkOrigin(request)
    const token = readCookie(request.headers.cookie, ownerOf(account))
    if (token === undefined) throw new Refusal(siwxTokenInvalid)
    const session = await siwx.refreshSso({ projectId, origin, token }).catch((error: unknown) => {
      // Delete a cookie that will never be valid again.
      if (error instanceof Refusal && error.entry.status === 401)
        reply.header('set-cookie', writeCookie(ownerOf(account), cookies))
      throw error
    })
    return answer(reply, session)
  })

  const ownerOf = (account: string): CookieOwner => ({ projectId, domain, account })

  /** Browsers attach cookies to requests from any page. */
  function checkOrigin({ headers }: FastifyRequest): void {
    if (headers.origin === undefined || !origins.includes(headers.origin)) throw new Refusal(originRefused)
  }

  type Session = Awaited<ReturnType<Parts['siwx']['openSso']>>
  function answer(reply: FastifyReply, session: Session, otherCookies: readonly string[] = []) {
    const { account, access, refresh, expiresAt } = session
    const seconds = Math.max(1, Math.floor((expiresAt - clock()) / 1_000))
    const cookie = writeCookie(ownerOf(account), cookies, { token: refresh.text, seconds })
    reply.header('set-cookie', [cookie, ...otherCookies])
    return {
      account,
      accessToken: access.text,
      accessExpiresIn: Math.max(0, Math.floor((access.expiresAt - clock()) / 1_000)),
    }
  }
}
