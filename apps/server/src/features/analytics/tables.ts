import type { ColumnType, Generated } from 'kysely'

type Whole = ColumnType<string, string | number, string | number>

declare module '../../db/schema.ts' {
  interface Database {
    events: {
      project_id: string
      event_id: string
      day: ColumnType<Date, string, string>
      at: Date
      type: string
      event: string
      account: string | null
      domain: string
      url: string
      sdk_type: string | null
      sdk_version: string | null
      properties: unknown
    }
    event_counts: {
      project_id: string
      day: ColumnType<Date, string, string>
      event: string
      n: Whole
      accounts: Whole
    }
    usage_minute: {
      project_id: string
      minute: Date
      kind: string
      key: string
      status: string
      n: Whole
    }
    usage_additions: { id: string; at: Generated<Date> }
  }
}
