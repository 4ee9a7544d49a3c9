import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { NamesConfig } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import type { Verify } from './checkSigner.ts'

/** Dependencies of the names feature. */
export type NamesContext = {
  readonly db: Kysely<Database>
  readonly config: NamesConfig
  readonly clock: Clock
  readonly verify: Verify
}
