import { randomUUID } from 'node:crypto'
import {
  loginAttemptEnded,
  loginCodeWrong,
  loginDeviceUnapproved,
  loginTooManyTries,
} from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { LoginLanguage, loginDevice, loginEmail } from '@latchkey/protocol/http/login'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Metrics } from '../../metrics.ts'
import { Refusal } from '../../refusal.ts'
import { normaliseAddress, storeAddress } from './addresses.ts'
import { codeLifetimeMs, hashCode, isCode, makeCode, maxTries } from './codes.ts'
import type { DataKeys } from './dataKeys.ts'
import { hashLink, linkLifetimeMs, makeLink, makeMatch } from './links.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { LoginTables } from './tables.ts'

/** The device that calls, and the page that embeds the wallet. An attempt is valid for all three only. */
export type Caller = { readonly projectId: string; readonly origin: string; readonly jkt: string }

export type Attempt = Selectable<LoginTables['login_attempts']>

/** Logins that were started and wait for a code or a link. */
export type Attempts = {
  /** Does the same work for known and unknown addresses. */
  start(caller: Caller, args: Attempts.Start): Promise<Omit<Answer<typeof loginEmail>, 'retryAfter'>>
  state(caller: Caller, id: string): Promise<Answer<typeof loginDevice>>
  /**
   * Rejects with a Refusal unless the code is right. Uses up the attempt together with
   * what `finish` does: if that fails, the code can be typed again.
   */
  complete<Value>(
    caller: Caller,
    args: { id: string; code: string | undefined },
    finish: (tx: Transaction<LoginTables>, attempt: Attempt) => Promise<Value>,
  ): Promise<Value>
  /** What a link is for; undefined if it was used or has expired. */
  findLink(token: string): Promise<Attempt | undefined>
  /** Approves the device if the number is the one the modal shows; otherwise refuses it for good. */
  answerLink(token: string, choice: number): Promise<'approved' | 'refused' | 'ended'>
}

export declare namespace Attempts {
  type Start = {
    email: string
    language: LoginLanguage
    browser: string
    /** Of an address for tests: it gets no mail, and needs no link. */
    fixedCode?: string | undefined
  }
}

const hourMs = 3_600_000
/** After so many burned codes within an hour, an address gets links only for an hour. */
const maxBurned = 3

export function createAttempts({ db, dataKeys, mails, metrics, clock }: createAttempts.Options): Attempts {
  const { logins } = metrics

  /** Whether the address burned three codes within an hour, and the last of them less than an hour ago. */
  async function isLinkOnly(addressHash: Buffer, now: number): Promise<boolean> {
    const rows = await db
      .selectFrom('login_attempts')
      .select('burned_at')
      .where('address_hash', '=', addressHash)
      .where('burned_at', '>', new Date(now - 2 * hourMs))
      .orderBy('burned_at', 'desc')
      .limit(20)
      .execute()
    const times = rows.map(({ burned_at }) => burned_at?.getTime() ?? 0)
    return times.some((time, index) => {
      const first = times[index + maxBurned - 1]
      return first !== undefined && time > now - hourMs && time - first <= hourMs
    })
  }

  /** Reads the same rows of the same indexes whether there is an account or not. */
  async function isKnownDevice({ projectId, jkt }: Caller, addressHash: Buffer): Promise<boolean> {
    const row = await db
      .selectFrom('login_accounts')
      .innerJoin('login_devices', 'login_devices.account_id', 'login_accounts.id')
      .select('login_devices.id')
      .leftJoin('login_app_grants', (join) =>
        join
          .onRef('login_app_grants.account_id', '=', 'login_accounts.id')
          .on('login_app_grants.project_id', '=', projectId)
          .on('login_app_grants.state', '=', 'granted'),
      )
      .where((row) =>
        row.or([
          row('login_accounts.project_id', '=', projectId),
          row('login_app_grants.own_id', 'is not', null),
        ]),
      )
      .where('login_accounts.address_hash', '=', addressHash)
      .where('login_devices.jkt', '=', jkt)
      .executeTakeFirst()
    return row !== undefined
  }

  function find({ projectId, origin, jkt }: Caller, id: string): Promise<Attempt | undefined> {
    return db
      .selectFrom('login_attempts')
      .selectAll()
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('origin', '=', origin)
      .where('jkt', '=', jkt)
      .executeTakeFirst()
  }

  return {
    async start(caller, { email, language, browser, fixedCode }) {
      const keys = await dataKeys()
      const address = storeAddress(keys, email)
      const now = clock()
      const isTest = fixedCode !== undefined
      const [isKnown, burned] = await retryLost(() =>
        Promise.all([isKnownDevice(caller, address.hash), isLinkOnly(address.hash, now)]),
      )
      const linkOnly = burned && !isTest
      const id = randomUUID()
      const action = isTest || (isKnown && !linkOnly) ? 'VERIFY_OTP' : 'VERIFY_DEVICE'
      // Made in any case, so that both ways take the same time.
      const code = fixedCode ?? makeCode()
      const codeHash = hashCode(keys, id, code)
      const link = makeLink()
      const { match, choices } = makeMatch()
      const hasLink = action === 'VERIFY_DEVICE'
      const expiresAt = new Date(now + (hasLink ? linkLifetimeMs : codeLifetimeMs))
      const row = {
        id,
        project_id: caller.projectId,
        origin: caller.origin,
        jkt: caller.jkt,
        address_hash: address.hash,
        sealed_address: address.sealed,
        language,
        browser,
        action,
        code_hash: linkOnly ? null : codeHash,
        code_expires_at: new Date(now + codeLifetimeMs),
        link_hash: hasLink ? link.hash : null,
        link_expires_at: hasLink ? new Date(now + linkLifetimeMs) : null,
        match: hasLink ? match : null,
        choices: hasLink ? choices : null,
        created_at: new Date(now),
        expires_at: new Date(now + linkLifetimeMs + codeLifetimeMs),
      } as const
      const mail = {
        kind: 'login',
        projectId: caller.projectId,
        // Not as it was typed: the mail must reach the mailbox that the account is found by.
        to: normaliseAddress(email),
        language,
        origin: caller.origin,
        code: linkOnly ? undefined : code,
        token: hasLink ? link.token : undefined,
      } as const
      await retryLost(() =>
        db.transaction().execute(async (tx) => {
          await tx
            .insertInto('login_attempts')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          if (!isTest) await mails.add(tx, { id, attemptId: id, mail, expiresAt })
        }),
      )
      mails.wake()
      logins.inc({ event: 'started' })
      return { attemptId: id, action, ...(hasLink && { match }) }
    },

    async state(caller, id) {
      const row = await retryLost(() => find(caller, id))
      if (!row) throw new Refusal(loginAttemptEnded)
      return { state: stateOf(row, clock()), mail: row.mail, needsCode: row.code_hash !== null }
    },

    async complete(caller, { id, code }, finish) {
      const keys = await dataKeys()
      const now = clock()
      if (code === undefined) return use({ isCodeRight: false })
      // The try is counted before the code is compared: of any number of guesses at once, five get past this.
      const counted = await retryLost(() =>
        db
          .updateTable('login_attempts')
          .set((row) => ({ tries: row('tries', '+', 1) }))
          .where('id', '=', id)
          .where('project_id', '=', caller.projectId)
          .where('origin', '=', caller.origin)
          .where('jkt', '=', caller.jkt)
          .where('tries', '<', maxTries)
          .where('code_hash', 'is not', null)
          .where('code_expires_at', '>', new Date(now))
          .where('used_at', 'is', null)
          .where((row) => row.or([row('action', '=', 'VERIFY_OTP'), row('approved_at', 'is not', null)]))
          .returning(['code_hash', 'tries'])
          .executeTakeFirst(),
      )
      if (!counted?.code_hash) throw await explain(caller, id, now)
      logins.inc({ event: 'compared' })
      if (!isCode(keys, id, code, counted.code_hash)) {
        if (counted.tries >= maxTries) await burn(id, now)
        throw new Refusal(counted.tries >= maxTries ? loginTooManyTries : loginCodeWrong)
      }
      return use({ isCodeRight: true })

      async function use({ isCodeRight }: { isCodeRight: boolean }) {
        const done = await db.transaction().execute(async (tx) => {
          const used = await tx
            .updateTable('login_attempts')
            .set({ used_at: new Date(now) })
            .where('id', '=', id)
            .where('project_id', '=', caller.projectId)
            .where('origin', '=', caller.origin)
            .where('jkt', '=', caller.jkt)
            .where('code_expires_at', '>', new Date(now))
            .where('used_at', 'is', null)
            // Without a code only if none was sent, because the link is enough.
            .$if(!isCodeRight, (query) =>
              query.where('code_hash', 'is', null).where('approved_at', 'is not', null),
            )
            .returningAll()
            .executeTakeFirst()
          return used && { value: await finish(tx, used) }
        })
        if (!done) throw await explain(caller, id, now)
        return done.value
      }
    },

    findLink: (token) =>
      retryLost(() =>
        db
          .selectFrom('login_attempts')
          .selectAll()
          .where('link_hash', '=', hashLink(token))
          .where('link_expires_at', '>', new Date(clock()))
          .where('approved_at', 'is', null)
          .where('refused_at', 'is', null)
          .executeTakeFirst(),
      ),

    async answerLink(token, choice) {
      const now = new Date(clock())
      const answer = db
        .updateTable('login_attempts')
        .set({
          approved_at: sql`case when match = ${choice} then ${now}::timestamptz end`,
          refused_at: sql`case when match = ${choice} then null else ${now}::timestamptz end`,
          // The code is worth nothing before this, so its time begins now.
          code_expires_at: new Date(now.getTime() + codeLifetimeMs),
        })
        .where('link_hash', '=', hashLink(token))
        .where('link_expires_at', '>', now)
        .where('approved_at', 'is', null)
        .where('refused_at', 'is', null)
        .returning(['approved_at'])
      // Not repeated: it may have happened, and the visitor would read that the link was used.
      const row = await retryLost(() => answer.executeTakeFirst(), 0)
      if (!row) return 'ended'
      const outcome = row.approved_at ? 'approved' : 'refused'
      logins.inc({ event: outcome })
      return outcome
    },
  }

  async function burn(id: string, now: number): Promise<void> {
    logins.inc({ event: 'burned' })
    await db
      .updateTable('login_attempts')
      .set({ burned_at: new Date(now) })
      .where('id', '=', id)
      .execute()
  }

  /** Why no code was compared. */
  async function explain(caller: Caller, id: string, now: number): Promise<Refusal> {
    const row = await find(caller, id)
    if (!row || row.used_at || row.refused_at) return new Refusal(loginAttemptEnded)
    if (row.tries >= maxTries) return new Refusal(loginTooManyTries)
    const isWaiting = row.action === 'VERIFY_DEVICE' && !row.approved_at
    if (isWaiting && row.link_expires_at && row.link_expires_at.getTime() > now)
      return new Refusal(loginDeviceUnapproved)
    // A code is needed, and none was sent.
    if (row.code_hash && row.code_expires_at.getTime() > now) return new Refusal(loginCodeWrong)
    return new Refusal(loginAttemptEnded)
  }
}

export declare namespace createAttempts {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    metrics: Pick<Metrics, 'logins'>
    clock: Clock
  }
}

function stateOf(row: Attempt, now: number): Answer<typeof loginDevice>['state'] {
  if (row.refused_at) return 'refused'
  if (row.used_at || row.tries >= maxTries) return 'ended'
  if (row.approved_at) return row.code_expires_at.getTime() > now ? 'approved' : 'ended'
  const until = row.link_expires_at ?? row.code_expires_at
  return until.getTime() > now ? 'waiting' : 'ended'
}
