import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import type { Login } from './createLogin.ts'
import { askPage, keepPage, outcomePage, pageHeaders, stopPage, undoPage } from './page.ts'
import { languageOf, pageScope } from './pageScope.ts'

type Request = FastifyRequest<{ Params: { token: string }; Body: unknown }>

const maxFormBytes = 1_024

/** The pages that mails link to. `GET` shows them, `POST` acts. */
export function servePages(
  app: App,
  deps: Serving,
  { attempts, changes, deletions, newDevices }: Login,
): void {
  pageScope(app, maxFormBytes, (scope) => {
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

    scope.get('/keep/:token', options, async (request: Request, reply) => {
      const deletion = await deletions.findStop(request.params.token)
      return send(reply, deletion ? keepPage(deletion) : outcomePage(languageOf(request), 'ended'))
    })

    scope.post('/keep/:token', options, async (request: Request, reply) => {
      const { token } = request.params
      const deletion = await deletions.findStop(token)
      const outcome = await deletions.stop(token)
      return send(reply, outcomePage(deletion?.language ?? languageOf(request), outcome))
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

/** A form without a number counts as a wrong one. */
function choiceOf({ body }: Request): number {
  const choice = (body as { choice?: unknown } | null)?.choice
  return typeof choice === 'string' && /^\d{2}$/.test(choice) ? Number(choice) : 0
}

function send(reply: FastifyReply, html: string) {
  return reply.headers(pageHeaders).send(html)
}
