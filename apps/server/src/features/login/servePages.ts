import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import type { Login } from './createLogin.ts'
import { askPage, outcomePage, pageHeaders, stopPage, undoPage } from './page.ts'

type Request = FastifyRequest<{ Params: { token: string }; Body: unknown }>

/** The pages that mails link to. `GET` shows them, `POST` acts. */
export function servePages(app: App, deps: Serving, { attempts, changes, newDevices }: Login): void {
  app.register(async (plugin) => {
    const scope = plugin as unknown as App
    // A page without scripts sends a form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.addHook('onSend', async (request, reply, payload) => {
      // Other pages have no reason to read these.
      reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
      // A person reads it, not a program: the database may be away, or there are too many requests.
      if (reply.statusCode < 429) return payload
      reply.headers(pageHeaders)
      return outcomePage(languageOf(request), 'away')
    })
    const options = {
      schema: { hide: true },
      ...guard(deps, { access: 'open', class: 'data', isEssential: true }),
    }

    scope.get('/device/:token', options, async (request: Request, reply) => {
      const attempt = await attempts.findLink(request.params.token)
      return send(reply, attempt ? askPage(attempt) : outcomePage(languageOf(request), 'ended'))
    })

    scope.post('/device/:token', options, async (request: Request, reply) => {
      const { token } = request.params
      const attempt = await attempts.findLink(token)
      const outcome = attempt ? await attempts.answerLink(token, choiceOf(request)) : 'ended'
      return send(reply, outcomePage(attempt?.language ?? languageOf(request), outcome))
    })

    scope.get('/undo/:token', options, async (request: Request, reply) => {
      const language = await changes.findUndo(request.params.token)
      return send(reply, language ? undoPage(language) : outcomePage(languageOf(request), 'ended'))
    })

    scope.post('/undo/:token', options, async (request: Request, reply) => {
      const language = await changes.findUndo(request.params.token)
      const outcome = await changes.undo(request.params.token)
      return send(reply, outcomePage(language ?? languageOf(request), outcome))
    })

    scope.get('/stop/:token', options, async (request: Request, reply) => {
      const device = await newDevices.find(request.params.token)
      return send(reply, device ? stopPage(device) : outcomePage(languageOf(request), 'ended'))
    })

    scope.post('/stop/:token', options, async (request: Request, reply) => {
      const device = await newDevices.find(request.params.token)
      const outcome = await newDevices.stop(request.params.token)
      return send(reply, outcomePage(device?.language ?? languageOf(request), outcome))
    })
  })
}

/** Of a link that is no longer known: the first of the browser's languages that we have. */
function languageOf({ headers }: FastifyRequest): LoginLanguage {
  const [found] = /\b(en|es|zh|ar)\b/i.exec(headers['accept-language'] ?? '') ?? ['en']
  return found.toLowerCase() as LoginLanguage
}

/** A form without a number counts as a wrong one. */
function choiceOf({ body }: Request): number {
  const choice = (body as { choice?: unknown } | null)?.choice
  return typeof choice === 'string' && /^\d{2}$/.test(choice) ? Number(choice) : 0
}

function send(reply: FastifyReply, html: string) {
  return reply.headers(pageHeaders).send(html)
}
