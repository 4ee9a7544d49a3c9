import { routeNotFound } from '@latchkey/protocol/catalogue'
import { frameQuery } from '@latchkey/protocol/frame/handshake'
import { originPatterns } from '@latchkey/protocol/origin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { fileHeaders, frameHeaders, isolationHeaders } from './frameHeaders.ts'
import { readFrame } from './readFrame.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the wallet's own origin. */
    isOfWallet?: boolean
  }
}

/** Serves the embedded wallet on an origin of its own. */
export const frame = defineFeature({
  name: 'frame',
  role: 'auth',
  needs: ['config', 'live', 'projects'],
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'config' | 'live' | 'projects'>) {
  const { projects } = deps
  const { auth } = deps.config
  if (!auth?.frameFolder) return
  const { host } = new URL(auth.walletOrigin)
  const files = readFrame(auth.frameFolder)
  const { url, vaultUrl, escrowUrl } = auth
  const withAccounts = (kind: 'safe' | 'delegated') =>
    Object.entries(deps.live.current().bundlers)
      .flatMap(([id, { account }]) => (account === kind ? [id] : []))
      .join(' ')
  const meta = ([name, content]: readonly string[]) =>
    `<meta name="latchkey-${name}" content="${content}" />\n    `
  /** Made again when other chains have smart accounts. */
  let page = { of: '', html: '' }
  function writeHtml(): string {
    const [smartAccounts = '', delegatedAccounts = ''] = [withAccounts('safe'), withAccounts('delegated')]
    const of = `${smartAccounts}\n${delegatedAccounts}`
    if (page.html && page.of === of) return page.html
    const metas = [
      ['api', url],
      // The frame asks at the first, unless it is told otherwise.
      ...(vaultUrl === url ? [] : [['vault', vaultUrl]]),
      ...(escrowUrl === url ? [] : [['escrow', escrowUrl]]),
      ...(smartAccounts ? [['smart-accounts', smartAccounts]] : []),
      ...(delegatedAccounts ? [['delegated-accounts', delegatedAccounts]] : []),
    ].map(meta)
    page = { of, html: files.html.replace('<title>', `${metas.join('')}<title>`) }
    return page.html
  }
  const social = files.social.replace('<title>', `${meta(['api', url])}<title>`)
  const open = {
    schema: { hide: true },
    constraints: { host },
    config: { isOfWallet: true },
    ...guard(deps, { access: 'open', class: 'asset' }),
  }

  // Nothing else is served under this name: answers of other routes, such as pictures of
  // strangers, would have the wallet's origin.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host !== host) return done()
    reply.headers(isolationHeaders)
    const isCall =
      /^\/(?:v1\/(?:login|vault|escrow|bundler|config|sessions)|device|undo|stop|keep)(?:[/?]|$)/.test(
        request.url,
      )
    done(isCall || request.routeOptions.config.isOfWallet ? undefined : new Refusal(routeNotFound))
  })

  app.get('/frame', open, async (request: FastifyRequest, reply: FastifyReply) => {
    const { data: query } = frameQuery.safeParse(request.query)
    // Opened by itself it has nothing to show. Old browsers do not send the header.
    const isFramed = (request.headers['sec-fetch-dest'] ?? 'iframe') === 'iframe'
    const project = query && isFramed ? await projects.find(query.projectId) : undefined
    if (!project || project.disabled) throw new Refusal(routeNotFound)
    const html = writeHtml()
    const ancestors = originPatterns(project.mode, project.origins)
    reply.headers(frameHeaders({ ancestors, servers: [url, vaultUrl, escrowUrl], html }))
    return reply.type('text/html; charset=utf-8').send(html)
  })

  // Opened by the frame, never embedded: it decides where a browser cannot tell what covers the frame.
  app.get('/popup', open, async (_: FastifyRequest, reply: FastifyReply) => {
    const headers = frameHeaders({ ancestors: [], servers: [], html: files.popup })
    // Anything else would cut it off from the frame that opened it.
    reply.headers({ ...headers, 'cross-origin-opener-policy': 'unsafe-none' })
    return reply.type('text/html; charset=utf-8').send(files.popup)
  })

  // Opened by the page that embeds the wallet, and never embedded. It asks the login where to go.
  app.get('/social', open, async (_: FastifyRequest, reply: FastifyReply) => {
    const headers = frameHeaders({ ancestors: [], servers: [url], html: social })
    // Anything else would cut it off from the page that opened it.
    reply.headers({ ...headers, 'cross-origin-opener-policy': 'unsafe-none' })
    return reply.type('text/html; charset=utf-8').send(social)
  })

  app.get('/assets/:name', open, async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.assets.get((request.params as { name: string }).name)
    if (!file) throw new Refusal(routeNotFound)
    return reply.headers(fileHeaders).type(file.type).send(file.bytes)
  })
}
