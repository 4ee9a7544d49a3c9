import { Readable } from 'node:stream'
import * as contract from '@latchkey/protocol/http/audit'
import type { Query } from '@latchkey/protocol/http/contract'
import type { FastifyReply } from 'fastify'
import { type AuditFilter, listAudit } from '../../audit/listAudit.ts'
import { adminChain } from '../../audit/recordChange.ts'
import { writeExport } from '../../audit/writeExport.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { route } from '../../route.ts'
import { createChainCheck } from './checkChain.ts'
import { headCommand } from './headCommand.ts'
import { listCommand } from './listCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

const pageLength = 50

/** The audit log, for the operator, and for owners what is about their project. */
export const audit = defineFeature({
  name: 'audit',
  needs: ['clock', 'db'],
  commands: [headCommand, listCommand, verifyCommand],
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'db'>): void {
  const { clock, db } = deps
  const server = { access: 'admin', class: 'admin', scope: 'audit:read' } as const
  const project = { ...server, access: 'owner' } as const
  const check = createChainCheck({ db, chain: adminChain, clock })

  route(app, deps, contract.auditList, server, ({ query }) => list(query))
  route(app, deps, contract.projectAuditList, project, ({ params, query }) =>
    list({ ...query, project: params.id }),
  )

  route(app, deps, contract.auditVerification, server, check)
  route(app, deps, contract.projectAuditVerification, project, async () => {
    const { checkedAt, state } = await check()
    return { state, ...(checkedAt && { checkedAt }) }
  })

  serveExport(contract.auditExport, server, ({ query }) => query)
  serveExport(contract.projectAuditExport, project, ({ params, query }) => ({ ...query, project: params.id }))

  async function list({ before, limit = pageLength, ...asked }: Listed) {
    const entries = await listAudit(db, { ...filterOf(asked), before, limit })
    const last = entries.length === limit ? entries.at(-1) : undefined
    return {
      entries: entries.map(({ previousHash: _, ...entry }) => ({
        ...entry,
        at: entry.at.toISOString(),
        hash: entry.hash.toString('hex'),
      })),
      next: last && last.sequence > 1 ? last.sequence : null,
    }
  }

  /** A stream, which no answer of a contract is. */
  function serveExport(
    { method, path, query, summary, ...rest }: ExportContract,
    options: typeof project | typeof server,
    ask: (request: Requested) => Exported,
  ): void {
    app.route({
      method,
      url: path,
      schema: { summary, ...('params' in rest && { params: rest.params }), querystring: query },
      ...guard(deps, options),
      handler: (request, reply) => sendExport(reply, ask(request as Requested)),
    })
  }

  function sendExport(reply: FastifyReply, { format, ...asked }: Exported) {
    const day = new Date(clock()).toISOString().slice(0, 10)
    const name = `audit-${asked.project ?? 'server'}-${day}.${format}`
    const type = format === 'csv' ? 'text/csv' : 'application/x-ndjson'
    return reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(writeExport(db, format, filterOf(asked))))
  }
}

type Listed = Query<typeof contract.auditList>
type Exported = Query<typeof contract.auditExport>
type ExportContract = typeof contract.auditExport | typeof contract.projectAuditExport
type Requested = { readonly params: { readonly id: string }; readonly query: Exported }

function filterOf({ from, to, ...asked }: Omit<Listed, 'before' | 'limit'>): AuditFilter {
  return {
    ...asked,
    chain: adminChain,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}
