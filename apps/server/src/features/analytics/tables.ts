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
    event_hours: {
      project_id: string
      event: string
      dim: string
      hour: Date
      value: string
      n: Whole
    }
    event_days: {
      project_id: string
      event: string
      dim: string
      day: ColumnType<Date, string, string>
      value: string
      n: Whole
    }
    event_accounts: {
      project_id: string
      day: ColumnType<Date, string, string>
      accounts: Whole
      connected: Whole
      signed_in: Whole
      sent: Whole
    }
    event_rollups: { day: ColumnType<Date, string, string>; counted_at: Date; is_final: boolean }
    usage_days: {
      project_id: string
      day: ColumnType<Date, string, string>
      kind: string
      key: string
      status: string
      n: Whole
    }
    usage_rollups: { day: ColumnType<Date, string, string>; counted_at: Date }
    live_watches: { project_id: string; until: Date }
    live_events: {
      id: Generated<string>
      project_id: string
      stored_at: Generated<Date>
      at: Date
      event: string
      wallet: string | null
      network: string | null
    }
    usage_additions: { id: string; at: Generated<Date> }
  }
}
