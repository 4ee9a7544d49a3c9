import { randomUUID } from 'node:crypto'
import { chartedEvents } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { StoredEvent } from './sink.ts'

const dayMs = 86_400_000

/** How many values a project with much traffic has, of each dimension. Those of visitors fill their 50 places. */
const values = {
  '': 1,
  wallet: 30,
  network: 12,
  code: 12,
  version: 6,
  page: 51,
  language: 51,
  timeZone: 51,
  connected: 2,
} as const

/** Shares of the events of a visit. */
const mix: readonly (readonly [event: string, share: number])[] = [
  ['MODAL_OPEN', 40],
  ['SELECT_WALLET', 20],
  ['CONNECT_SUCCESS', 14],
  ['SWITCH_NETWORK', 8],
  ['SIWX_AUTH_SUCCESS', 7],
  ['CONNECT_ERROR', 4],
  ['USER_REJECTED', 3],
  ['SEND_SUCCESS', 2],
  ['SEND_ERROR', 1],
  ['GET_WALLET', 1],
]

/** Counts of a project as a year of so many events leaves them: by the day, and the last 92 days by the hour. */
export async function fillCounts(options: {
  db: Kysely<Database>
  projectId: string
  eventsPerDay: number
  now: number
  /** Two years, because charts compare. @default 730 */
  dayCount?: number | undefined
}): Promise<{ days: number; hours: number }> {
  const { db, projectId, eventsPerDay, now, dayCount = 730 } = options
  const hourCount = Math.min(2_208, dayCount * 24)
  const rows: { event: string; dim: string; value: string; n: number }[] = []
  for (const event of chartedEvents) {
    const share = (mix.find(([name]) => name === event)?.[1] ?? 0.1) / 100
    const isEntry = event === 'MODAL_OPEN' || event === 'CONNECT_SUCCESS'
    for (const [dim, count] of Object.entries(values)) {
      if (!isEntry && !['', 'wallet', 'network', 'code'].includes(dim)) continue
      if (dim === 'connected' && event !== 'MODAL_OPEN') continue
      if (dim === 'wallet' && !/WALLET|CONNECT_SUCCESS/.test(event)) continue
      if (dim === 'code' && !/ERROR|REJECTED/.test(event)) continue
      for (let index = 0; index < count; index += 1) {
        const value =
          dim === ''
            ? ''
            : dim === 'connected'
              ? String(index > 0)
              : index === 50
                ? 'other'
                : `${dim} ${index}`
        rows.push({ event, dim, value, n: Math.max(1, Math.round((eventsPerDay * share) / count)) })
      }
    }
  }
  const column = <Value>(pick: (row: (typeof rows)[number]) => Value) => sql.val(rows.map(pick))
  const given = sql`unnest(
    ${column(({ event }) => event)}::text[], ${column(({ dim }) => dim)}::text[],
    ${column(({ value }) => value)}::text[], ${column(({ n }) => n)}::bigint[]
  ) as given (event, dim, value, n)`
  const today = new Date(now).toISOString().slice(0, 10)
  const hour = `${new Date(now).toISOString().slice(0, 13)}:00:00Z`
  // In the order of time, as they come: rows of one chart lie apart.
  const days = await sql`
    insert into event_days (project_id, event, dim, day, value, n)
    select ${projectId}, event, dim, ${today}::date - back, value, n from generate_series(${dayCount}::int, 1, -1) as back, ${given}
    order by back desc, random()`.execute(db)
  const hours = await sql`
    insert into event_hours (project_id, event, dim, hour, value, n)
    select ${projectId}, event, dim, ${hour}::timestamptz - back * interval '1 hour', value, greatest(n / 24, 1)
    from generate_series(${hourCount}::int, 1, -1) as back, ${given} order by back desc`.execute(db)
  await sql`
    insert into event_accounts (project_id, day, accounts, connected, signed_in, sent)
    select ${projectId}, ${today}::date - back, ${eventsPerDay}::int / 5, ${eventsPerDay}::int / 7,
      ${eventsPerDay}::int / 14, ${eventsPerDay}::int / 50
    from generate_series(${dayCount}::int, 1, -1) as back`.execute(db)
  await sql`
    insert into usage_days (project_id, day, kind, key, status, n)
    select ${projectId}, ${today}::date - back, 'rpc', 'eip155:' || chain || ' read', status, 10000
    from generate_series(${dayCount}::int, 1, -1) as back, generate_series(1, 12) as chain, unnest(array['200', '429', '502']) as status
  `.execute(db)
  await sql`
    insert into usage_rollups (day, counted_at)
    select ${today}::date - back, now() from generate_series(${dayCount}::int, 1, -1) as back
    on conflict do nothing`.execute(db)
  return { days: Number(days.numAffectedRows), hours: Number(hours.numAffectedRows) }
}

/** Events as visitors make them, with as many values as `fillCounts` has. */
export function makeEvents(count: number, projectId: string, at: number): StoredEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const event = pick(index)
    const of = (dim: keyof typeof values) => `${dim} ${(index * 7) % values[dim]}`
    return {
      projectId,
      eventId: randomUUID(),
      at,
      type: 'track' as const,
      event,
      account: event === 'MODAL_OPEN' || event === 'SELECT_WALLET' ? null : `account ${index % 50_000}`,
      domain: 'app.example',
      url: `https://app.example/${of('page').replace(' ', '/')}`,
      sdkType: 'kit',
      sdkVersion: of('version'),
      properties: {
        wallet: of('wallet'),
        network: of('network'),
        language: of('language'),
        timeZone: of('timeZone'),
        connected: index % 3 === 0,
        ...(event.endsWith('ERROR') && { code: of('code') }),
      },
    }
  })
}

function pick(index: number): string {
  let place = (index * 37) % 100
  for (const [event, share] of mix) {
    if (place < share) return event
    place -= share
  }
  return 'MODAL_OPEN'
}

/** Events of one UTC day in PostgreSQL, made there. */
export async function fillDay(
  db: Kysely<Database>,
  projectId: string,
  day: string,
  count: number,
): Promise<void> {
  await sql`
    insert into events (project_id, event_id, day, at, type, event, account, domain, url, sdk_type, sdk_version, properties)
    select ${projectId}, gen_random_uuid(), ${day}::date, ${day}::date::timestamp at time zone 'utc' + (n % 40000) * interval '1 second',
      'track', (${sql.val(mix.flatMap(([event, share]) => Array<string>(Math.max(1, Math.round(share))).fill(event)))}::text[])[1 + (n * 37) % 100],
      case when n % 100 > 60 then md5((n % ${Math.max(1, Math.round(count / 10))})::text) end,
      'app.example', 'https://app.example/' || n % 51, 'kit', '1.' || n % 6,
      jsonb_build_object('wallet', 'wallet ' || n % 30, 'network', 'eip155:' || n % 12, 'language', 'language ' || n % 51, 'connected', n % 3 = 0)
    from generate_series(1, ${count}::int) as n`.execute(db)
}

/** A statement for ClickHouse that makes `count` events of one month. */
export function clickhouseEvents(projectId: string, firstDay: string, days: number, count: number): string {
  const events = mix.flatMap(([event, share]) => Array<string>(Math.max(1, Math.round(share))).fill(event))
  return `
    insert into events select '${projectId}' as project_id, generateUUIDv4() as event_id,
      toDate('${firstDay}') + intDiv(number * ${days}, ${count}) as day,
      toDateTime64(day, 3, 'UTC') + (number * 7919) % 86400 as at, 'track' as type,
      [${events.map((event) => `'${event}'`).join(',')}][1 + (number * 37) % 100] as event,
      if(number % 100 > 60, hex(sipHash64(number % 5000000)), null) as account,
      'app.example' as domain, concat('https://app.example/', toString(number % 51)) as url,
      'kit' as sdk_type, concat('1.', toString(number % 6)) as sdk_version,
      concat('{"wallet":"wallet ', toString(number % 30), '","network":"eip155:', toString(number % 12),
        '","language":"language ', toString(number % 51), '","connected":', if(number % 3 = 0, 'true', 'false'), '}') as properties
    from numbers(${count})`
}

export function dayBefore(now: number, days: number): string {
  return new Date(now - days * dayMs).toISOString().slice(0, 10)
}
