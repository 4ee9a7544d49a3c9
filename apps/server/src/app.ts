import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import swagger from '@fastify/swagger'
import {
  badRequest,
  badShape,
  bodyTooLarge,
  chainUnavailable,
  overloaded,
  routeNotFound,
  type ServerErrorEntry,
  serverFailed,
} from '@latchkey/protocol/catalogue'
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { watchConnections } from './connections.ts'
import { answerPreflights, corsHeaders, refusePreflights } from './cors.ts'
import { createFailureLog, type LogFailure } from './failureLog.ts'
import { failureOf } from './failureOf.ts'
import type { App, Serving } from './feature.ts'
import { RpcFailure } from './gateway/gateway.ts'
import { keepAdminApart } from './listenAdmin.ts'
import { createObserver } from './metrics.ts'
import { type Deps, pick } from './openFeatures.ts'
import { newcomersFirst } from './overload/newcomersFirst.ts'
import { parseBody } from './parseBody.ts'
import { parseQuery } from './parseQuery.ts'
import { Refusal } from './refusal.ts'
import { requestId } from './requestId.ts'
import { serverOptions, stalledMs } from './serverOptions.ts'
import { nameRequest, traceRequest } from './tracing/spans.ts'

/** Builds the HTTP server with every feature; does not listen yet. */
export async function buildApp(deps: Deps): Promise<App> {
  const { accessKeys, admit, config, log, members, metrics, projects } = deps
  const features = deps.features.filter(({ role = 'api' }) => role === 'any' || config.roles.includes(role))
  const observe = createObserver(metrics)
  const answering = { metrics, logFailure: createFailureLog(log) }
  const bare = features.flatMap((feature) => feature.serveBare?.(pick(feature, deps)) ?? [])
  const app: App = Fastify({
    loggerInstance: log,
    // Access logs would record which visitor looked up which address.
    logController: new LogController({ disableRequestLogging: true }),
    // Count proxies from this end: entries beyond the operator's own proxies can be forged by the client.
    trustProxy: (_address, hop) => hop < config.proxies,
    genReqId: requestId,
    // A child logger per request costs more than most responses.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 1 << 16,
    // Names, cursors and CCIP-Read calls are passed in the path.
    routerOptions: { maxParamLength: 16_384, querystringParser: parseQuery },
    serverFactory: (handle) =>
      newcomersFirst(createServer(serverOptions), (request, response) => {
        const answer = () => {
          if (!bare.some((serve) => serve(request, response))) handle(request, response)
        }
        if (config.tracing) traceRequest(request, response, answer)
        else answer()
      }).setTimeout(stalledMs),
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    // Errors before routing, such as a path that cannot be decoded (/%ff).
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(everyAnswer)
      return answerError(error, request as FastifyRequest, reply as FastifyReply, answering)
    },
    clientErrorHandler: (error, socket) => refuseSocket(error.code, socket),
  })
  const connections = watchConnections(app.server)
  app.addHook('preClose', (done) => {
    connections.end()
    done()
  })
  app.setValidatorCompiler<z.core.$ZodType>((route) => {
    const validate = validatorCompiler(route)
    return (value: unknown) => {
      try {
        return validate(value)
      } catch (cause) {
        // As in `readShape`: some values throw when they are compared.
        throw new Refusal(badRequest, { cause })
      }
    }
  })
  app.setSerializerCompiler(serializerCompiler)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseBody(text as string))
    } catch (error) {
      done(error as Error)
    }
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (config.tracing) nameRequest(request.method, request.routeOptions.url ?? 'none')
    reply.header('x-request-id', request.id)
    reply.headers(everyAnswer)
    // PostgreSQL cannot store NUL, and no legitimate client sends it.
    done(request.raw.url?.includes('%00') ? new Refusal(badRequest) : undefined)
  })
  if (config.adminPort !== undefined) keepAdminApart(app, config.adminPort)
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
    done()
  })
  app.setErrorHandler((error, request, reply) =>
    answerError(error as FastifyError, request, reply, answering),
  )
  app.setNotFoundHandler((_request, reply) => send(reply, routeNotFound))

  answerPreflights(app)
  for (const path of ['/admin/*', '/console', '/console/*']) refusePreflights(app, path)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Latchkey', version: '1', description: 'The API of the Latchkey wallet modal.' },
    },
    transform: jsonSchemaTransform,
  })
  const changers = features.flatMap((feature) => feature.changeAnswers?.(pick(feature, deps)) ?? [])
  const serving: Serving = {
    accessKeys,
    admit,
    config,
    members,
    projects,
    changeIn(answer) {
      const changes = changers.flatMap((changeIn) => changeIn(answer) ?? [])
      return changes.length ? (value) => changes.reduce((made, change) => change(made), value) : undefined
    },
  }
  for (const feature of features) feature.routes?.(app, { ...pick(feature, deps), ...serving })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
  await app.ready()
  return app
}

const everyAnswer = { ...corsHeaders, 'x-content-type-options': 'nosniff' }

function answerError(
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { logFailure, metrics }: Pick<Deps, 'metrics'> & { logFailure: LogFailure },
) {
  const { id } = request
  const route = request.routeOptions.url ?? 'none'
  // A node refused and the feature had no fallback: the chain is unavailable.
  const error = thrown instanceof RpcFailure ? new Refusal(chainUnavailable, { cause: thrown }) : thrown
  if (error instanceof Refusal) {
    metrics.refused.inc({ code: error.entry.code })
    const { code, status } = error.entry
    if (status >= 500) logFailure('warn', { id, route, code, err: error.cause }, error.message)
    reply.headers(error.headers)
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
    return send(reply, error.entry, error.field, error.message)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]
    const field = issue?.instancePath?.split('/').filter(Boolean).join('.') ?? ''
    const entry = error.validationContext === 'body' ? badShape : badRequest
    return send(reply, entry, field, issue?.message ?? entry.message)
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(reply, bodyTooLarge)
  if (error.statusCode !== undefined && error.statusCode < 500)
    return send(reply, { ...badRequest, status: error.statusCode })
  // The client disconnected, or the request timed out: not a fault of this process.
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    if (!reply.raw.destroyed) logFailure('warn', { id, route, code: overloaded.code }, 'request timed out')
    return send(reply, overloaded)
  }
  logFailure('error', { id, route, code: serverFailed.code, err: error }, 'a request failed')
  return send(reply, serverFailed)
}

/** Answers a malformed or oversized HTTP request with the standard error body. */
function refuseSocket(code: string | undefined, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const [status, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout']
        : [400, 'Bad Request']
  const payload = failureOf(badRequest)
  const headers = {
    ...everyAnswer,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${text}`, ...lines, '', payload].join('\r\n'))
}

function send(reply: FastifyReply, entry: ServerErrorEntry, field?: string, description?: string) {
  if (entry.status === 429 || entry.status === 503)
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', '1')
  return reply
    .code(entry.status)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(failureOf(entry, field, description))
}
