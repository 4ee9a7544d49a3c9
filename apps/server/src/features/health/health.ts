import { serverHealth } from '@latchkey/protocol/http/health'
import { defineFeature, type Parts } from '../../feature.ts'
import { publicReadiness } from '../../publicReadiness.ts'
import { route } from '../../route.ts'
import { processFacts } from './processFacts.ts'
import { readHealth } from './readHealth.ts'
import { startHeartbeat } from './startHeartbeat.ts'

/** Liveness: the process responds. Readiness: it should receive requests. And what operators see of each part. */
export const health = defineFeature({
  name: 'health',
  role: 'any',
  needs: [
    'analytics',
    'clock',
    'config',
    'db',
    'draining',
    'gateway',
    'log',
    'metrics',
    'poolState',
    'redisState',
    'startup',
    'vendors',
  ],
  work: (deps) => startHeartbeat({ ...deps, id: idOf(deps), facts: () => processFacts(deps) }),
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
    if (!deps.config.roles.includes('api')) return
    const options = { access: 'admin', class: 'admin', scope: 'server:read' } as const
    route(app, deps, serverHealth, options, () =>
      readHealth({ ...deps, id: idOf(deps), facts: () => processFacts(deps) }),
    )
  },
})

/** What the log calls this process. */
function idOf({ log }: Pick<Parts, 'log'>): string {
  return String(log.bindings().process)
}
