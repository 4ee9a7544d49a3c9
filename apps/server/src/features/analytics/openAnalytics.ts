import type { Shared } from '../../shared.ts'
import { type Analytics, createAnalytics } from './createAnalytics.ts'
import { startDrain } from './drain.ts'
import { openFreeSpool } from './openFreeSpool.ts'
import { openSink } from './openSink.ts'

/** Spool, drain and store of one process. */
export type OpenAnalytics = Analytics & {
  /** Stores events for up to five seconds; the rest stays on disk. */
  close(): Promise<void>
}

type Options = Pick<Shared, 'chains' | 'config' | 'db' | 'clock' | 'log' | 'metrics'>

/** Opens the spool and starts draining it. Throws a one-sentence error if the folder cannot be used. */
export async function openAnalytics(options: Options): Promise<OpenAnalytics> {
  const { chains, config, db, clock, log, metrics } = options
  const spool = await openFreeSpool({ folder: config.spoolFolder, maxBytes: config.spoolMaxBytes, log })
  const sink = openSink({ db, config })
  const drain = startDrain({ spool, sink, log, onProgress: (bytes) => metrics.spoolBytes.set(bytes) })
  return {
    ...createAnalytics({ chains, db, spool, clock, secret: config.secret, metrics }),
    async close() {
      await drain.stop(5_000)
      await spool.close()
      await sink.close()
    },
  }
}
