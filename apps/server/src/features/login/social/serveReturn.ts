import { loginProviderDeclined } from '@latchkey/protocol/catalogue'
import { type WindowProvider, windowProvider } from '@latchkey/protocol/http/social'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { App, Serving } from '../../../feature.ts'
import { guard } from '../../../guard.ts'
import { Refusal } from '../../../refusal.ts'
import type { Login } from '../createLogin.ts'
import { closingHeaders, closingPage, outcomePage, pageHeaders } from '../page.ts'
import { languageOf, pageScope } from '../pageScope.ts'
import { readSocialCookie, writeSocialCookie } from './cookie.ts'
import type { Visit } from './visits.ts'

type Request = FastifyRequest<{ Params: { provider: string }; Body: unknown }>

/** Apple sends a code, an ID token that is not used, and at the first login the visitor's name. */
const maxFormBytes = 16_384
/** Of a query that is passed on: what RFC 6749 and RFC 9207 define, and the name. */
const passedOn = ['code', 'state', 'iss', 'error'] as const
const appleUser = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
})

/** Where providers send the window of a social login back to. */
export function serveReturn(app: App, deps: Serving, { login, url, log }: serveReturn.Options): void {
  const { providers, visits } = login
  const path = '/v1/login/social/return/:provider'
  pageScope(app, maxFormBytes, (scope) => {
    const options = {
      schema: { hide: true },
      ...guard(deps, { access: 'open', class: 'data', isEssential: true }),
    }

    scope.get(path, options, async (request: Request, reply) => {
      const { data: provider } = windowProvider.safeParse(request.params.provider)
      const query = new URL(request.url, url).searchParams
      const state = query.get('state')
      const taken =
        provider && state !== null
          ? await visits
              .take({ provider, state, cookie: readSocialCookie(url, request.headers.cookie) })
              .catch((error: unknown) => {
                if (error instanceof Refusal && error.entry.status < 500) return undefined
                throw error
              })
          : undefined
      reply.headers(pageHeaders)
      // Not closed: a window that does not belong to a login may not have been opened by a page.
      if (!provider || state === null || !taken) return outcomePage(languageOf(request), 'foreign')
      const { visit, request: asked } = taken
      const name = query.get('name') ?? undefined
      query.delete('name')
      const outcome = await providers
        .identify(provider, { query, state, request: asked, name })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
          warn(provider, error)
          return error
        })
      await visits.finish(visit, outcome)
      return close(reply, visit, outcome)
    })

    // Browsers do not send the cookie with a form of another site. This page does nothing but ask for the one above.
    scope.post(path, options, async (request: Request, reply) => {
      const form = (request.body ?? {}) as Partial<Record<string, string>>
      const query = new URLSearchParams()
      for (const name of passedOn) if (form[name] !== undefined) query.set(name, form[name])
      const name = nameIn(form.user)
      if (name) query.set('name', name)
      const { provider } = request.params
      return reply
        .headers(pageHeaders)
        .code(303)
        .header('location', `${url}/v1/login/social/return/${encodeURIComponent(provider)}?${query}`)
        .send()
    })
  })

  function close(reply: FastifyReply, { language }: Visit, outcome: object) {
    const isDeclined = outcome instanceof Refusal && outcome.entry.code === loginProviderDeclined.code
    const shown = isDeclined ? 'declined' : outcome instanceof Refusal ? 'failed' : 'loggedIn'
    return reply
      .headers(closingHeaders)
      .header('set-cookie', writeSocialCookie(url))
      .send(closingPage(language, shown))
  }

  /** For the operator: a visitor who declines is no fault, a wrong secret is. */
  function warn(provider: WindowProvider, { entry, cause }: Refusal): void {
    if (entry.code === loginProviderDeclined.code) return
    log.warn({ provider, err: cause }, 'a social login failed at the provider')
  }
}

export declare namespace serveReturn {
  type Options = {
    login: Login
    /** `AUTH_URL`. */
    url: string
    log: Logger
  }
}

/** Apple sends it once, as JSON. */
function nameIn(text: string | undefined): string | undefined {
  try {
    const { data } = appleUser.safeParse(JSON.parse(text ?? ''))
    return data && `${data.name.firstName ?? ''} ${data.name.lastName ?? ''}`.trim().slice(0, 256)
  } catch {
    return undefined
  }
}
