import { sendEvent, sendEvents } from '@latchkey/protocol/http/analytics'
import type { FastifyRequest } from 'fastify'
import { defineFeature } from '../../feature.ts'
import { type Call, route } from '../../route.ts'
import { analyticsJobs } from './analyticsJobs.ts'
import { firstLanguage } from './firstLanguage.ts'
import { type OpenAnalytics, openAnalytics } from './openAnalytics.ts'
import { maxBatchBytes, maxEventBytes } from './prepareEvents.ts'
import type {} from './tables.ts'
import { createUsage } from './usage.ts'
import { usageCommand } from './usageCommand.ts'

declare module '../../feature.ts' {
  interface Parts {
    analytics: OpenAnalytics
  }
}

/** Analytics events of apps, and their usage of the gateway. */
export const analytics = defineFeature({
  name: 'analytics',
  needs: [
    'callListeners',
    'chains',
    'clock',
    'config',
    'db',
    'eventStore',
    'hashKey',
    'log',
    'metrics',
    'webhooks',
  ],
  async open(given) {
    const usage = createUsage(given)
    given.callListeners.add((projectId, chain, methodClass, status) =>
      usage.count({ projectId, kind: 'rpc', key: `${chain} ${methodClass}`, status: String(status) }),
    )
    const analytics = await openAnalytics(given)
    return {
      ...analytics,
      async close() {
        await analytics.close()
        await usage.stop()
      },
    }
  },
  jobs: analyticsJobs,
  commands: [usageCommand],
  projectTables: {
    events: 'events',
    event_counts: 'daily counts of events',
    event_hours: 'hourly counts of events',
    event_days: 'daily counts of events by wallet, network and so on',
    event_accounts: 'daily counts of accounts',
    usage_minute: 'counts of calls',
    usage_days: 'daily counts of calls',
    live_watches: 'live streams being read',
    live_events: 'events of the last minute',
  },
  close: ({ analytics }) => analytics.close(),
  routes(app, deps) {
    const options = { access: 'project', class: 'ingest', status: 202 } as const

    async function accept(
      events: readonly unknown[],
      call: Call<typeof sendEvent> | Call<typeof sendEvents>,
    ) {
      const { project, query, request } = call
      if (!project) return { accepted: 0 }
      const { st: sdkType, sv: sdkVersion } = query
      const declined = hasDeclined(request)
      const language = firstLanguage(request.headers['accept-language'])
      return {
        accepted: await deps.analytics.accept(events, { project, sdkType, sdkVersion, language, declined }),
      }
    }

    route(app, deps, sendEvent, { ...options, bodyLimit: maxEventBytes }, (call) => accept([call.body], call))
    route(app, deps, sendEvents, { ...options, bodyLimit: maxBatchBytes }, (call) => accept(call.body, call))
  },
})

/** Global Privacy Control, and its predecessor Do Not Track. */
function hasDeclined({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
