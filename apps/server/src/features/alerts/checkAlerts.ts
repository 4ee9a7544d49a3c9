import type { AlertRule } from '@latchkey/protocol/http/alerts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { checkProjects } from './checkProjects.ts'
import { checkServer } from './checkServer.ts'
import { type Find, type Finding, rules } from './rules.ts'

type Row = Selectable<Database['alerts']>

/** Evaluates every rule, and stores what changed. */
export async function checkAlerts(options: checkAlerts.Options): Promise<void> {
  const { clock, config, db } = options
  const now = clock()
  const rows = new Map<string, Row>()
  for (const row of await db.selectFrom('alerts').selectAll().execute())
    rows.set(`${row.project_id} ${row.rule}`, row)
  const known: Find = (projectId, rule) => {
    const row = rows.get(`${projectId} ${rule}`)
    const { isOn, threshold } = rules[rule]
    return {
      isOn: row?.is_on ?? isOn,
      threshold: row?.threshold ?? threshold ?? 0,
      state: row?.state ?? 'ok',
      details: row?.details ?? '',
      sample: row?.sample ?? null,
    }
  }
  const found = [
    ...(await checkServer({ db, known, now })),
    ...(await checkProjects({ config, db, known, now })),
  ]
  const seen = new Set(found.map(({ projectId, rule }) => `${projectId} ${rule}`))
  // What no rule speaks of any more is over.
  const over = [...rows.values()]
    .filter(({ project_id, rule, state }) => state === 'firing' && !seen.has(`${project_id} ${rule}`))
    .map(({ project_id, rule }) => ({ projectId: project_id, rule, isFiring: false, details: '' }))
  await write(db, [...found, ...over], known, new Date(now))
}

export declare namespace checkAlerts {
  type Options = {
    db: Kysely<Database>
    config: Pick<Config, 'limited' | 'limits'>
    clock: Clock
  }
}

async function write(db: Kysely<Database>, found: readonly Finding[], known: Find, at: Date): Promise<void> {
  if (found.length === 0) return
  const isFiring = ({ isFiring, projectId, rule }: Finding) => isFiring && known(projectId, rule).isOn
  const column = <Value>(pick: (finding: Finding) => Value) => sql.val(found.map(pick))
  await sql`
    insert into alerts as known (project_id, rule, is_on, state, since, checked_at, details, sample)
    select project_id, rule, is_on, state, ${at}, ${at}, details, sample from unnest(
      ${column(({ projectId }) => projectId)}::text[],
      ${column(({ rule }): AlertRule => rule)}::text[],
      ${column(({ rule }) => rules[rule].isOn)}::boolean[],
      ${column((finding) => (isFiring(finding) ? 'firing' : 'ok'))}::text[],
      ${column(({ details }) => details)}::text[],
      ${column(({ projectId, rule, sample }) => JSON.stringify(sample ?? known(projectId, rule).sample))}::jsonb[]
    ) as found (project_id, rule, is_on, state, details, sample)
    -- Not for a project that was deleted meanwhile.
    where project_id = '' or exists (select from projects where id = found.project_id)
    on conflict (project_id, rule) do update set
      -- Switched off meanwhile: nothing fires.
      state = case when known.is_on then excluded.state else 'ok' end,
      since = case
        when known.state is distinct from (case when known.is_on then excluded.state else 'ok' end)
        then excluded.since else coalesce(known.since, excluded.since) end,
      checked_at = excluded.checked_at,
      details = excluded.details,
      sample = excluded.sample`.execute(db)
}
