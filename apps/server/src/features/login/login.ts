import { loginEmailOff, loginProviderOff, originRefused } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/login'
import type { SocialProvider } from '@latchkey/protocol/http/social'
import { isOriginAllowed, trustedOriginPatterns } from '@latchkey/protocol/origin'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../db/retryLost.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { proveCall, serveWallet, tokenOf } from '../../walletCalls/serveWallet.ts'
import { domainOf } from './addresses.ts'
import type { Caller } from './attempts.ts'
import { browserOf } from './browserOf.ts'
import { createLogin, type Login } from './createLogin.ts'
import { serveGuests } from './guest/serveGuests.ts'
import { coolDownSeconds } from './limitLogins.ts'
import { serveLinked } from './linked/serveLinked.ts'
import { serveMails } from './mails/serveMails.ts'
import { servePasskeys } from './passkeys/servePasskeys.ts'
import { servePages } from './servePages.ts'
import { serveUsers } from './serveUsers.ts'
import { policyOf } from './sessions.ts'
import { serveReturn } from './social/serveReturn.ts'
import { serveSocial } from './social/serveSocial.ts'
import { readRecords } from './support/records.ts'
import { serveSupport } from './support/serveSupport.ts'
import { serveToken } from './token/serveToken.ts'

declare module '../../feature.ts' {
  interface Parts {
    /** Undefined in processes without the role `auth`. */
    login: Login | undefined
  }
}

/** Logins of the embedded wallet: by email, with providers, passkeys, or tokens of apps. */
export const login = defineFeature({
  name: 'login',
  role: 'auth',
  walletTable: 'login_accounts',
  needs: [
    'authKms',
    'chains',
    'clock',
    'config',
    'db',
    'gateway',
    'limiter',
    'live',
    'log',
    'metrics',
    'pictures',
    'webhooks',
  ],
  projectTables: { mail_settings: 'looks of mails' },
  open: ({ authKms: kms, config, db: mainDb, ...shared }) =>
    config.auth && kms && config.roles.includes('auth')
      ? createLogin({
          ...shared,
          mainDb,
          config: config.auth,
          records: mainDb,
          mainDatabaseUrl: config.databaseUrl,
          kms,
          limited: config.limited,
          tokenLoginHosts: config.tokenLoginHosts,
          consoleHosts: config.consoleHosts,
        })
      : undefined,
  routes,
  close: async ({ login }) => login?.close(),
})

function routes(app: App, deps: Serving & Pick<Parts, 'db' | 'live' | 'log' | 'login'>): void {
  const { login, config } = deps
  if (!login || !config.auth) return
  const { walletOrigin, url } = config.auth
  const { accounts, attempts, changes, proofs, sessions } = login
  // The origin header is that of the wallet; the page that embeds it is in the body.
  const embedded = { access: 'project', checkOrigin: false, isEssential: true } as const
  const own = { access: 'open', class: 'data', isEssential: true } as const

  route(
    app,
    deps,
    contract.loginKeys,
    { access: 'open', class: 'config', cache: 'public, max-age=300', isEssential: true },
    async () => ({ keys: await login.keys() }),
  )
  route(
    app,
    deps,
    contract.loginSession,
    { access: 'open', class: 'session', isEssential: true },
    async ({ body }) => ({ isActive: await sessions.isActive(body.accessToken) }),
  )
  serveUsers(app, deps, login)
  serveSupport(app, deps, login)
  serveMails(app, deps, { login, walletOrigin })
  servePages(app, deps, login)
  serveReturn(app, deps, { login, url, log: deps.log })

  serveWallet(app, { paths: ['/v1/login/*'], walletOrigin, proofs }, (scope) => {
    serveSocial(scope, deps, {
      login,
      url,
      log: deps.log,
      callerOf,
      checkOffered(project, provider) {
        if (!login.socials().includes(provider)) throw new Refusal(loginProviderOff)
        checkOffered(project, provider)
      },
    })

    servePasskeys(scope, deps, {
      login,
      callerOf,
      sessionOf,
      checkOffered(project) {
        if (!login.socials().includes('passkey')) throw new Refusal(loginProviderOff)
        checkOffered(project, 'passkey')
      },
    })

    serveToken(scope, deps, { login, callerOf })
    serveGuests(scope, deps, { login, callerOf, sessionOf })

    serveLinked(scope, deps, { ...login, sessionOf })

    route(scope, deps, contract.loginEmail, { ...embedded, class: 'data' }, async ({ request, body }) => {
      const caller = await callerOf(request, body)
      checkOffered(request.project, 'email')
      const { email, language, projectId: id } = body
      const fixedCode = isTestLogin(email, request.project) ? config.auth?.testLogin?.code : undefined
      if (fixedCode === undefined) {
        if (!login.hasMail()) throw new Refusal(loginEmailOff)
        // After the proof: a call that only fetches a nonce sends no mail.
        await deps.admit({ class: 'mail', ip: request.ip, project: { id, origin: undefined } })
        await login.limit(email, caller.jkt)
      }
      const browser = browserOf(request.headers['user-agent'])
      const started = await attempts.start(caller, { email, language, browser, fixedCode })
      return { ...started, retryAfter: coolDownSeconds }
    })

    route(scope, deps, contract.loginOtp, { ...embedded, class: 'data' }, async ({ request, body }) => {
      const caller = await callerOf(request, body)
      const { attemptId: id, code } = body
      const policy = await policyOf(deps.projects, request.project)
      return once(() =>
        attempts.complete(caller, { id, code }, async (tx, attempt) =>
          sessions.open(tx, await accounts.byAddress(tx, attempt), policy),
        ),
      )
    })

    route(scope, deps, contract.loginDevice, { ...embedded, class: 'data' }, async ({ request, query }) =>
      attempts.state(await callerOf(request, query), query.attemptId),
    )

    route(scope, deps, contract.loginRefresh, { ...embedded, class: 'data' }, async ({ request, body }) =>
      sessions.refresh(await callerOf(request, body), body.refreshToken, async (home) => {
        const { groupmates } = await policyOf(deps.projects, request.project)
        return groupmates.some(({ id }) => id === home)
      }),
    )

    route(scope, deps, contract.loginAppDecide, own, async ({ request, body }) => {
      const session = await sessionOf(request)
      const policy = await policyOf(deps.projects, await deps.projects.find(session.appId))
      const browser = browserOf(request.headers['user-agent'])
      const signedIn = await once(() => sessions.decide(session, { ...body, browser }, policy))
      return signedIn ? { signedIn } : {}
    })

    route(scope, deps, contract.loginApps, own, async ({ request }) => {
      const session = await sessionOf(request)
      const apps = await login.apps.list(session)
      return {
        apps: await Promise.all(
          apps.map(async ({ grantedAt, projectId, ...app }) => ({
            ...app,
            projectId,
            name: (await deps.projects.find(projectId))?.name ?? projectId,
            isCurrent: projectId === session.appId,
            grantedAt: grantedAt.toISOString(),
          })),
        ),
      }
    })

    route(scope, deps, contract.loginAppRemove, own, async ({ request, params }) => {
      const session = await sessionOf(request)
      return { removed: await once(() => login.apps.remove(session, params.projectId)) }
    })

    route(scope, deps, contract.loginIdToken, own, async ({ request }) => {
      const session = await sessionOf(request)
      return login.idTokens.sign(session, await sessions.email(session))
    })

    route(scope, deps, contract.loginDevices, own, async ({ request }) => ({
      devices: await sessions.devices(await sessionOf(request)),
    }))

    route(scope, deps, contract.loginDeviceRemove, own, async ({ request, params }) => {
      const session = await sessionOf(request)
      return { removed: await once(() => sessions.removeDevice(session, params.id)) }
    })

    route(scope, deps, contract.loginSignOut, own, async ({ request }) => ({
      ended: await sessions.signOut(await sessionOf(request, { mayLeave: true })),
    }))

    route(scope, deps, contract.loginNotice, own, async ({ request, body }) => {
      // Words are not shown without a mail.
      const session = await sessionOf(request, { mayLeave: true })
      await deps.admit({ class: 'mail', ip: request.ip })
      const browser = browserOf(request.headers['user-agent'])
      return { isTold: await once(() => login.tell(session, { ...body, browser })) }
    })

    route(scope, deps, contract.loginRecords, own, async ({ request }) => {
      const session = await sessionOf(request, { mayLeave: true })
      const [records, erasesAt] = await Promise.all([
        readRecords(deps.db, { userId: session.accountId }),
        login.deletions.erasesAt(session),
      ])
      return {
        records: await Promise.all(
          records.map(async ({ at, by, kind, projectId }) => ({
            at,
            by,
            kind,
            app: (await deps.projects.find(projectId))?.name ?? projectId,
          })),
        ),
        ...(erasesAt && { erasesAt: erasesAt.toISOString() }),
      }
    })

    route(scope, deps, contract.loginEmailChange, own, async ({ request, body }) => {
      const session = await sessionOf(request)
      await deps.admit({ class: 'mail', ip: request.ip })
      // Both addresses get a mail, so both are limited.
      await login.limit(await sessions.address(session), session.jkt)
      await login.limit(body.email, session.jkt)
      return { ...(await once(() => changes.start(session, body))), retryAfter: coolDownSeconds }
    })

    route(scope, deps, contract.loginEmailChangeCode, own, async ({ request, body }) => {
      const session = await sessionOf(request)
      const { changeId, code } = body
      const { loginRules: rules = null } = (await deps.projects.find(session.projectId)) ?? {}
      const confirmed = await once(() => changes.confirm(session, { changeId, code, rules }))
      return { ...confirmed, retryAfter: coolDownSeconds }
    })
  })

  /** Never for a project in production, whatever the settings of the server. */
  function isTestLogin(email: string, project: Project | undefined): boolean {
    const domain = config.auth?.testLogin?.domain
    return domain !== undefined && project?.mode === 'development' && domainOf(email) === domain
  }

  async function callerOf(
    request: FastifyRequest,
    { projectId, origin }: Pick<Caller, 'projectId' | 'origin'>,
  ): Promise<Caller> {
    checkEmbedding(request.project, origin)
    return { projectId, origin, jkt: await proveCall(proofs, url, request) }
  }

  async function sessionOf(request: FastifyRequest, options?: { readonly mayLeave: boolean }) {
    const token = tokenOf(request)
    return sessions.check(token, await proveCall(proofs, url, request, token), options)
  }
}

/** For work that is not repeated: if the database is away, the caller is told to try again later. */
function once<Value>(work: () => Promise<Value>): Promise<Value> {
  return retryLost(work, 0)
}

/**
 * In production only origins that are listed without a wildcard: one forgotten subdomain
 * must not be able to ask for codes in the name of the project.
 */
function checkEmbedding(project: Project | undefined, origin: string): void {
  const { mode, origins } = project ?? { mode: 'production', origins: [] }
  const patterns = trustedOriginPatterns(mode, origins)
  const allowed = mode === 'production' ? patterns.filter((pattern) => !pattern.includes('*')) : patterns
  if (!isOriginAllowed(origin, allowed)) throw new Refusal(originRefused)
}

/**
 * The project's settings decide, as in the modal. Only new logins are refused: a visitor who
 * has a wallet keeps the way to it.
 */
function checkOffered(project: Project | undefined, way: 'email' | SocialProvider): void {
  if (!project?.features) return
  const logins = project.features.find(({ id }) => id === 'social_login')
  if (logins?.config === null) return
  if (!logins?.isEnabled || !logins.config.includes(way))
    throw new Refusal(way === 'email' ? loginEmailOff : loginProviderOff)
}
