import type { Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
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
}
