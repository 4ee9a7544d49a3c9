import type { Scope } from '@latchkey/protocol/http/scopes'
import type { ColumnType, Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface Database {
    access_keys: {
      id: string
      hash: Buffer
      project_id: string | null
      scopes: Scope[] | null
      name: string
      created_at: Date
      last_used_on: ColumnType<Date | null, string | null | undefined, string>
      expires_at: Generated<Date | null>
    }
  }
}
