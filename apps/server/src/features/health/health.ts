import { defineFeature } from '../../feature.ts'
import { publicReadiness } from '../../publicReadiness.ts'

/** Liveness: the process responds. Readiness: it should receive requests. */
export const health = defineFeature({
  name: 'health',
  role: 'any',
  needs: ['draining', 'startup'],
  routes(app, deps) {
    app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const state = await publicReadiness(deps)
      return reply
        .code(state.ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(state)
    })
  },
})
