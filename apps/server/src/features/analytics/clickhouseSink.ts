import { createHash } from 'node:crypto'
import { Agent, request } from 'undici'
import * as z from 'zod/mini'
import { clickhouseQueries } from './clickhouseQueries.ts'
import { checkDay, dayOf, type EventSink, EventsRefused, type StoredEvent } from './sink.ts'

/**
 * Stores events in ClickHouse over HTTP. Creates the table if it is missing. Duplicate
 * rows are merged in the background, so query it with `final`.
 *
 * @example createClickhouseSink({ url: 'http://user:password@host:8123/database' })
 */
export function createClickhouseSink({ url, timeoutMs = 10_000 }: createClickhouseSink.Options): EventSink {
  const { endpoint, headers } = readUrl(url)
  const agent = new Agent({ connections: 4, connect: { timeout: 3_000 }, maxResponseSize: 64 << 20 })
  let prepared: Promise<string[]> | undefined

  /** Runs a statement; resolves to the lines of the response. */
  async function ask(statement: string, body = ''): Promise<string[]> {
    const answer = await request(`${endpoint}?query=${encodeURIComponent(statement)}`, {
      method: 'POST',
      dispatcher: agent,
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Read the body even on errors, so that the connection can be reused. Do not log it: it may quote values.
    const text = await answer.body.text()
    if (answer.statusCode === 200) return text.split('\n').filter(Boolean)
    const code = Number(answer.headers['x-clickhouse-exception-code'])
    if (dataErrors.has(code)) throw new EventsRefused(`ClickHouse refused the events with ${code}`)
    throw new Error(`ClickHouse responded with ${answer.statusCode}`)
  }

  async function askPrepared(statement: string, body?: string): Promise<string[]> {
    prepared ??= ask(tableStatement).catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    await prepared
    return ask(statement, body)
  }

  return {
    ...clickhouseQueries(askPrepared),
    countsHours: false,
    async write(events) {
      if (!events.length) return
      await askPrepared(insertStatement(events), events.map(rowOf).join('\n'))
    },
    async countDay(day) {
      const lines = await askPrepared(`
        select project_id as projectId, event, count() as n, uniqExact(account) as accounts
        from events final where day = toDate('${checkDay(day)}')
        group by project_id, event
        settings output_format_json_quote_64bit_integers = 0
        format JSONEachRow
      `)
      return lines.map((line) => dayCount.parse(JSON.parse(line)))
    },
    async daysBefore(day) {
      const lines = await askPrepared(
        `select distinct day from events where day < toDate('${checkDay(day)}') order by day format TSV`,
      )
      return lines.map(checkDay)
    },
    async dropDay(day) {
      await askPrepared(`alter table events delete where day = toDate('${checkDay(day)}')`)
    },
    close: () => agent.close(),
  }
}

export declare namespace createClickhouseSink {
  type Options = {
    /** With user, password and database, unless they are the defaults. */
    url: string
    /** @default 10_000 */
    timeoutMs?: number | undefined
  }
}

const dayCount = z.object({ projectId: z.string(), event: z.string(), n: z.int(), accounts: z.int() })

/** Cannot parse a row, number, date, UUID or JSON; value out of range; invalid UTF-8. */
const dataErrors = new Set([6, 26, 27, 38, 41, 53, 69, 72, 117, 376])

const tableStatement = `
create table if not exists events (
  project_id LowCardinality(String),
  event_id UUID,
  day Date,
  at DateTime64(3, 'UTC'),
  type LowCardinality(String),
  event LowCardinality(String),
  account Nullable(String),
  domain LowCardinality(String),
  url String,
  sdk_type LowCardinality(Nullable(String)),
  sdk_version LowCardinality(Nullable(String)),
  properties String
)
engine = ReplacingMergeTree
partition by toYYYYMM(day)
order by (project_id, day, event_id)
settings non_replicated_deduplication_window = 1000
`

/** The token lets ClickHouse skip a batch it already has. */
function insertStatement(events: readonly StoredEvent[]): string {
  const hash = createHash('sha256')
  for (const { projectId, eventId } of events) hash.update(`${projectId} ${eventId} `)
  const settings = `insert_deduplication_token = '${hash.digest('hex')}', date_time_input_format = 'best_effort'`
  return `insert into events settings ${settings} format JSONEachRow`
}

function rowOf(event: StoredEvent): string {
  return JSON.stringify({
    project_id: event.projectId,
    event_id: event.eventId,
    day: dayOf(event.at),
    at: new Date(event.at).toISOString(),
    type: event.type,
    event: event.event,
    account: event.account,
    domain: event.domain,
    url: event.url,
    sdk_type: event.sdkType,
    sdk_version: event.sdkVersion,
    properties: JSON.stringify(event.properties),
  })
}

/** Credentials go into headers, because URLs end up in logs. */
function readUrl(text: string): { endpoint: string; headers: Record<string, string> } {
  const url = new URL(text)
  const database = decodeURIComponent(url.pathname.slice(1))
  return {
    endpoint: `${url.origin}/`,
    headers: {
      ...(url.username && { 'x-clickhouse-user': decodeURIComponent(url.username) }),
      ...(url.password && { 'x-clickhouse-key': decodeURIComponent(url.password) }),
      ...(database && { 'x-clickhouse-database': database }),
    },
  }
}
