import type { ProcessFacts } from '@latchkey/protocol/http/health'
import type { ColumnType, Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    server_processes: {
      id: string
      seen_at: Date
      facts: ColumnType<ProcessFacts, string, string>
    }
    server_roles: { role: string; first_seen_at: Generated<Date> }
  }
}
