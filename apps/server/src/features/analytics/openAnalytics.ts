import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import type { Metrics } from '../../metrics.ts'
import { type Analytics, createAnalytics } from './createAnalytics.ts'
import { startDrain } from './drain.ts'
import { openFreeSpool } from './openFreeSpool.ts'
import { openSink } from './openSink.ts'

/** Everything events pass through in one process: spool, drain and store. */
export type OpenAnalytics = Analytics & {
  /** Stores what it can in five seconds; the rest waits on disk. */
  close(): Promise<void>
}

/** Opens the spool and starts to drain it. Throws one plain sentence when the folder cannot be used. */
export async function openAnalytics(options: openAnalytics.Options): Promise<OpenAnalytics> {
  const { config, db, clock, log, metrics } = options
  const spool = await openFreeSpool({ folder: config.spoolFolder, maxBytes: config.spoolMaxBytes, log })
  const sink = openSink({ db, config })
  const drain = startDrain({ spool, sink, log, onProgress: (bytes) => metrics.spoolBytes.set(bytes) })
  return {
    ...createAnalytics({ spool, clock, secret: config.secret, metrics }),
    async close() {
      await drain.stop(5_000)
      await spool.close()
      await sink.close()
    },
  }
}

export declare namespace openAnalytics {
  type Options = {
    config: Pick<Config, 'spoolFolder' | 'spoolMaxBytes' | 'clickhouseUrl' | 'secret'>
    db: Kysely<Database>
    clock: Clock
    log: Pick<Logger, 'warn'>
    metrics: Pick<Metrics, 'events' | 'spoolBytes'>
  }
}
