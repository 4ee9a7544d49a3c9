import type { IncomingMessage } from 'node:http'
import { serverFailed } from '@latchkey/protocol/catalogue'
import { clientIp } from '../../clientIp.ts'
import { corsHeaders } from '../../cors.ts'
import { failureOf } from '../../failureOf.ts'
import type { ServeBare } from '../../feature.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { bodyTooLong, tooManyRequests } from '../../gateway/jsonRpc/rpcErrors.ts'
import { errorText } from '../../gateway/jsonRpc/writeReply.ts'
import { after } from '../../later.ts'
import { createObserver } from '../../metrics.ts'
import { parseQuery } from '../../parseQuery.ts'
import { Refusal } from '../../refusal.ts'
import { requestId } from '../../requestId.ts'
import type { Shared } from '../../shared.ts'
import { countCalls, isBatch } from './countCalls.ts'

type Deps = Pick<Shared, 'admit' | 'config' | 'draining' | 'gateway' | 'log' | 'metrics'>

const maxBodyBytes = 2 << 20
const answerHeaders = {
  ...corsHeaders,
  'x-content-type-options': 'nosniff',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

/**
 * Serves `POST /v1` on the plain Node server. Most responses come from memory, where
 * the framework would cost more than the work: synchronous, without promises, unless a
 * response, a limit or a project has to be fetched.
 */
export function createServeCalls(deps: Deps): ServeBare {
  const { admit, config, draining, gateway, log, metrics } = deps
  const observe = createObserver(metrics)

  return (request, response) => {
    const { url = '', method } = request
    if (method !== 'POST' || !/^\/v1\/?(?:\?|$)/.test(url)) return false
    const began = performance.now()
    const at = url.indexOf('?')
    const query = parseQuery(at < 0 ? '' : url.slice(at + 1))
    const id = requestId(request)
    const ip = clientIp(request, config.proxies)

    function send(status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
      if (response.headersSent || response.destroyed) return
      const length = status === 204 ? undefined : { 'content-length': Buffer.byteLength(body) }
      response.writeHead(status, {
        ...answerHeaders,
        'x-request-id': id,
        ...length,
        ...(draining.signal.aborted && { connection: 'close' }),
        ...headers,
      })
      response.end(body)
      observe('/v1', status, performance.now() - began)
    }

    function fail(error: unknown) {
      if (!(error instanceof Refusal)) {
        log.error({ id, route: '/v1', err: error }, 'a request failed')
        return send(serverFailed.status, failureOf(serverFailed))
      }
      const { entry, field, message, retryAfter, headers } = error
      metrics.refused.inc({ code: entry.code })
      const isTemporary = entry.status === 429 || entry.status === 503
      const wait = isTemporary ? { 'Retry-After': String(retryAfter ?? 1), ...headers } : {}
      // Errors a JSON-RPC client can act on are JSON-RPC errors.
      const body =
        entry.status === 429
          ? errorText('null', JSON.stringify(tooManyRequests))
          : failureOf(entry, field, message)
      send(entry.status, body, wait)
    }

    function answer(body: string, options: Gateway.Options) {
      after(
        () => gateway.handle(query.chainId ?? '', body, options),
        ({ status, body: text, retryAfter }) =>
          send(status, text, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
        fail,
      )
    }

    const project = { id: query.projectId, origin: request.headers.origin }
    function receive(body: string | undefined) {
      if (body === undefined)
        return send(413, errorText('null', JSON.stringify(bodyTooLong)), { connection: 'close' })
      const next = () => {
        if (!isBatch(body)) return answer(body, { projectId: project.id })
        // A single call is finished even if the caller disconnects, because its response is
        // cached; a batch is not.
        const gone = new AbortController()
        response.once('close', () => gone.abort())
        const options = { projectId: project.id, signal: gone.signal }
        const others = { class: 'rpc', ip, project, calls: countCalls(body) - 1 } as const
        after(
          () => admit(others),
          () => answer(body, options),
          fail,
        )
      }
      after(() => admit({ class: 'rpc', project }), next, fail)
    }
    after(
      () => admit({ class: 'rpc', ip }),
      () => readBody(request, receive),
      fail,
    )
    return true
  }
}

/** Reads the body as text; undefined if it is too large. Never calls back if the caller disconnected. */
function readBody(request: IncomingMessage, done: (body: string | undefined) => void) {
  const chunks: Buffer[] = []
  let size = 0
  const onData = (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBodyBytes) return void chunks.push(chunk)
    request.off('data', onData).off('end', onEnd).resume()
    done(undefined)
  }
  const onEnd = () => {
    const [first] = chunks
    done(chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString())
  }
  request.on('data', onData).on('end', onEnd)
  // Without a listener, a broken connection would crash the process.
  request.on('error', () => undefined)
}
