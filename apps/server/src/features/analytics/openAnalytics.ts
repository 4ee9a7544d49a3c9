import type { Shared } from '../../shared.ts'
import { type Analytics, createAnalytics } from './createAnalytics.ts'
import { startDrain } from './drain.ts'
import { openFreeSpool } from './openFreeSpool.ts'
import { openSink } from './openSink.ts'

/** Everything events pass through in one process: spool, drain and store. */
export type OpenAnalytics = Analytics & {
  /** Stores what it can in five seconds; the rest waits on disk. */
  close(): Promise<void>
}

type Options = Pick<Shared, 'config' | 'db' | 'clock' | 'log' | 'metrics'>

/** Opens the spool and starts to drain it. Throws one plain sentence when the folder cannot be used. */
export async function openAnalytics(options: Options): Promise<OpenAnalytics> {
  const { config, db, clock, log, metrics } = options
  const spool = await openFreeSpool({ folder: config.spoolFolder, maxBytes: config.spoolMaxBytes, log })
  const sink = openSink({ db, config })
  const drain = startDrain({ spool, sink, log, onProgress: (bytes) => metrics.spoolBytes.set(bytes) })
  return {
    ...createAnalytics({ db, spool, clock, secret: config.secret, metrics }),
    async close() {
      await drain.stop(5_000)
      await spool.close()
      await sink.close()
    },
  }
}
