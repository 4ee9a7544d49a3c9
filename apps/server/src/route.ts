import { createHash } from 'node:crypto'
import type { Answer, Body, Contract, Params, Query } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { withoutCors } from './cors.ts'
import type { App, Serving } from './feature.ts'
import { type Access, guard } from './guard.ts'
import { leaving } from './leaving.ts'
import type { Project } from './projects/project.ts'

/** A validated request, as a handler receives it. */
export type Call<C extends Contract> = {
  readonly params: Params<C>
  readonly query: Query<C>
  readonly body: Body<C>
  /** Set if the route needs a project. */
  readonly project: Project | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Aborts when the client disconnects or the request times out. */
  readonly signal: AbortSignal
}

export type RouteOptions = Access & {
  /** `Cache-Control` of a successful response, which then also has an `ETag`. @default 'no-store' */
  readonly cache?: string
  /** Cache key of the response: requests with the same key share one. Requires `cache`. */
  readonly sameFor?: (request: FastifyRequest) => string
  /** Status of a successful response. @default 200 */
  readonly status?: number
  /** Request timeout in milliseconds. @default 15_000 */
  readonly timeoutMs?: number
  /** Maximum body size in bytes. @default 64 KiB */
  readonly bodyLimit?: number
}

/** Serves a contract: validates requests and shapes responses by it. */
export function route<C extends Contract>(
  app: App,
  deps: Serving,
  contract: C,
  options: RouteOptions,
  handle: (call: Call<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  const { cache, sameFor, status = 200, timeoutMs = 15_000, bodyLimit = 1 << 16 } = options
  const made =
    sameFor &&
    new LRUCache<string, Made>({ max: 1_000, maxSize: 16 << 20, sizeCalculation: ({ text }) => text.length })
  const { method, path, summary, params, query, body, answer } = contract
  const change = deps.changeIn(answer)
  app.route({
    method,
    url: path,
    bodyLimit,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: answer, '4xx': failure, '5xx': failure },
    },
    ...(path.startsWith('/admin/') ? withoutCors(guard(deps, options)) : guard(deps, options)),
    handler: async (request, reply) => {
      const key = sameFor?.(request)
      const known = key === undefined ? undefined : made?.get(key)
      if (known) return sendMade(request, reply, known, cache)
      const found = await handle({
        params: request.params as Params<C>,
        query: request.query as Query<C>,
        body: request.body as Body<C>,
        project: request.project,
        request,
        reply,
        // Lazy: most responses come from memory and need no signal.
        get signal() {
          return AbortSignal.any([leaving(reply), AbortSignal.timeout(timeoutMs)])
        },
      })
      const value = change ? change(found) : found
      reply.code(status)
      if (!cache) return reply.header('cache-control', 'no-store').send(value)
      const text = JSON.stringify(z.parse(answer, value))
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      if (key !== undefined) made?.set(key, { text, etag })
      return sendMade(request, reply, { text, etag }, cache)
    },
  })
}

/** A serialised response. */
type Made = { readonly text: string; readonly etag: string }

function sendMade(request: FastifyRequest, reply: FastifyReply, { text, etag }: Made, cache = 'no-store') {
  reply.header('etag', etag).header('cache-control', reply.getHeader('cache-control') ?? cache)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((value: string) => value)
    .send(text)
}
