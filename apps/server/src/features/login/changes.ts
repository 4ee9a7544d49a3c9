import { randomUUID } from 'node:crypto'
import {
  loginAddressMissing,
  loginAttemptEnded,
  loginCodeWrong,
  loginTooManyTries,
} from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type { LoginLanguage, loginEmailChange } from '@latchkey/protocol/http/login'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Metrics } from '../../metrics.ts'
import type { LoginRules } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { readAddress, storeAddress } from './addresses.ts'
import { checkRules } from './checkRules.ts'
import { codeLifetimeMs, hashCode, isCode, makeCode, maxTries } from './codes.ts'
import type { DataKeys } from './dataKeys.ts'
import { isUndoPending } from './isUndoPending.ts'
import { hashLink, makeLink } from './links.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { Session } from './sessions.ts'
import type { LoginTables } from './tables.ts'

type Step = Omit<Answer<typeof loginEmailChange>, 'retryAfter'>

/** Changes of an email address: a code to the old one, a code to the new one, then a day to undo it. */
export type Changes = {
  start(session: Session, args: Body<typeof loginEmailChange>): Promise<Step>
  confirm(session: Session, args: Changes.Confirm): Promise<Step>
  /** The language of the page; undefined if the link was used or has expired. */
  findUndo(token: string): Promise<LoginLanguage | undefined>
  /** Restores the address and ends every session of the account. */
  undo(token: string): Promise<'undone' | 'ended'>
}

export declare namespace Changes {
  type Confirm = {
    changeId: string
    code: string
    /** Of the project: the new address has to be let in. */
    rules: LoginRules | null
  }
}

const undoMs = 86_400_000

export function createChanges({ db, dataKeys, mails, metrics, clock }: createChanges.Options): Changes {
  /** Sends the next code, and stores its hash. Each step has its own code and its own tries. */
  async function ask(tx: Kysely<LoginTables>, keys: DataKeys, row: Row, step: 'old' | 'new') {
    const code = makeCode()
    const expiresAt = new Date(clock() + codeLifetimeMs)
    await tx
      .updateTable('login_changes')
      .set({ step, code_hash: hashCode(keys, row.id, code), code_expires_at: expiresAt, tries: 0 })
      .where('id', '=', row.id)
      .execute()
    const to = readAddress(keys, step === 'old' ? row.old_sealed : row.new_sealed)
    const { language, origin } = row
    const mail = { kind: 'change', to, language, origin, code } as const
    await mails.add(tx, { id: randomUUID(), mail, expiresAt })
  }

  async function finish(tx: Kysely<LoginTables>, keys: DataKeys, row: Row): Promise<boolean> {
    const { project_id: projectId } = await tx
      .selectFrom('login_accounts')
      .select('project_id')
      .where('id', '=', row.account_id)
      .executeTakeFirstOrThrow()
    const taken = await tx
      .selectFrom('login_accounts')
      .select('id')
      .where('project_id', '=', projectId)
      .where('address_hash', '=', row.new_hash)
      .executeTakeFirst()
    const wanted = { projectId, addressHash: row.new_hash, accountId: row.account_id, now: new Date(clock()) }
    if (taken || (await isUndoPending(tx, wanted))) return false
    const { numUpdatedRows } = await tx
      .updateTable('login_accounts')
      .set({ address_hash: row.new_hash, sealed_address: row.new_sealed })
      .where('id', '=', row.account_id)
      // Another change may have been completed meanwhile.
      .where('address_hash', '=', row.old_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const { token, hash } = makeLink()
    const expiresAt = new Date(clock() + undoMs)
    await tx
      .updateTable('login_changes')
      .set({ step: 'done', undo_hash: hash, expires_at: expiresAt })
      .where('id', '=', row.id)
      .execute()
    const { language, origin } = row
    const to = readAddress(keys, row.old_sealed)
    await mails.add(tx, {
      id: randomUUID(),
      mail: { kind: 'changed', to, language, origin, token },
      expiresAt,
    })
    return true
  }

  return {
    async start(session, { email, language }) {
      const keys = await dataKeys()
      const fresh = storeAddress(keys, email)
      const id = randomUUID()
      await db.transaction().execute(async (tx) => {
        const account = await tx
          .selectFrom('login_accounts')
          .selectAll()
          .where('id', '=', session.accountId)
          .executeTakeFirstOrThrow()
        const { address_hash: old_hash, sealed_address: old_sealed } = account
        if (!old_hash || !old_sealed) throw new Refusal(loginAddressMissing)
        const expires = new Date(clock() + 2 * codeLifetimeMs)
        const row = await tx
          .insertInto('login_changes')
          .values({
            id,
            account_id: session.accountId,
            jkt: session.jkt,
            language,
            origin: session.origin,
            step: 'old',
            old_hash,
            old_sealed,
            new_hash: fresh.hash,
            new_sealed: fresh.sealed,
            code_hash: Buffer.alloc(32),
            code_expires_at: expires,
            created_at: new Date(clock()),
            expires_at: expires,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await ask(tx, keys, row, 'old')
      })
      mails.wake()
      return { changeId: id, step: 'old' }
    },

    async confirm({ accountId, jkt }, { changeId, code, rules }) {
      const keys = await dataKeys()
      // Counted before it is compared, as for logins.
      const row = await db
        .updateTable('login_changes')
        .set((change) => ({ tries: change('tries', '+', 1) }))
        .where('id', '=', changeId)
        .where('account_id', '=', accountId)
        .where('jkt', '=', jkt)
        .where('step', 'in', ['old', 'new'])
        .where('tries', '<', maxTries)
        .where('code_expires_at', '>', new Date(clock()))
        .returningAll()
        .executeTakeFirst()
      if (!row) throw new Refusal(loginAttemptEnded)
      metrics.logins.inc({ event: 'compared' })
      if (!isCode(keys, changeId, code, row.code_hash))
        throw new Refusal(row.tries >= maxTries ? loginTooManyTries : loginCodeWrong)
      const step = await db.transaction().execute(async (tx) => {
        // Of two calls with the right code, one continues.
        const own = await tx
          .updateTable('login_changes')
          .set({ code_hash: Buffer.alloc(32), tries: maxTries })
          .where('id', '=', changeId)
          .where('code_hash', '=', row.code_hash)
          .returning('id')
          .executeTakeFirst()
        if (!own) throw new Refusal(loginAttemptEnded)
        if (row.step === 'old') {
          await ask(tx, keys, row, 'new')
          return 'new' as const
        }
        // Else the visitor could not log in with it. They have shown that it is theirs.
        checkRules(rules, { accountId, email: readAddress(keys, row.new_sealed) })
        // An address that has an account of its own: only its owner, who has its mail, learns of it.
        if (!(await finish(tx, keys, row))) throw new Refusal(loginAttemptEnded)
        return 'done' as const
      })
      mails.wake()
      return { changeId, step }
    },

    async findUndo(token) {
      const row = await db
        .selectFrom('login_changes')
        .select('language')
        .where('undo_hash', '=', hashLink(token))
        .where('step', '=', 'done')
        .where('expires_at', '>', new Date(clock()))
        .executeTakeFirst()
      return row?.language
    },

    undo: (token) =>
      db.transaction().execute(async (tx) => {
        const now = new Date(clock())
        const row = await tx
          .updateTable('login_changes')
          .set({ step: 'undone' })
          .where('undo_hash', '=', hashLink(token))
          .where('step', '=', 'done')
          .where('expires_at', '>', now)
          .returningAll()
          .executeTakeFirst()
        if (!row) return 'ended'
        // Whatever the address is by now: a thief could change it twice.
        await tx
          .updateTable('login_accounts')
          .set({ address_hash: row.old_hash, sealed_address: row.old_sealed })
          .where('id', '=', row.account_id)
          .execute()
        await tx
          .updateTable('login_changes')
          .set({ step: 'undone' })
          .where('account_id', '=', row.account_id)
          // Later ones start from an address that is not the account's any more. Earlier ones can still be undone.
          .where('created_at', '>', row.created_at)
          .execute()
        // All devices have to be approved again.
        await tx.deleteFrom('login_devices').where('account_id', '=', row.account_id).execute()
        await tx
          .updateTable('login_sessions')
          .set({ ended_at: now, ended_by: 'change' })
          .where('account_id', '=', row.account_id)
          .where('ended_at', 'is', null)
          .execute()
        return 'undone'
      }),
  }
}

export declare namespace createChanges {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    metrics: Pick<Metrics, 'logins'>
    clock: Clock
  }
}

type Row = Selectable<LoginTables['login_changes']>
