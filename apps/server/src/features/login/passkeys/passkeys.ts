import { randomBytes, randomUUID } from 'node:crypto'
import { loginPasskeyInvalid, loginPasskeyUnknown } from '@latchkey/protocol/catalogue'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { CreatedPasskey, UsedPasskey } from '@latchkey/protocol/http/passkey'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { Metrics } from '../../../metrics.ts'
import { Refusal } from '../../../refusal.ts'
import type { Entry } from '../accounts.ts'
import type { Caller } from '../attempts.ts'
import type { Session } from '../sessions.ts'
import type { LoginTables } from '../tables.ts'
import { type Expected, hash, verifyCreated, verifyUsed } from './verifyPasskey.ts'

type Open<Value> = (tx: Transaction<LoginTables>, entry: Entry) => Promise<Value>

/** Logins with a passkey alone. */
export type Passkeys = {
  challenge(caller: Caller): Promise<{ challengeId: string; challenge: string }>
  /** A new account; `open` is part of the same transaction. Rejects with a Refusal. */
  create<Value>(caller: Caller, args: Passkeys.Args<CreatedPasskey>, open: Open<Value>): Promise<Value>
  /** The account of a passkey. Rejects with a Refusal. */
  use<Value>(caller: Caller, args: Passkeys.Args<UsedPasskey>, open: Open<Value>): Promise<Value>
  /** Another passkey for an account that has one, or the first one of a guest. Rejects with a Refusal. */
  add(
    session: Session,
    args: Pick<Passkeys.Args<CreatedPasskey>, 'challengeId' | 'credential'>,
  ): Promise<void>
  /** Takes the login away from one. False if it is the last one, or none of the account. */
  remove(session: Session, userHandle: string): Promise<boolean>
}

export declare namespace Passkeys {
  type Args<Credential> = {
    readonly challengeId: string
    readonly credential: Credential
    readonly language: LoginLanguage
    readonly browser: string
  }
}

const lifetimeMs = 300_000
/** It proves no address, and no subject. */
const byPasskey = { methods: ['passkey'], proven: {} }
/** More than a person keeps. */
const maxPasskeys = 20

export function createPasskeys({ db, walletOrigin, metrics, clock }: createPasskeys.Options): Passkeys {
  const now = () => new Date(clock())

  /** Uses it up, whatever follows. */
  async function take(id: string, { jkt, projectId, origin }: Taker): Promise<Expected> {
    const taken = db
      .deleteFrom('login_challenges')
      .where('id', '=', id)
      .where('jkt', '=', jkt)
      .where('project_id', '=', projectId)
      .where('origin', '=', origin)
      .where('expires_at', '>', now())
      .returning('challenge_hash')
    const row = await retryLost(() => taken.executeTakeFirst(), 0)
    if (!row) throw new Refusal(loginPasskeyInvalid)
    return { origin: walletOrigin, challengeHash: row.challenge_hash }
  }

  async function verify<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (cause) {
      metrics.logins.inc({ event: 'passkey_refused' })
      throw new Refusal(loginPasskeyInvalid, { cause })
    }
  }

  const toRow = ({ id, userHandle }: CreatedPasskey, { publicKey, uses }: Verified) => ({
    id: hash(id),
    handle_hash: hash(userHandle),
    public_key: publicKey,
    uses,
    created_at: now(),
    used_at: now(),
  })

  return {
    async challenge({ projectId, origin, jkt }) {
      const challengeId = randomUUID()
      const challenge = randomBytes(32).toString('base64url')
      await retryLost(() =>
        db
          .insertInto('login_challenges')
          .values({
            id: challengeId,
            project_id: projectId,
            origin,
            jkt,
            challenge_hash: hash(challenge),
            created_at: now(),
            expires_at: new Date(clock() + lifetimeMs),
          })
          .execute(),
      )
      return { challengeId, challenge }
    },

    async create(caller, { challengeId, credential, language, browser }, open) {
      const expected = await take(challengeId, caller)
      const verified = await verify(() => verifyCreated(credential, expected))
      const { projectId: project_id, origin, jkt } = caller
      return db.transaction().execute(async (tx) => {
        const id = randomUUID()
        await tx
          .insertInto('login_accounts')
          .values({
            id,
            project_id,
            address_hash: null,
            sealed_address: null,
            first_login_at: now(),
            created_at: now(),
          })
          .execute()
        const row = await tx
          .insertInto('login_passkeys')
          .values({ ...toRow(credential, verified), project_id, account_id: id })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        // An authenticator never makes the same one twice.
        if (!row) throw new Refusal(loginPasskeyInvalid)
        metrics.logins.inc({ event: 'passkey_created' })
        const account = { id, isNew: true, sealed_address: null }
        return open(tx, { project_id, origin, jkt, language, browser, account, ...byPasskey })
      })
    },

    async use(caller, { challengeId, credential, language, browser }, open) {
      const expected = await take(challengeId, caller)
      const { projectId: project_id, origin, jkt } = caller
      return db.transaction().execute(async (tx) => {
        // Locked: of two answers at once, the second sees the counter of the first.
        const known = await tx
          .selectFrom('login_passkeys')
          .selectAll()
          .where('id', '=', hash(credential.id))
          .where('project_id', '=', project_id)
          .forUpdate()
          .executeTakeFirst()
        if (!known?.handle_hash.equals(hash(credential.userHandle))) throw new Refusal(loginPasskeyUnknown)
        const { account_id: id, public_key: publicKey } = known
        const uses = await verify(() =>
          verifyUsed(credential, { publicKey, uses: Number(known.uses) }, expected),
        )
        await tx
          .updateTable('login_passkeys')
          .set({ uses, used_at: now() })
          .where('id', '=', known.id)
          .execute()
        metrics.logins.inc({ event: 'passkey_used' })
        const account = { id, isNew: false, sealed_address: null }
        return open(tx, { project_id, origin, jkt, language, browser, account, ...byPasskey })
      })
    },

    remove: ({ accountId }, userHandle) =>
      db.transaction().execute(async (tx) => {
        const known = await lockAll(tx, accountId)
        const found = known.find(({ handle_hash }) => handle_hash.equals(hash(userHandle)))
        if (!found || known.length === 1) return false
        await tx.deleteFrom('login_passkeys').where('id', '=', found.id).execute()
        return true
      }),

    async add(session, { challengeId, credential }) {
      const { accountId: account_id, appId, projectId: project_id } = session
      const expected = await take(challengeId, { ...session, projectId: appId })
      const verified = await verify(() => verifyCreated(credential, expected))
      await db.transaction().execute(async (tx) => {
        const known = await lockAll(tx, account_id)
        // Accounts with an address or a provider have their own way in.
        const mayLogIn = known.length > 0 || (await isGuest(tx, account_id))
        if (!mayLogIn || known.length >= maxPasskeys) throw new Refusal(loginPasskeyInvalid)
        await tx
          .insertInto('login_passkeys')
          .values({ ...toRow(credential, verified), project_id, account_id })
          .execute()
      })
    },
  }
}

export declare namespace createPasskeys {
  type Options = {
    db: Kysely<LoginTables>
    walletOrigin: string
    metrics: Pick<Metrics, 'logins'>
    clock: Clock
  }
}

/** Of an account, so that no two calls change them at once. */
function lockAll(tx: Transaction<LoginTables>, accountId: string) {
  return tx
    .selectFrom('login_passkeys')
    .select(['id', 'handle_hash'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function isGuest(tx: Transaction<LoginTables>, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('login_identities')
    .select('provider')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'guest')
    .executeTakeFirst()
  return found !== undefined
}

type Verified = { readonly publicKey: Buffer; readonly uses: number }
type Taker = Pick<Caller, 'jkt' | 'projectId' | 'origin'>
