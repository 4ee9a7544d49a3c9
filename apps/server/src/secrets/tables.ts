import type { ColumnType } from 'kysely'

declare module '../db/schema.ts' {
  interface Database {
    sealed_keys: {
      name: string
      /** Null until the first start after the table was made: the key is `SECRET` itself. */
      sealed: Buffer | null
    }
    console_secrets: {
      name: string
      sealed: Buffer
      last_four: string | null
      set_by: string
      set_at: Date
      tested_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      test_ok: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
      test_cause: ColumnType<string | null, string | null | undefined, string | null>
    }
    /** One row. */
    console_secrets_version: { id: boolean; version: string }
  }
}
