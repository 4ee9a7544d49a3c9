import { projectChanged } from '@latchkey/protocol/catalogue'
import type { MailSettings } from '@latchkey/protocol/http/mails'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Actor, recordChange } from '../../../audit/recordChange.ts'
import type { Database } from '../../../db/schema.ts'
import { Refusal } from '../../../refusal.ts'

/** How the login mails of projects look. */
export type MailLooks = {
  /** For a mail: cached, and the plain look if the database of projects is away. */
  find(projectId: string): Promise<MailSettings>
  read(projectId: string): Promise<{ mails: MailSettings; version: number }>
  /** Rejects with a Refusal if another version is stored by now. */
  set(projectId: string, mails: MailSettings, options: MailLooks.Options): Promise<number>
}

export declare namespace MailLooks {
  type Options = { by: Actor; ifVersion: number | undefined }
}

export const plainLook: MailSettings = {
  senderName: null,
  replyTo: null,
  productName: null,
  accent: null,
  logoUrl: null,
  texts: {},
}

const cacheMs = 30_000

export function createMailLooks(db: Kysely<Database>): MailLooks {
  const known = new LRUCache<string, MailSettings>({ max: 1_000, ttl: cacheMs })

  async function read(projectId: string) {
    const { rows } = await sql<{ settings: MailSettings; version: number }>`
      select settings, version from mail_settings where project_id = ${projectId}`.execute(db)
    const [row] = rows
    return { mails: { ...plainLook, ...row?.settings }, version: row?.version ?? 0 }
  }

  return {
    read,
    async find(projectId) {
      const found = known.get(projectId)
      if (found) return found
      const mails = await read(projectId).then(
        ({ mails }) => mails,
        () => plainLook,
      )
      known.set(projectId, mails)
      return mails
    },
    async set(projectId, mails, { by, ifVersion }) {
      const version = await db.transaction().execute(async (tx) => {
        await sql`select id from projects where id = ${projectId} for update`.execute(tx)
        const { rows } = await sql<{ version: number }>`
          select version from mail_settings where project_id = ${projectId}`.execute(tx)
        const before = rows[0]?.version ?? 0
        if (ifVersion !== undefined && ifVersion !== before) throw new Refusal(projectChanged)
        await sql`insert into mail_settings (project_id, settings, version)
          values (${projectId}, ${JSON.stringify(mails)}, ${before + 1})
          on conflict (project_id) do update set settings = excluded.settings, version = excluded.version`.execute(
          tx,
        )
        const { texts, ...rest } = mails
        await recordChange(tx, 'project/mails_set', projectId, by, {
          ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
          texts: Object.keys(texts).join(' '),
        })
        return before + 1
      })
      known.delete(projectId)
      return version
    },
  }
}
