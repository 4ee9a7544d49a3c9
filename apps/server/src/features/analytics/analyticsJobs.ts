import type { Kysely } from 'kysely'
import { openDatabase } from '../../db/openDatabase.ts'
import type { Database } from '../../db/schema.ts'
import type { Shared } from '../../shared.ts'
import type { Job } from '../../worker.ts'
import { openSink } from './openSink.ts'
import { recountHours } from './recountHours.ts'
import { deleteOldHours, deleteOldUsage, dropOldEvents, rollUpRecent } from './rollup.ts'
import type { EventSink } from './sink.ts'
import { countUsageDays } from './usageDays.ts'

/** Counting a day of a large project takes longer than a call of a visitor may. */
const timeoutMs = 600_000

type Given = Pick<Shared, 'config' | 'clock' | 'log'>

/** Scheduled jobs of analytics. */
export function analyticsJobs({ config, clock, log }: Given): Job[] {
  const { retentionDays: days } = config

  async function withStores(work: (stores: { db: Kysely<Database>; sink: EventSink }) => Promise<unknown>) {
    const db = openDatabase(config.databaseUrl, log, { max: 2, timeoutMs })
    const sink = openSink({ db, config })
    try {
      await work({ db, sink })
    } finally {
      await sink.close()
      await db.destroy()
    }
  }

  return [
    {
      name: 'analytics-counts',
      schedule: '*/10 * * * *',
      run: () => withStores((stores) => rollUpRecent({ ...stores, clock })),
    },
    {
      name: 'analytics-hours',
      schedule: '5-59/10 * * * *',
      run: () =>
        withStores(async (stores) => {
          await recountHours({ ...stores, clock })
          await countUsageDays({ ...stores, clock })
        }),
    },
    {
      name: 'analytics-retention',
      schedule: '17 3 * * *',
      run: () =>
        withStores(async (stores) => {
          await dropOldEvents({ ...stores, clock, days })
          await deleteOldHours({ ...stores, clock })
          await countUsageDays({ ...stores, clock })
          await deleteOldUsage({ ...stores, clock, days })
        }),
    },
  ]
}
