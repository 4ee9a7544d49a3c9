import { type Kysely, sql } from 'kysely'
import pino from 'pino'
import { appendAudit } from '../audit/appendAudit.ts'
import type { Command } from '../command.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { everyProject, type ReleaseRole } from './stops.ts'

/** Stop and start the releases of a role, for every project or for one. Every process sees it at its next release. */
export function stopCommands(role: ReleaseRole): Command[] {
  const options = { project: 'id of a project; all projects without it' }
  return [
    {
      name: `${role} stop`,
      summary: `stop releasing secrets of the role ${role}`,
      options,
      run: (args) =>
        change(args, 'stopped', (tx, id) =>
          sql`insert into ${sql.table(`${role}_stops`)} (project_id, stopped_at)
            values (${id}, now()) on conflict do nothing`.execute(tx),
        ),
    },
    {
      name: `${role} start`,
      summary: 'release them again',
      options,
      run: (args) =>
        change(args, 'started', (tx, id) =>
          sql`delete from ${sql.table(`${role}_stops`)} where project_id = ${id}`.execute(tx),
        ),
    },
  ]

  async function change(
    { config, options: { project } }: Command.Args,
    verb: 'stopped' | 'started',
    write: (tx: Kysely<unknown>, id: string) => Promise<unknown>,
  ): Promise<string> {
    const own = config[role]
    if (!own) throw new Error(`${role.toUpperCase()}_KMS is not set`)
    if (project !== undefined && !/^[\w-]{1,64}$/.test(project))
      throw new Error('--project is not the id of a project')
    const subject = project ?? everyProject
    const db = openDatabase<unknown>(own.databaseUrl, pino({ level: 'silent' }), { max: 1 })
    try {
      const rows = await db.transaction().execute(async (tx) => {
        await write(tx, subject)
        const left = await sql<{ project_id: string }>`
          select project_id from ${sql.table(`${role}_stops`)} order by project_id limit 100`.execute(tx)
        await appendAudit(tx, { chain: role, kind: `${role}/${verb}`, subject, details: {} })
        return left.rows
      })
      const ids = rows.map(({ project_id }) => (project_id === everyProject ? 'all projects' : project_id))
      return ids.length > 0 ? `${role}: stopped for ${ids.join(', ')}\n` : `${role}: not stopped\n`
    } finally {
      await db.destroy()
    }
  }
}
