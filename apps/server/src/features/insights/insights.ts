import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/insights'
import { retryLost } from '../../db/retryLost.ts'
import { defineFeature } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { streamRoute } from '../../streamRoute.ts'
import { countToday } from './countToday.ts'
import { exportEvents } from './exportEvents.ts'
import { createOpenStreams } from './openStreams.ts'
import { readErrors } from './readErrors.ts'
import { readFunnel } from './readFunnel.ts'
import { readSeries } from './readSeries.ts'
import { readUsage } from './readUsage.ts'
import { streamLive } from './streamLive.ts'

/** Reading again is cheap; who waits looks at the last known. */
const timeoutMs = 1_000

/** What owners see of their project: charts of events and calls, a live stream, an export. */
export const insights = defineFeature({
  name: 'insights',
  needs: ['clock', 'config', 'db', 'draining', 'eventStore'],
  routes(app, deps) {
    const { clock, config, db, eventStore } = deps
    const options = { access: 'owner', class: 'admin', scope: 'usage:read' } as const
    const streams = createOpenStreams({ limit: 100, limitOfProject: 10 })
    const exports = createOpenStreams({ limit: 4, limitOfProject: 1 })

    async function projectOf({ params }: { params: { id: string } }): Promise<Project> {
      const project = await deps.projects.find(params.id)
      if (!project) throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
      return project
    }

    route(app, deps, contract.projectSeries, options, (call) =>
      retryLost(async () => {
        const { id } = await projectOf(call)
        const at = await countToday({ clock, eventStore, projectId: id, to: call.query.to })
        return { ...(await readSeries({ db, projectId: id, ...call.query })), at }
      }, timeoutMs),
    )
    route(app, deps, contract.projectFunnel, options, (call) =>
      retryLost(async () => {
        const { id } = await projectOf(call)
        const at = await countToday({ clock, eventStore, projectId: id, to: call.query.to })
        return { ...(await readFunnel({ db, projectId: id, ...call.query })), at }
      }, timeoutMs),
    )
    route(app, deps, contract.projectErrors, options, (call) =>
      retryLost(async () => {
        const { id } = await projectOf(call)
        const at = await countToday({ clock, eventStore, projectId: id, to: call.query.to })
        return { ...(await readErrors({ db, projectId: id, ...call.query })), at }
      }, timeoutMs),
    )
    route(app, deps, contract.projectUsage, options, (call) =>
      retryLost(async () => {
        const { id } = await projectOf(call)
        return readUsage({ db, clock, projectId: id, limits: config.limits, ...call.query })
      }, timeoutMs),
    )
    streamRoute(
      app,
      deps,
      contract.projectLive,
      { ...options, contentType: 'text/event-stream' },
      async (call) => {
        const { id } = await retryLost(() => projectOf(call), timeoutMs)
        return streamLive({
          live: eventStore.live,
          projectId: id,
          streams,
          draining: deps.draining.signal,
          signal: call.signal,
        })
      },
    )
    streamRoute(
      app,
      deps,
      contract.eventsExport,
      { ...options, contentType: 'text/csv; charset=utf-8; header=present' },
      async (call) => {
        const project = await retryLost(() => projectOf(call), timeoutMs)
        call.reply.header('content-disposition', `attachment; filename="events-${project.id}.csv"`)
        return exportEvents({ eventStore, project, streams: exports, signal: call.signal, ...call.query })
      },
    )
  },
})
