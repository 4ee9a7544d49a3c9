import type { Shared } from '../../shared.ts'
import type { Job } from '../../worker.ts'
import { openSink } from './openSink.ts'
import { deleteOldUsage, dropOldEvents, rollUpRecent } from './rollup.ts'

/** Scheduled jobs of analytics. */
export function analyticsJobs({ db, config, clock }: Pick<Shared, 'db' | 'config' | 'clock'>): Job[] {
  const { retentionDays: days } = config
  return [
    {
      name: 'analytics-counts',
      schedule: '*/10 * * * *',
      async run() {
        const sink = openSink({ db, config })
        await rollUpRecent({ db, sink, clock }).finally(() => sink.close())
      },
    },
    {
      name: 'analytics-retention',
      schedule: '17 3 * * *',
      async run() {
        const sink = openSink({ db, config })
        await dropOldEvents({ db, sink, clock, days }).finally(() => sink.close())
        await deleteOldUsage({ db, clock, days })
      },
    },
  ]
}
