import { projectMissing } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/sessions'
import { pruneExpired } from '../../db/pruneExpired.ts'
import { defineFeature } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { createSessions } from './createSessions.ts'
import type {} from './tables.ts'

/** The list of what accounts allow an app to spend. */
export const sessions = defineFeature({
  name: 'sessions',
  needs: ['clock', 'db', 'gateway', 'live'],
  projectTables: { app_sessions: 'listed spending sessions' },
  routes(app, deps) {
    const sessions = createSessions(deps)
    const options = { access: 'project', class: 'data' } as const
    const of = (project: Project | undefined) => {
      if (!project) throw new Refusal(projectMissing)
      return project
    }
    route(app, deps, contract.appSessions, options, async ({ params, project, signal }) => ({
      pcis: await sessions.list(of(project), params.address, signal),
    }))
    route(app, deps, contract.saveAppSession, options, async ({ body, params, project }) => ({
      pci: await sessions.save(of(project), params.address, body.context),
    }))
    route(app, deps, contract.revokeAppSession, options, async ({ body, params, project, signal }) => ({
      success: true as const,
      revokedAt: await sessions.revoke(of(project), params.address, body, signal),
    }))
  },
  jobs: ({ clock, db }) => [
    {
      name: 'app-session-expiry',
      schedule: '53 3 * * *',
      run: () => pruneExpired(db, 'app_sessions', 'id', clock()),
    },
  ],
})
