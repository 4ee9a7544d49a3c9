import type { Shared } from '../../shared.ts'
import { createClickhouseSink } from './clickhouseSink.ts'
import { createPostgresSink } from './postgresSink.ts'
import type { EventSink } from './sink.ts'

/** ClickHouse if configured, otherwise PostgreSQL. */
export function openSink({ db, config }: Pick<Shared, 'db' | 'config'>): EventSink {
  const { clickhouseUrl: url } = config
  return url === undefined ? createPostgresSink({ db }) : createClickhouseSink({ url })
}
