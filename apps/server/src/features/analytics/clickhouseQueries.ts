import { chartedEvents, entryEvents, maxValues } from '@latchkey/protocol/http/insights'
import * as z from 'zod/mini'
import { maxValueLength } from './dimensionsOf.ts'
import { checkDay, type EventSink } from './sink.ts'

type Ask = (statement: string) => Promise<string[]>

/** What charts need to know of the events in ClickHouse. */
export function clickhouseQueries(ask: Ask): Pick<EventSink, 'hoursOfDay' | 'accountsOfDay' | 'pageOfDay'> {
  async function rows<Row>(statement: string, row: z.ZodMiniType<Row>): Promise<Row[]> {
    const lines = await ask(`${statement}
      settings output_format_json_quote_64bit_integers = 0 format JSONEachRow`)
    return lines.map((line) => row.parse(JSON.parse(line)))
  }

  return {
    async hoursOfDay({ projectId, day }) {
      const found = await rows(
        `with ${text('network')} as network, ${text('caipNetworkId')} as chain,
          replaceRegexpOne(url, '^[^:]+://[^/]*', '') as path,
          JSONExtractRaw(properties, 'connected') as flag
        select formatDateTime(hour, '%Y-%m-%dT%H:00:00Z', 'UTC') as time, event, dim,
          if(place > ${maxValues}, 'other', value) as value, sum(n) as n
        from (
          select hour, event, dim, value, n,
            row_number() over (partition by hour, event, dim order by n desc, value) as place
          from (
            select toStartOfHour(at) as hour, name as event, pair.1 as dim,
              substringUTF8(pair.2, 1, ${maxValueLength}) as value, count() as n
            from (
              select at, event in (${list(chartedEvents)}) ? event : 'OTHER' as name, arrayJoin([
                ('', ''),
                ('wallet', ${text('wallet')}),
                ('network', network = '' ? chain : network),
                ('code', type = 'error' ? ${text('errorType')} : ${text('code')}),
                ('version', ifNull(toString(sdk_version), '')),
                ('page', url = '' ? '' : (path = '' ? '/' : path)),
                ('language', ${text('language')}),
                ('timeZone', ${text('timeZone')}),
                ('connected', flag in ('true', 'false') ? flag : '')
              ]) as pair
              from events final
              where project_id = '${checkId(projectId)}' and day = toDate('${checkDay(day)}')
            )
            where pair.1 = '' or (pair.2 <> '' and name <> 'OTHER' and (
              pair.1 in ('wallet', 'network', 'code')
              or (pair.1 = 'connected' and name = 'MODAL_OPEN')
              or (pair.1 <> 'connected' and name in (${list(entryEvents)}))
            ))
            group by hour, event, dim, value
          )
        )
        group by time, event, dim, value`,
        hourCount,
      )
      return found
    },
    async accountsOfDay({ projectId, day }) {
      const ofProject = projectId === undefined ? '' : `and project_id = '${checkId(projectId)}'`
      return rows(
        `select project_id as projectId, count() as accounts, countIf(connects > 0) as connected,
          countIf(connects > 0 and signs > 0 and signed >= first) as signedIn,
          countIf(connects > 0 and sends > 0 and last >= first) as sent
        from (
          select project_id, account,
            countIf(event = 'CONNECT_SUCCESS') as connects, minIf(at, event = 'CONNECT_SUCCESS') as first,
            countIf(event = 'SIWX_AUTH_SUCCESS') as signs, maxIf(at, event = 'SIWX_AUTH_SUCCESS') as signed,
            countIf(event = 'SEND_SUCCESS') as sends, maxIf(at, event = 'SEND_SUCCESS') as last
          from events final
          where day = toDate('${checkDay(day)}') and account is not null ${ofProject}
          group by project_id, account
        )
        group by project_id`,
        dayAccounts,
      )
    },
    async pageOfDay({ projectId, day, after, limit }) {
      const later = after === undefined ? '' : `and event_id > toUUID('${checkUuid(after)}')`
      const found = await rows(
        `select project_id as projectId, event_id as eventId, toUnixTimestamp64Milli(at) as at, type, event,
          account, domain, url, sdk_type as sdkType, sdk_version as sdkVersion, properties
        from events final
        where project_id = '${checkId(projectId)}' and day = toDate('${checkDay(day)}') ${later}
        order by event_id limit ${Math.trunc(limit)}`,
        page,
      )
      return found.map((row) => ({
        ...row,
        properties: JSON.parse(row.properties) as Record<string, unknown>,
      }))
    },
  }
}

const hourCount = z.object({
  time: z.string(),
  event: z.string(),
  dim: z.string(),
  value: z.string(),
  n: z.int(),
})
const dayAccounts = z.object({
  projectId: z.string(),
  accounts: z.int(),
  connected: z.int(),
  signedIn: z.int(),
  sent: z.int(),
})
const page = z.object({
  projectId: z.string(),
  eventId: z.string(),
  at: z.int(),
  type: z.enum(['track', 'error']),
  event: z.string(),
  account: z.nullable(z.string()),
  domain: z.string(),
  url: z.string(),
  sdkType: z.nullable(z.string()),
  sdkVersion: z.nullable(z.string()),
  properties: z.string(),
})

/** Empty unless the property is a text. */
function text(key: string): string {
  // Of a number or an object, `JSONExtractString` alone gives its JSON.
  return `if(JSONType(properties, '${key}') = 'String', JSONExtractString(properties, '${key}'), '')`
}

function list(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

/** Interpolated into statements, so it must be validated. */
function checkId(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new RangeError('not a project')
  return id
}

function checkUuid(id: string): string {
  if (!/^[\da-f-]{36}$/.test(id)) throw new RangeError('not an id')
  return id
}
