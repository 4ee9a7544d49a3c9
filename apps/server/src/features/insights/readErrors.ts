import * as catalogue from '@latchkey/protocol/catalogue'
import type { Answer, Query } from '@latchkey/protocol/http/contract'
import { chartedEvents, type projectErrors } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { dayOf, readRange } from './readRange.ts'

type Options = Query<typeof projectErrors> & { readonly db: Kysely<Database>; readonly projectId: string }
type Row = { event: string; code: string; n: string; day: string; lastSeen: Date | null }

/** More than a person reads. */
const maxErrors = 200

/** Errors by code, with when each was last seen. */
export async function readErrors(options: Options): Promise<Omit<Answer<typeof projectErrors>, 'at'>> {
  const { db, projectId } = options
  const isCompared = options.compare === 'true'
  const { start, end, before } = readRange({ ...options, step: 'day', compare: isCompared })
  const within = (times: { start: number; end: number }) => sql<boolean>`
    project_id = ${projectId} and event = any(${sql.val([...chartedEvents])}::text[]) and dim = 'code'
    and day >= ${dayOf(times.start)}::date and day < ${dayOf(times.end)}::date`
  const { rows } = await sql<Row>`
    select event, code, n, day::text as day, (
      select max(hour) from event_hours hours where hours.project_id = ${projectId}
        and hours.event = days.event and hours.dim = 'code' and hours.value = days.code
        and hour >= days.day::timestamp at time zone 'utc'
        and hour < (days.day + 1)::timestamp at time zone 'utc'
    ) as "lastSeen"
    from (
      select event, value as code, sum(n) as n, max(day) as day from event_days
      where ${within({ start, end })} group by event, value order by n desc, event, value limit ${maxErrors}
    ) as days order by n desc, event, code
  `.execute(db)
  const earlier = new Map<string, number>()
  if (isCompared) {
    const found = await sql<{ event: string; code: string; n: string }>`
      select event, value as code, sum(n) as n from event_days where ${within(before)} group by event, value
    `.execute(db)
    for (const { event, code, n } of found.rows) earlier.set(`${event} ${code}`, Number(n))
  }
  return {
    errors: rows.map(({ event, code, n, day, lastSeen }) => {
      const entry = entries.get(code)
      return {
        code,
        event,
        count: Number(n),
        before: isCompared ? (earlier.get(`${event} ${code}`) ?? 0) : null,
        lastSeen: (lastSeen ?? new Date(`${day}T00:00:00Z`)).toISOString(),
        docs: entry ? docsOf(entry.code) : null,
        message: entry?.message ?? null,
      }
    }),
  }
}

const entries = new Map(
  Object.values(catalogue).flatMap((entry) =>
    'code' in entry ? [[entry.code as string, entry] as const] : [],
  ),
)

/** As `KitError` has it. */
function docsOf(code: string): string {
  return `https://latchkey.dev/errors/${code}`
}
