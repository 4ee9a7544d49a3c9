import { tokenSpent } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { Kysely } from 'kysely'
import { recordChange } from '../../../audit/recordChange.ts'
import { pruneExpired } from '../../../db/pruneExpired.ts'
import type { Database } from '../../../db/schema.ts'
import { hashToken, makeToken } from '../../../members/oneTimeTokens.ts'
import { Refusal } from '../../../refusal.ts'
import { lockProject } from '../memberships.ts'
import type { SsoPerson } from './ssoProvider.ts'

/** The console picks it up with its next request. */
const lifetimeMs = 120_000
const byClaim = { name: 'OIDC_ROLE_CLAIM' }

/**
 * Keeps who has logged in at the identity provider until the console asks, and makes it an operator
 * or no operator any more, as the provider says. Resolves to the code for the console.
 */
export async function keepLogin(
  db: Kysely<Database>,
  { person, browser, now }: { person: SsoPerson; browser: string; now: number },
): Promise<string> {
  const { account, name, isOperator } = person
  const { text, hash } = makeToken()
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('sso_codes')
      .values({
        hash,
        browser_hash: hashToken(browser),
        account,
        name,
        expires_at: new Date(now + lifetimeMs),
      })
      .execute()
    if (isOperator === undefined) return
    const found = tx
      .selectFrom('members')
      .select('from_claim')
      .where('project_id', '=', consoleProjectId)
      .where('account', '=', account)
    if (isOperator === ((await found.executeTakeFirst()) !== undefined)) return
    await lockProject(tx, consoleProjectId)
    // Meanwhile, another login of the same person may have done it.
    const before = await found.executeTakeFirst()
    if (isOperator && !before) {
      const row = { project_id: consoleProjectId, account, role: 'operator' as const, name }
      await tx
        .insertInto('members')
        .values({ ...row, added_at: new Date(now), from_claim: true })
        .execute()
      await recordChange(tx, 'member/joined', account, byClaim, {
        project: consoleProjectId,
        role: 'operator',
      })
    }
    if (!isOperator && before?.from_claim) {
      await tx
        .deleteFrom('members')
        .where('project_id', '=', consoleProjectId)
        .where('account', '=', account)
        .execute()
      await recordChange(tx, 'member/removed', account, byClaim, {
        project: consoleProjectId,
        role: 'operator',
      })
    }
  })
  return text
}

/** Who has logged in with the browser, once. */
export async function takeLogin(
  db: Kysely<Database>,
  { code, browser, now }: { code: string; browser: string | undefined; now: number },
): Promise<{ account: string }> {
  const row = await db
    .deleteFrom('sso_codes')
    .where('hash', '=', hashToken(code))
    .where('expires_at', '>', new Date(now))
    .returning(['account', 'browser_hash'])
    .executeTakeFirst()
  // A code that another browser was given would sign its reader in as someone else.
  if (!row || browser === undefined || !row.browser_hash.equals(hashToken(browser)))
    throw new Refusal(tokenSpent)
  return { account: row.account }
}

export const pruneLogins = (db: Kysely<Database>, now: number) => pruneExpired(db, 'sso_codes', 'hash', now)
