import { auditList } from '@latchkey/protocol/http/audit'
import { listAudit } from '../../audit/listAudit.ts'
import { adminChain } from '../../audit/recordChange.ts'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'
import { headCommand } from './headCommand.ts'
import { listCommand } from './listCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

const pageLength = 50

/** The operator's access to the audit log. */
export const audit = defineFeature({
  name: 'audit',
  needs: ['db'],
  commands: [headCommand, listCommand, verifyCommand],
  routes(app, deps) {
    const options = { access: 'admin', class: 'admin', scope: 'audit:read' } as const
    route(app, deps, auditList, options, async ({ query: { project, before, limit = pageLength } }) => {
      const entries = await listAudit(deps.db, { chain: adminChain, project, before, limit })
      const last = entries.length === limit ? entries.at(-1) : undefined
      return {
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        next: last && last.sequence > 1 ? last.sequence : null,
      }
    })
  },
})
