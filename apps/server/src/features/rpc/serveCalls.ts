import type { IncomingMessage } from 'node:http'
import {
  chainUnavailable,
  overloaded,
  type ServerErrorEntry,
  serverFailed,
} from '@latchkey/protocol/catalogue'
import { clientIp } from '../../clientIp.ts'
import { corsHeaders } from '../../cors.ts'
import { createFailureLog } from '../../failureLog.ts'
import { failureOf } from '../../failureOf.ts'
import type { ServeBare } from '../../feature.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { bodyTooLong, serverBusy, tooManyRequests } from '../../gateway/jsonRpc/rpcErrors.ts'
import { errorText } from '../../gateway/jsonRpc/writeReply.ts'
import { after } from '../../later.ts'
import { ipKey } from '../../limits/ipKey.ts'
import { createObserver } from '../../metrics.ts'
import { smallBytes } from '../../overload/bytesInFlight.ts'
import { retryAfterSeconds } from '../../overload/load.ts'
import { createTurns } from '../../overload/turns.ts'
import { parseQuery } from '../../parseQuery.ts'
import { Refusal } from '../../refusal.ts'
import { requestId } from '../../requestId.ts'
import type { Shared } from '../../shared.ts'
import { nameRequest } from '../../tracing/spans.ts'
import { callsWorth } from './callsWorth.ts'
import { countCalls, isBatch } from './countCalls.ts'

type Deps = Pick<
  Shared,
  'admit' | 'config' | 'draining' | 'gateway' | 'inFlight' | 'load' | 'log' | 'metrics'
>

const maxBodyBytes = 2 << 20
/** Longer bodies, such as batches of dozens of calls, wait for their turn. */
const lightBytes = 4 * 1_024
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
  const { admit, config, draining, gateway, inFlight, load, log, metrics } = deps
  const observe = createObserver(metrics)
  const logFailure = createFailureLog(log)
  const turns = createTurns()

  return (request, response) => {
    const { url = '', method } = request
    if (method !== 'POST' || !/^\/v1\/?(?:\?|$)/.test(url)) return false
    if (config.tracing) nameRequest(method, '/v1')
    const began = performance.now()
    const at = url.indexOf('?')
    const query = parseQuery(at < 0 ? '' : url.slice(at + 1))
    const id = requestId(request)
    const ip = clientIp(request, config.proxies)
    const cut = () => response.destroy()

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

    function note(
      level: 'warn' | 'error',
      { code, message }: ServerErrorEntry,
      err?: unknown,
      said: string = message,
    ) {
      logFailure(level, { id, route: '/v1', code, chain: query.chainId?.slice(0, 64), err }, said)
    }

    function fail(error: unknown) {
      if (!(error instanceof Refusal)) {
        note('error', serverFailed, error)
        return send(serverFailed.status, failureOf(serverFailed))
      }
      const { entry, field, message, retryAfter, headers } = error
      metrics.refused.inc({ code: entry.code })
      if (entry.status >= 500) note('warn', entry, error.cause, message)
      const isTemporary = entry.status === 429 || entry.status === 503
      const wait = isTemporary ? { 'Retry-After': String(retryAfter ?? 1), ...headers } : {}
      // Errors a JSON-RPC client can act on are JSON-RPC errors.
      const body =
        entry.status === 429
          ? errorText('null', JSON.stringify(tooManyRequests))
          : failureOf(entry, field, message)
      send(entry.status, body, wait)
    }

    /** A large answer is charged like several calls, and only made if it fits into what is being sent. */
    function sendAnswer({ status, body, retryAfter, cause }: Gateway.Reply) {
      if (status === 503) note('warn', load.isCachedOnly() ? overloaded : chainUnavailable, cause)
      else if (status >= 500) note('error', serverFailed, cause)
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
      if (body.length <= smallBytes) return send(status, body, headers)
      after(
        () => admit({ class: 'rpc', ip, calls: callsWorth(body.length) }),
        () => undefined,
        // It was admitted and made: only the next calls have to wait.
        () => undefined,
      )
      const release = inFlight.hold(ipKey(ip), body.length, cut)
      if (!release) return sendBusy()
      response.once('close', release)
      // One copy: a string would be kept until it is sent, beside its bytes.
      send(status, Buffer.from(body as string), headers)
    }

    function sendBusy() {
      metrics.refused.inc({ code: overloaded.code })
      note('warn', overloaded)
      send(503, errorText('null', JSON.stringify(serverBusy)), { 'retry-after': String(retryAfterSeconds) })
    }

    function answer(body: string, options: Gateway.Options) {
      const cachedOnly = load.isCachedOnly()
      after(() => gateway.handle(query.chainId ?? '', body, { ...options, cachedOnly }), sendAnswer, fail)
    }

    const project = { id: query.projectId, origin: request.headers.origin }
    function receive(body: string) {
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
      const admitCall = () => after(() => admit({ class: 'rpc', project }), next, fail)
      if (body.length <= lightBytes) return admitCall()
      const inTurn = () => {
        if (!turns.take(ipKey(ip), admitCall)) sendBusy()
      }
      const calls = callsWorth(body.length)
      // Charged before it is parsed: a long body costs more than a call.
      after(() => (calls > 0 ? admit({ class: 'rpc', ip, project, calls }) : undefined), inTurn, fail)
    }

    function read() {
      let release: (() => void) | undefined
      readBody(request, {
        onLarge() {
          release = inFlight.hold(ipKey(ip), maxBodyBytes, () => request.destroy())
          if (release) response.once('close', release)
          else sendBusy()
          return release !== undefined
        },
        onTooLarge: () => send(413, errorText('null', JSON.stringify(bodyTooLong)), { connection: 'close' }),
        onBody: receive,
      })
    }
    after(() => admit({ class: 'rpc', ip }), read, fail)
    return true
  }
}

/** Reads the body as text. Never calls back if the caller disconnected. */
function readBody(request: IncomingMessage, { onLarge, onTooLarge, onBody }: BodyReader) {
  const chunks: Buffer[] = []
  let size = 0
  const giveUp = () => request.off('data', onData).off('end', onEnd).resume()
  const onData = (chunk: Buffer) => {
    const wasSmall = size <= smallBytes
    size += chunk.length
    if (size > maxBodyBytes) {
      giveUp()
      return onTooLarge()
    }
    if (wasSmall && size > smallBytes && !onLarge()) return void giveUp()
    chunks.push(chunk)
  }
  const onEnd = () => {
    const [first] = chunks
    onBody(chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString())
  }
  request.on('data', onData).on('end', onEnd)
  // Without a listener, a broken connection would crash the process.
  request.on('error', () => undefined)
}

type BodyReader = {
  /** Called once if the body is not small; false to stop reading. */
  onLarge(): boolean
  onTooLarge(): void
  onBody(body: string): void
}
