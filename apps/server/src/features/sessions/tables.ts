import type { ColumnType, Generated } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export type SessionsTables = {
  sessions: {
    pci: string
    account: string
    project_id: string
    permissions: Json<{ type: string; data: unknown }[]>
    policies: Json<{ type: string; data: unknown }[]>
    context: string | null
    expires_at: Date
    created_at: Date
    revoked_at: Date | null
  }
  onramp_audit: {
    id: Generated<string>
    project_id: string
    provider: string
    origin: string | null
    wallet_hash: Buffer
    outcome: 'opened' | 'failed'
    created_at: Date
  }
}
