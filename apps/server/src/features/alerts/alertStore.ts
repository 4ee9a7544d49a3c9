import { badRequest } from '@latchkey/protocol/catalogue'
import {
  type AlertRule,
  type alertList,
  type alertSet,
  projectRules,
  serverRules,
} from '@latchkey/protocol/http/alerts'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type { Kysely } from 'kysely'
import { type Actor, recordChange } from '../../audit/recordChange.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { rules } from './rules.ts'
import { readEmails } from './tellAlerts.ts'

/** The rules of a project; of the server, if `projectId` is empty. */
export async function listAlerts({ canMail, db, projectId }: Of): Promise<Answer<typeof alertList>> {
  const names: readonly AlertRule[] = projectId === '' ? serverRules : projectRules
  const rows = await db.selectFrom('alerts').selectAll().where('project_id', '=', projectId).execute()
  return {
    alerts: names.map((rule) => {
      const row = rows.find((one) => one.rule === rule)
      const { isOn, threshold, unit } = rules[rule]
      return {
        rule,
        isOn: row?.is_on ?? isOn,
        threshold: row?.threshold ?? threshold,
        unit,
        state: row?.state ?? 'ok',
        since: row?.since?.toISOString() ?? null,
        checkedAt: row?.checked_at?.toISOString() ?? null,
        mailedAt: row?.mailed_at?.toISOString() ?? null,
        details: row?.state === 'firing' ? row.details : '',
      }
    }),
    emails: await readEmails(db, projectId),
    canMail,
  }
}

type Of = {
  readonly db: Kysely<Database>
  readonly projectId: string
  readonly canMail: boolean
}

export async function setAlerts(
  { clock, db, projectId }: Omit<Of, 'canMail'> & { readonly clock: Clock },
  { emails, rules: changes = [] }: Body<typeof alertSet>,
  by: Actor,
): Promise<void> {
  const names: readonly AlertRule[] = projectId === '' ? serverRules : projectRules
  if (changes.some(({ rule }) => !names.includes(rule)))
    throw new Refusal(badRequest, { field: 'rules', description: 'A rule that does not exist here' })
  const now = new Date(clock())
  await db.transaction().execute(async (tx) => {
    for (const { isOn, rule, threshold } of changes) {
      const own = rules[rule].threshold === null ? undefined : threshold
      await tx
        .insertInto('alerts')
        .values({
          project_id: projectId,
          rule,
          is_on: isOn ?? rules[rule].isOn,
          threshold: own ?? null,
        })
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'rule']).doUpdateSet({
            ...(isOn !== undefined && { is_on: isOn }),
            ...(own !== undefined && { threshold: own }),
            // Nothing is told of a rule that its owner has just switched off.
            ...(isOn === false && {
              state: 'ok' as const,
              since: now,
              mailed_state: 'ok' as const,
              hooked_state: 'ok' as const,
            }),
            rule,
          }),
        )
        .execute()
    }
    if (emails) {
      const row = { emails: [...new Set(emails)] }
      await tx
        .insertInto('alert_emails')
        .values({ project_id: projectId, ...row })
        .onConflict((conflict) => conflict.column('project_id').doUpdateSet(row))
        .execute()
    }
    if (changes.length === 0 && !emails) return
    // Not the addresses: entries cannot be deleted.
    await recordChange(tx, 'alerts/changed', projectId === '' ? 'server' : projectId, by, {
      ...(projectId !== '' && { project: projectId }),
      ...(changes.length > 0 && { rules: changes.map(({ rule }) => rule).join(' ') }),
      ...(emails && { emails: emails.length }),
    })
  })
}
