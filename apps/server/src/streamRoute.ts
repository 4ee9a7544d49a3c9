import { Readable } from 'node:stream'
import type { Body, Contract, Params, Query } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import type { App, Serving } from './feature.ts'
import { type Access, guard } from './guard.ts'
import { leaving } from './leaving.ts'
import type { Call } from './route.ts'

export type StreamOptions = Access & { readonly contentType: string }

/**
 * Serves a contract whose answer is text that is sent while it is made. The signal aborts when the
 * client disconnects. What is thrown before the first text is answered as of any route; later, the
 * connection ends, so that the client does not take a part for the whole.
 */
export function streamRoute<C extends Contract>(
  app: App,
  deps: Serving,
  contract: C,
  options: StreamOptions,
  handle: (call: Call<C>) => Promise<AsyncIterable<string>> | AsyncIterable<string>,
): void {
  const { method, path, summary, params, query, answer } = contract
  app.route({
    method,
    url: path,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      response: { 200: answer, '4xx': failure, '5xx': failure },
    },
    ...guard(deps, options),
    handler: async (request, reply) => {
      const texts = await handle({
        params: request.params as Params<C>,
        query: request.query as Query<C>,
        body: undefined as Body<C>,
        project: request.project,
        request,
        reply,
        signal: leaving(reply),
      })
      const iterator = texts[Symbol.asyncIterator]()
      const first = await iterator.next()
      return (
        reply
          .header('content-type', options.contentType)
          .header('cache-control', 'no-store')
          // Proxies would collect it.
          .header('x-accel-buffering', 'no')
          .send(Readable.from(join(first, iterator)))
      )
    },
  })
}

async function* join(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string, void, undefined> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
