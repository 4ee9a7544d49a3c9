import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  originRefused,
  overloaded,
  projectMissing,
  projectUnknown,
  quotaExceeded,
  rateLimited,
  serverFailed,
} from '@latchkey/protocol/catalogue'
import { clientIp } from '../../clientIp.ts'
import { corsHeaders } from '../../cors.ts'
import type { Deps } from '../../deps.ts'
import { failureOf } from '../../failureOf.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { bodyTooLong, tooManyRequests, unavailable } from '../../gateway/jsonRpc/rpcErrors.ts'
import { errorText } from '../../gateway/jsonRpc/writeReply.ts'
import { admitsOrigin } from '../../guard.ts'
import { ipKey } from '../../limits/ipKey.ts'
import type { Limit, Verdict } from '../../limits/limiter.ts'
import { rateLimitHeaders } from '../../limits/rateLimitHeaders.ts'
import { createObserver } from '../../metrics.ts'
import { parseQuery } from '../../parseQuery.ts'
import { Refusal } from '../../refusal.ts'
import { requestId } from '../../requestId.ts'
import type { Project } from '../projects/project.ts'
import type { CallBudget } from './callBudget.ts'

/** Answers a request itself, or says that it is not one of its own. */
export type ServeCalls = (request: IncomingMessage, response: ServerResponse) => boolean

const maxBody = 2 << 20
const answerHeaders = {
  ...corsHeaders,
  'x-content-type-options': 'nosniff',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

/**
 * Answers `POST /v1` on the bare server. Most answers come from memory, and a
 * framework around them would cost more than they do: nothing here waits, and
 * no promise is made, unless an answer, a limit or a project has to be
 * fetched. The rules are those of every guarded route.
 */
export function createServeCalls(deps: Deps, budget: CallBudget): ServeCalls {
  const { config, draining, gateway, limiter, log, metrics, projects } = deps
  const { ip: perIp, project: perProject } = config.limits.rpc
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
      const { entry, field, message, retryAfter } = error
      metrics.refused.inc({ code: entry.code })
      const wait =
        entry.status === 429 || entry.status === 503 ? { 'retry-after': String(retryAfter ?? 1) } : {}
      const limited = entry.code === rateLimited.code || entry.code === quotaExceeded.code
      // What a JSON-RPC client can act on is said in its words.
      if (limited || entry.code === overloaded.code)
        return send(
          entry.status,
          errorText('null', JSON.stringify(limited ? tooManyRequests : unavailable)),
          {
            ...wait,
            ...limitHeaders,
          },
        )
      send(entry.status, failureOf(entry, field, message), wait)
    }

    let limitHeaders: Record<string, string> = {}
    function take(key: string, limit: Limit, next: () => void) {
      if (!config.limited) return next()
      const judge = (verdict: Verdict) => {
        if (verdict.admitted) return next()
        limitHeaders = rateLimitHeaders(verdict)
        fail(new Refusal(rateLimited, { retryAfter: Math.ceil(verdict.retryAfter / 1000) }))
      }
      after(limiter.take(key, limit), judge, fail)
    }

    function admit(project: Project | undefined, body: string) {
      if (!project || project.disabled) return fail(new Refusal(projectUnknown))
      const { origin } = request.headers
      if (origin !== undefined && !admitsOrigin(project, origin)) return fail(new Refusal(originRefused))
      take(`project:rpc:${project.id}`, perProject, () => {
        if (!/^\s*\[/.test(body)) return answer(body, { projectId: project.id })
        // A call is worth finishing when its caller leaves: the answer is kept. A thousand are not.
        const gone = new AbortController()
        response.once('close', () => gone.abort())
        const options = { projectId: project.id, signal: gone.signal }
        after(budget.takeBatch({ ip, project }, body), () => answer(body, options), fail)
      })
    }

    function answer(body: string, options: Gateway.Options) {
      after(
        gateway.handle(query.chainId ?? '', body, options),
        ({ status, body: text, retryAfter }) =>
          send(status, text, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
        fail,
      )
    }

    const { projectId } = query
    take(`ip:rpc:${ipKey(ip)}`, perIp, () =>
      readBody(request, (body) => {
        if (body === undefined)
          return send(413, errorText('null', JSON.stringify(bodyTooLong)), { connection: 'close' })
        if (projectId === undefined) return fail(new Refusal(projectMissing))
        after(projects.find(projectId), (project) => admit(project, body), fail)
      }),
    )
    return true
  }
}

/** Goes on at once where there is nothing to wait for. */
function after<Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void,
  fail: (error: unknown) => void,
) {
  if (value instanceof Promise) value.then(next).catch(fail)
  else
    try {
      next(value)
    } catch (error) {
      fail(error)
    }
}

/** The whole body as text; undefined where there is too much of it. Never calls back for a caller that left. */
function readBody(request: IncomingMessage, done: (body: string | undefined) => void) {
  const chunks: Buffer[] = []
  let size = 0
  const onData = (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBody) return void chunks.push(chunk)
    request.off('data', onData).off('end', onEnd).resume()
    done(undefined)
  }
  const onEnd = () => {
    const [first] = chunks
    done(chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString())
  }
  request.on('data', onData).on('end', onEnd)
  // Without a listener a broken connection would end the process.
  request.on('error', () => undefined)
}
