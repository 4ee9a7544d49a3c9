import { createHash } from 'node:crypto'
import type { Answer, Body, Contract, Params, Query } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { App, Serving } from './feature.ts'
import { type Access, guard } from './guard.ts'
import { leaving } from './leaving.ts'
import type { Project } from './projects/project.ts'

/** What a handler is given: everything already checked. */
export type Call<C extends Contract> = {
  readonly params: Params<C>
  readonly query: Query<C>
  readonly body: Body<C>
  /** There is one where the route asks for a project. */
  readonly project: Project | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Aborts when the caller goes away or its time is up. */
  readonly signal: AbortSignal
}

export type RouteOptions = Access & {
  /** `Cache-Control` of a good answer, which then has an `ETag` too. @default 'no-store' */
  readonly cache?: string
  /** What alone the answer depends on: those with the same are made once. Only together with `cache`. */
  readonly sameFor?: (request: FastifyRequest) => string
  /** Of a good answer. @default 200 */
  readonly status?: number
  /** Milliseconds a caller may wait. @default 15_000 */
  readonly deadline?: number
  /** Bytes of body that are read. @default 64 KiB */
  readonly bodyLimit?: number
}

/** Serves a contract: requests are validated by it, answers are shaped by it. */
export function route<C extends Contract>(
  app: App,
  deps: Serving,
  contract: C,
  options: RouteOptions,
  handle: (call: Call<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  const { cache, sameFor, status = 200, deadline = 15_000, bodyLimit = 1 << 16 } = options
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
    ...guard(deps, options),
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
        // Made when it is asked for: most answers come from memory and need none.
        get signal() {
          return AbortSignal.any([leaving(reply), AbortSignal.timeout(deadline)])
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

/** An answer as it goes out. */
type Made = { readonly text: string; readonly etag: string }

function sendMade(request: FastifyRequest, reply: FastifyReply, { text, etag }: Made, cache = 'no-store') {
  reply.header('etag', etag).header('cache-control', reply.getHeader('cache-control') ?? cache)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((value: string) => value)
    .send(text)
}
