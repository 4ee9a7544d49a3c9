import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './feature.ts'

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

/** What a page may read of every answer. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, retry-after, ratelimit, ratelimit-policy, etag',
} as const

/**
 * Any page may call, without credentials; which pages a project lets in is
 * decided by the project. Every address answers a preflight, for a day.
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
 * For calls that a cookie may come with: what is answered to a page that the
 * project lists can be read by that page, and by no other. Refusals and
 * preflights say nothing about anybody, so every page may know them.
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
