import type { DeliveryProblem, DeliveryState, WebhookState } from '@latchkey/protocol/http/webhooks'
import type { ColumnType, Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    webhook_endpoints: {
      id: string
      project_id: string
      name: string
      url: string
      kinds: string[]
      state: WebhookState
      state_since: Date
      sealed_secret: Buffer
      previous_secret: Buffer | null
      previous_until: Date | null
      failures: Generated<number>
      failing_since: Date | null
      rest_until: Date | null
      last_delivered_at: Date | null
      is_full: Generated<boolean>
      created_at: Date
    }
    webhook_outbox: {
      id: Generated<string>
      endpoint_id: string
      project_id: string
      event_id: string
      kind: string
      key: string
      body: string
      state: Generated<DeliveryState>
      created_at: Date
      next_at: Date
      lease: string | null
      tries: Generated<number>
      first_try_at: Date | null
      finished_at: Date | null
      attempts: ColumnType<Attempt[], string | undefined, string>
      answer: string | null
    }
  }
}

export type Attempt = {
  readonly at: string
  readonly milliseconds: number
  readonly status: number | null
  readonly problem: DeliveryProblem | null
}
