import type { AlertRule } from '@latchkey/protocol/http/alerts'
import type { ColumnType, Generated } from 'kysely'

type State = 'ok' | 'firing'

declare module '../../db/schema.ts' {
  interface Database {
    /** `project_id` is empty for those of the server. */
    alerts: {
      project_id: string
      rule: AlertRule
      is_on: Generated<boolean>
      threshold: number | null
      state: Generated<State>
      since: Date | null
      checked_at: Date | null
      details: Generated<string>
      sample: ColumnType<unknown, string | null | undefined, string | null>
      mailed_state: Generated<State>
      mailed_at: Date | null
      hooked_state: Generated<State>
    }
    alert_emails: { project_id: string; emails: string[] }
  }
}
