import type { Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    sponsored_operations: {
      id: Generated<string>
      project_id: string
      chain_id: string
      day: string
      entry_point: string
      sender: string
      nonce: string
      /** In base units of the coin; a bigint in PostgreSQL would overflow. */
      cost: string
      expires_at: Date
    }
    sponsored_days: {
      id: Generated<string>
      project_id: string
      chain_id: string
      day: string
      /** Empty for all accounts of the project together. */
      sender: string
      spent: string
      expires_at: Date
    }
  }
}
