import { chartedEvents, entryEvents, maxValues } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { maxValueLength } from './dimensionsOf.ts'
import type { EventSink, HourCount } from './sink.ts'

/** What charts need to know of the events in PostgreSQL. */
export function postgresQueries(
  db: Kysely<Database>,
): Pick<EventSink, 'hoursOfDay' | 'accountsOfDay' | 'pageOfDay'> {
  return {
    async hoursOfDay({ projectId, day }) {
      const { rows } = await sql<Omit<HourCount, 'n'> & { n: string }>`
        with valued as (
          select date_trunc('hour', at, 'UTC') as hour, name as event, dim, left(value, ${maxValueLength}) as value
          from events
          cross join lateral (
            select case when event = any(${sql.val([...chartedEvents])}::text[]) then event else 'OTHER' end
          ) as named (name)
          cross join lateral (
            values
              ('', ''),
              ('wallet', ${text('wallet')}),
              ('network', coalesce(nullif(${text('network')}, ''), ${text('caipNetworkId')})),
              ('code', case when type = 'error' then ${text('errorType')} else ${text('code')} end),
              ('version', sdk_version),
              ('page', case when url = '' then ''
                else coalesce(nullif(regexp_replace(url, '^[^:]+://[^/]*', ''), ''), '/') end),
              ('language', ${text('language')}),
              ('timeZone', ${text('timeZone')}),
              ('connected', case when jsonb_typeof(properties -> 'connected') = 'boolean'
                then properties ->> 'connected' end)
          ) as dims (dim, value)
          where project_id = ${projectId} and day = ${day}::date and (
            dim = ''
            or (value <> '' and name <> 'OTHER' and (
              dim in ('wallet', 'network', 'code')
              or (dim = 'connected' and event = 'MODAL_OPEN')
              or (dim <> 'connected' and event = any(${sql.val([...entryEvents])}::text[]))
            ))
          )
        ), counted as (
          select hour, event, dim, value, count(*) as n from valued group by 1, 2, 3, 4
        ), ranked as (
          select *, row_number() over (
            partition by hour, event, dim order by n desc, value collate "C"
          ) as place from counted
        )
        select to_char(hour at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time, event, dim,
          case when place > ${maxValues} then 'other' else value end as value, sum(n) as n
        from ranked group by 1, 2, 3, 4
      `.execute(db)
      return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }))
    },
    async accountsOfDay({ projectId, day }) {
      const { rows } = await sql<
        Record<'projectId' | 'accounts' | 'connected' | 'signedIn' | 'sent', string>
      >`
        select project_id as "projectId", count(*) as accounts,
          count(*) filter (where connected is not null) as connected,
          count(*) filter (where signed >= connected) as "signedIn",
          count(*) filter (where sent >= connected) as sent
        from (
          select project_id, account,
            min(at) filter (where event = 'CONNECT_SUCCESS') as connected,
            max(at) filter (where event = 'SIWX_AUTH_SUCCESS') as signed,
            max(at) filter (where event = 'SEND_SUCCESS') as sent
          from events
          where day = ${day}::date and account is not null
            and (${projectId ?? null}::text is null or project_id = ${projectId ?? null})
          group by project_id, account
        ) as one group by project_id
      `.execute(db)
      return rows.map(({ projectId: id, accounts, connected, signedIn, sent }) => ({
        projectId: id,
        accounts: Number(accounts),
        connected: Number(connected),
        signedIn: Number(signedIn),
        sent: Number(sent),
      }))
    },
    async pageOfDay({ projectId, day, after, limit }) {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('day', '=', day as never)
        .$if(after !== undefined, (query) => query.where('event_id', '>', after ?? ''))
        .orderBy('event_id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        projectId: row.project_id,
        eventId: row.event_id,
        at: row.at.getTime(),
        type: row.type === 'error' ? 'error' : 'track',
        event: row.event,
        account: row.account,
        domain: row.domain,
        url: row.url,
        sdkType: row.sdk_type,
        sdkVersion: row.sdk_version,
        properties: row.properties as Record<string, unknown>,
      }))
    },
  }
}

/** A property that is a text. */
function text(key: string) {
  return sql`case when jsonb_typeof(properties -> ${sql.lit(key)}) = 'string' then properties ->> ${sql.lit(key)} end`
}
