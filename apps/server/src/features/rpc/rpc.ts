import websocket from '@fastify/websocket'
import { rateLimited, upgradeRequired } from '@latchkey/protocol/catalogue'
import { createFailureLog } from '../../failureLog.ts'
import { type App, defineFeature } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { answerSocket, maxFrameBytes } from './answerSocket.ts'
import { createOpenSockets } from './openSockets.ts'
import { createServeCalls } from './serveCalls.ts'

const paths = ['/v1', '/v1/'] as const

/** JSON-RPC to every chain, over HTTP and WebSocket. */
export const rpc = defineFeature({
  name: 'rpc',
  needs: ['admit', 'config', 'draining', 'gateway', 'inFlight', 'load', 'log', 'metrics'],
  serveBare: createServeCalls,
  routes(app, deps) {
    const sockets = createOpenSockets()
    const serve = createServeCalls(deps)
    const answering = { ...deps, logFailure: createFailureLog(deps.log) }
    app.register(upgrades)
    app.register(async (scope: App) => {
      const schema = { hide: true }
      for (const url of paths)
        scope.route({
          method: 'POST',
          url,
          schema,
          // The bare server handles these before Fastify; only injected requests arrive here.
          onRequest: (request, reply) => {
            reply.hijack()
            serve(request.raw, reply.raw)
          },
          handler: () => undefined,
        })
      const { onRequest, preHandler } = guard(deps, { access: 'project', class: 'rpc' })
      for (const url of [...paths, '/ws'])
        scope.route({
          method: 'GET',
          url,
          schema,
          onRequest,
          preHandler: [
            preHandler,
            (request, _reply, done) => {
              const isFull = request.ws && deps.config.limited && sockets.isFull(request)
              done(isFull ? new Refusal(rateLimited, { retryAfter: 30 }) : undefined)
            },
          ],
          handler: async () => {
            throw new Refusal(upgradeRequired)
          },
          wsHandler: (socket, request) => {
            socket.once('close', sockets.enter(request))
            deps.metrics.rpcSockets.inc()
            socket.once('close', () => deps.metrics.rpcSockets.dec())
            answerSocket(socket, request, answering)
          },
        })
    })
  },
})

/**
 * Registered for the whole server, because upgrades of other paths must be answered
 * and closed too. `skip-override` tells Fastify.
 */
const upgrades = Object.assign(
  async (root: App) => {
    if (root.hasDecorator('websocketServer')) return
    await root.register(websocket, { options: { maxPayload: maxFrameBytes } })
  },
  { [Symbol.for('skip-override')]: true },
)
