import { routeNotFound } from '@latchkey/protocol/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutCors } from '../../cors.ts'
import { type App, defineFeature, type Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { consoleHeaders } from './consoleHeaders.ts'
import { readConsole } from './readConsole.ts'

/** Serves the files of the console. */
export const console = defineFeature({ name: 'consoleFiles', needs: [], routes })

function routes(app: App, deps: Serving) {
  const { console: config } = deps.config
  if (!config) return
  const { ownHost } = config
  if (ownHost !== undefined) keepApart(app, ownHost)
  if (config.folder === undefined) return
  const { html, files } = readConsole(config.folder)
  const headers = consoleHeaders(config)
  const options = {
    schema: { hide: true },
    ...withoutCors(guard(deps, { access: 'open', class: 'asset' })),
  } as const

  app.get('/console', options, (request: FastifyRequest, reply: FastifyReply) => {
    checkHost(request)
    return sendPage(reply)
  })
  app.get('/console/*', options, (request: FastifyRequest, reply: FastifyReply) => {
    checkHost(request)
    const path = (request.params as { '*': string })['*']
    const file = files.get(path)
    if (file) {
      const cache = file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      return reply.headers(headers).header('cache-control', cache).type(file.type).send(file.bytes)
    }
    // Of a build before: a page in its place would fail as a script.
    if (path.startsWith('assets/')) throw new Refusal(routeNotFound)
    return sendPage(reply)
  })
  if (ownHost !== undefined)
    app.get('/', options, (request: FastifyRequest, reply: FastifyReply) => {
      checkHost(request)
      return reply.redirect('/console', 302)
    })

  function checkHost({ headers: { host } }: FastifyRequest): void {
    if (ownHost !== undefined && host !== ownHost) throw new Refusal(routeNotFound)
  }

  function sendPage(reply: FastifyReply) {
    // A withdrawn build must not come back.
    reply.headers(headers).header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(html)
  }
}

const strangers = /^\/v1\/image\//

/**
 * Under the console's own name there is nothing but it, and the API that it calls: pictures of
 * strangers would have its origin, and so would the pages of the login.
 */
function keepApart(app: App, ownHost: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.host !== ownHost) return done()
    const { url = '' } = request.routeOptions
    const isOfConsole =
      url === '/' ||
      (/^\/(?:console|admin|v1|appkit|getWallets|getAnalyticsConfig|projects|e)(?:\/|$)/.test(url) &&
        !strangers.test(url))
    done(isOfConsole ? undefined : new Refusal(routeNotFound))
  })
}
