import { type Kysely, sql } from 'kysely'
import { type Command, show, table } from '../../command.ts'
import type { Database } from '../../db/schema.ts'
import { readCounts } from './readCounts.ts'
import { dayOf } from './sink.ts'

/** Without `--from`. */
const defaultDays = 30

/** Shows what the server recorded about a project: calls to nodes, and events by day. */
export const usageCommand: Command = {
  name: 'project usage',
  operand: 'id',
  summary: 'calls to nodes and events of a project',
  options: {
    from: 'first day (UTC), such as 2026-01-01; 30 days ago without it',
    to: 'last day; today without it',
  },
  hasJson: true,
  async run(args) {
    const { db, operand: projectId = '', options } = args
    const to = readDay('to', options.to ?? dayOf(Date.now()))
    const from = readDay('from', options.from ?? dayOf(Date.parse(to) - defaultDays * 86_400_000))
    const known = await db.selectFrom('projects').select('id').where('id', '=', projectId).executeTakeFirst()
    if (!known) throw new Error(`unknown project ${projectId}`)
    const calls = await readCalls(db, projectId, from, to)
    const events = (await readCounts({ db, projectId, from, to })).map(({ n, ...row }) => ({
      ...row,
      count: n,
    }))
    const text = [
      `${from} to ${to}\n`,
      table([
        ['calls', 'of', 'status', 'count'],
        ...sum(calls).map(({ kind, key, status, count }) => [kind, key, status, `${count}`]),
      ]),
      table([
        ['day', 'event', 'count', 'accounts'],
        ...events.map(({ day, event, count, accounts }) => [day, event, `${count}`, `${accounts}`]),
      ]),
    ].join('\n')
    return show(args, { project: projectId, from, to, calls, events }, text)
  },
}

type Calls = { day: string; kind: string; key: string; status: string; count: number }

async function readCalls(db: Kysely<Database>, id: string, from: string, to: string): Promise<Calls[]> {
  const { rows } = await sql<Omit<Calls, 'count'> & { n: string }>`
    select (minute at time zone 'utc')::date::text as day, kind, key, status, sum(n) as n from usage_minute
    where project_id = ${id}
      and minute >= ${from}::date::timestamp at time zone 'utc'
      and minute < (${to}::date + 1)::timestamp at time zone 'utc'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  `.execute(db)
  return rows.map(({ n, ...row }) => ({ ...row, count: Number(n) }))
}

/** Of all days together. */
function sum(calls: readonly Calls[]): Calls[] {
  const sums = new Map<string, Calls>()
  for (const call of calls) {
    const id = [call.kind, call.key, call.status].join('\u0000')
    const known = sums.get(id)
    if (known) known.count += call.count
    else sums.set(id, { ...call })
  }
  return [...sums.values()].sort((one, other) => other.count - one.count)
}

function readDay(name: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time) || dayOf(time) !== text)
    throw new Error(`--${name} must be a day, such as 2026-01-31`)
  return text
}
