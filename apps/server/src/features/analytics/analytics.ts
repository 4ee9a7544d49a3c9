import { sendEvent, sendEvents } from '@latchkey/protocol/http/analytics'
import type { FastifyRequest } from 'fastify'
import type { Feature } from '../../feature.ts'
import { type Call, route } from '../../route.ts'
import { maxBatchBytes, maxEventBytes } from './prepareEvents.ts'

/** What apps report about their use. */
export const analytics: Feature = (app, deps) => {
  const options = { access: 'project', class: 'ingest', status: 202 } as const

  async function accept(events: readonly unknown[], call: Call<typeof sendEvent> | Call<typeof sendEvents>) {
    const { project, query, request } = call
    if (!project) return { accepted: 0 }
    const { st: sdkType, sv: sdkVersion } = query
    const declined = hasDeclined(request)
    return { accepted: await deps.analytics.accept(events, { project, sdkType, sdkVersion, declined }) }
  }

  route(app, deps, sendEvent, { ...options, bodyLimit: maxEventBytes }, (call) => accept([call.body], call))
  route(app, deps, sendEvents, { ...options, bodyLimit: maxBatchBytes }, (call) => accept(call.body, call))
}

/** Global Privacy Control, and Do Not Track before it. */
function hasDeclined({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
