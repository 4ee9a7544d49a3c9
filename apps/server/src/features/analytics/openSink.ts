import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { createClickhouseSink } from './clickhouseSink.ts'
import { createPostgresSink } from './postgresSink.ts'
import type { EventSink } from './sink.ts'

/** ClickHouse where the operator names one, and PostgreSQL otherwise. */
export function openSink(options: openSink.Options): EventSink {
  const { db, config } = options
  const { clickhouseUrl: url } = config
  return url === undefined ? createPostgresSink({ db }) : createClickhouseSink({ url })
}

export declare namespace openSink {
  type Options = { db: Kysely<Database>; config: Pick<Config, 'clickhouseUrl'> }
}
