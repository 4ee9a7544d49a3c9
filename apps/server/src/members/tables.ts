import type { MemberRole } from '@latchkey/protocol/http/roles'
import type { ColumnType, Generated } from 'kysely'

declare module '../db/schema.ts' {
  interface Database {
    members: {
      project_id: string
      account: string
      role: MemberRole
      name: string | null
      added_at: Date
      last_seen_on: ColumnType<Date | null, string | null | undefined, string>
      from_claim: Generated<boolean>
    }
    member_invites: {
      id: string
      hash: Buffer
      project_id: string
      role: MemberRole
      name: string
      invited_by: string
      created_at: Date
      expires_at: Date
    }
    sso_codes: {
      hash: Buffer
      browser_hash: Buffer
      account: string
      name: string | null
      expires_at: Date
    }
    owner_claims: {
      process: string
      hash: Buffer
      created_at: Date
    }
  }
}
