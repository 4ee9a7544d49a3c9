import type { Generated } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    app_sessions: {
      id: Generated<string>
      project_id: string
      account: string
      pci: string
      context: string
      created_at: Date
      revoked_at: Date | null
      /** A while after the session itself has expired. */
      expires_at: Date
    }
  }
}
