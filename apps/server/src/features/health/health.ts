import { defineFeature } from '../../feature.ts'

/** Alive: the process answers. Ready: it should be sent requests. */
export const health = defineFeature({
  name: 'health',
  needs: ['draining'],
  routes(app, deps) {
    app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      // Anybody can ask here: what this stands on is the operator's to know, and asking for it costs a connection.
      const draining = deps.draining.signal.aborted
      return reply
        .code(draining ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ ready: !draining, draining })
    })
  },
})
