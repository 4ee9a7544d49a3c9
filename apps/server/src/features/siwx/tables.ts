import type { Cacao } from '@latchkey/protocol/siwx/cacao'
import type { ColumnType } from 'kysely'

declare module '../../db/schema.ts' {
  interface Database {
    siwx_sessions: {
      id: string
      project_id: string
      account: string
      domain: string
      message: string
      signature: string
      cacao: ColumnType<Cacao | null, string | null, never>
      refresh_hash: Buffer
      refresh_generation: number
      created_at: Date
      rotated_at: Date
      expires_at: Date
      ended_at: Date | null
      ended_by: 'person' | 'reuse' | null
    }
    siwx_nonces: {
      nonce: string
      session_id: string
      expires_at: Date
    }
    siwx_keys: {
      kid: string
      public_key: Buffer
      sealed_key: Buffer
      signs_from: Date
      signs_until: Date
    }
  }
}
