import { defineFeature } from '../../feature.ts'

/** Liveness: the process responds. Readiness: it should receive requests. */
export const health = defineFeature({
  name: 'health',
  role: 'any',
  needs: ['draining'],
  routes(app, deps) {
    app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      // This endpoint is public: the state of dependencies is for the operator only, and
      // checking it costs a connection.
      const draining = deps.draining.signal.aborted
      return reply
        .code(draining ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ ready: !draining, draining })
    })
  },
})
