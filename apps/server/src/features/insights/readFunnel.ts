import type { Answer, Query } from '@latchkey/protocol/http/contract'
import type { projectFunnel } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { dayOf, readRange } from './readRange.ts'

type Options = Query<typeof projectFunnel> & { readonly db: Kysely<Database>; readonly projectId: string }
type Funnel = Omit<Answer<typeof projectFunnel>, 'at'>

/**
 * How many got how far. Events belong to an account from the connection on, so the steps before it
 * only count events; no id follows a visitor from one step to the next.
 */
export async function readFunnel(options: Options): Promise<Funnel> {
  const isCompared = options.compare === 'true'
  const range = readRange({ ...options, step: 'day', compare: isCompared })
  const now = await readSteps(options, range)
  const before = isCompared ? await readSteps(options, range.before) : undefined
  return { steps: now.map((step, index) => ({ ...step, before: before?.[index] ?? null })) }
}

type Counts = Record<
  | 'opened'
  | 'chose'
  | 'connected'
  | 'signedIn'
  | 'sent'
  | 'connectedAccounts'
  | 'signedInAccounts'
  | 'sentAccounts',
  string
>

async function readSteps({ db, projectId }: Options, { start, end }: { start: number; end: number }) {
  const days = sql<boolean>`project_id = ${projectId} and day >= ${dayOf(start)}::date and day < ${dayOf(end)}::date`
  const of = (event: string, dim = '', value = '') => sql<string>`coalesce((
    select sum(n) from event_days where ${days} and event = ${event} and dim = ${dim} and value = ${value}
  ), 0)`
  const accounts = (column: string) =>
    sql<string>`coalesce((select sum(${sql.ref(column)}) from event_accounts where ${days}), 0)`
  const { rows } = await sql<Counts>`
    select ${of('MODAL_OPEN', 'connected', 'false')} as opened, ${of('SELECT_WALLET')} as chose,
      ${of('CONNECT_SUCCESS')} as connected, ${of('SIWX_AUTH_SUCCESS')} as "signedIn",
      ${of('SEND_SUCCESS')} as sent, ${accounts('connected')} as "connectedAccounts",
      ${accounts('signed_in')} as "signedInAccounts", ${accounts('sent')} as "sentAccounts"
  `.execute(db)
  const count = (name: keyof Counts) => Number(rows[0]?.[name] ?? 0)
  return [
    { step: 'opened', events: count('opened'), accounts: null },
    { step: 'chose', events: count('chose'), accounts: null },
    { step: 'connected', events: count('connected'), accounts: count('connectedAccounts') },
    { step: 'signedIn', events: count('signedIn'), accounts: count('signedInAccounts') },
    { step: 'sent', events: count('sent'), accounts: count('sentAccounts') },
  ] as const
}
