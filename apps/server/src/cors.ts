import { routeNotFound } from '@latchkey/protocol/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './feature.ts'
import { Refusal } from './refusal.ts'

const allowed = [
  'authorization',
  'content-type',
  'idempotency-key',
  'solana-client',
  'traceparent',
  'x-request-id',
  'x-sdk-type',
  'x-sdk-version',
].join(', ')

/** Response headers that let any page read a response. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, retry-after, ratelimit, ratelimit-policy, etag',
} as const

/**
 * Any page may call without credentials; each project restricts its own origins. Every
 * path answers preflights, cached for a day.
 */
export function answerPreflights(app: App, path = '/*'): void {
  app.options(path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowed,
        'access-control-max-age': '86400',
      })
      .send(),
  )
}

/**
 * For routes that accept cookies: only pages on the project's origin list can read the
 * response. Refusals and preflights contain no personal data, so any page can read
 * those.
 */
export function allowCredentials(app: App): void {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin !== undefined && (request.project || request.method === 'OPTIONS' || reply.statusCode >= 400))
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      })
    done(null, payload)
  })
}

/** Hooks of a route that no page of another origin may read. */
export function withoutCors<Hooks extends { onRequest: Hook }>(hooks: Hooks) {
  return { ...hooks, onRequest: [dropCors, hooks.onRequest] }
}

/** Refuses preflights, so that browsers send no call of a page on another origin. */
export function refusePreflights(app: App, path: string): void {
  app.options(path, { schema: { hide: true }, onRequest: dropCors }, () => {
    throw new Refusal(routeNotFound)
  })
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

function dropCors(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  for (const name of Object.keys(corsHeaders)) reply.removeHeader(name)
  done()
}
