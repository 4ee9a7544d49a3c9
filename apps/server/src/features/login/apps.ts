import { loginAttemptEnded } from '@latchkey/protocol/catalogue'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import type { Access } from '../../walletCalls/readAccessToken.ts'
import type { Entry } from './accounts.ts'
import { isAllowed } from './checkRules.ts'
import { endDevices, endSessions } from './endSessions.ts'
import type { LoginTables } from './tables.ts'

type Tx = Transaction<LoginTables>
type Candidate = Pick<Selectable<LoginTables['login_accounts']>, 'id' | 'project_id' | 'sealed_address'>
type Decided = Pick<
  Selectable<LoginTables['login_app_grants']>,
  'own_id' | 'account_id' | 'project_id' | 'state'
>

/** How long after a login the visitor may decide: it has to be the person who has just proven who they are. */
const decisionMs = 600_000

/** Other apps of a group that visitors use their wallet in. */
export type Apps = {
  /**
   * What a login to an app leads to besides its own account there: the account of another app
   * whose wallet the visitor uses here, or the question whether they want to. Call it only
   * after the login has proven who the visitor is: the answer tells where they have a wallet.
   */
  find(tx: Tx, entry: Entry, groupmates: readonly Project[]): Promise<Apps.Found>
  /** Keeps what the visitor has decided. Resolves to the account, if they share its wallet. Rejects with a Refusal. */
  decide(tx: Tx, session: Access, args: Apps.Decision): Promise<Apps.Home | undefined>
  /** Which device the visitor agreed on. */
  setDevice(tx: Tx, home: Apps.Home, appId: string, deviceId: string): Promise<void>
  list(session: Access): Promise<Apps.Used[]>
  /** Ends the app's sessions, and removes the devices that only it was used on. */
  remove(session: Access, appId: string): Promise<number>
}

export declare namespace Apps {
  type Home = { readonly account: Entry['account']; readonly project: Project }
  type Found = {
    readonly home?: Home
    readonly offer?: { readonly project: Project; readonly origin: string | undefined }
  }
  type Decision = { readonly isShared: boolean; readonly groupmates: readonly Project[] }
  type Used = {
    readonly projectId: string
    readonly grantedAt: Date
    /** Of its page that was used last. */
    readonly origin: string | undefined
    /** Thumbprints of the keys that only this app has used. */
    readonly keys: string[]
  }
}

export function createApps({ db, clock }: createApps.Options): Apps {
  const now = () => new Date(clock())

  /** Accounts of the same person in the other apps, the oldest first. */
  async function candidates(
    tx: Tx,
    { sharedBy }: Entry,
    groupmates: readonly Project[],
  ): Promise<readonly Candidate[]> {
    const ids = groupmates.map(({ id }) => id)
    if (!sharedBy || ids.length === 0) return []
    const accounts = tx
      .selectFrom('login_accounts as account')
      .select(['account.id', 'account.project_id', 'account.sealed_address'])
      .where('account.project_id', 'in', ids)
      // Without a login there is no wallet.
      .where('account.first_login_at', 'is not', null)
      .orderBy('account.created_at')
      .orderBy('account.id')
    return 'addressHash' in sharedBy
      ? accounts.where('account.address_hash', '=', sharedBy.addressHash).execute()
      : accounts
          .innerJoin('login_identities as identity', 'identity.account_id', 'account.id')
          .where('identity.subject_hash', '=', sharedBy.subjectHash)
          .execute()
  }

  function findDecision(tx: Tx, ownId: string): Promise<Decided | undefined> {
    return tx
      .selectFrom('login_app_grants')
      .select(['own_id', 'account_id', 'project_id', 'state'])
      .where('own_id', '=', ownId)
      .executeTakeFirst()
  }

  async function findGranted(tx: Tx, found: readonly Candidate[], appId: string) {
    if (found.length === 0) return undefined
    const ids = found.map(({ id }) => id)
    const grant = await tx
      .selectFrom('login_app_grants')
      .select('account_id')
      .where('project_id', '=', appId)
      .where('account_id', 'in', ids)
      .where('state', '=', 'granted')
      .executeTakeFirst()
    return found.find(({ id }) => id === grant?.account_id)
  }

  async function keepOffer(tx: Tx, ownId: string, accountId: string, appId: string): Promise<void> {
    await tx
      .insertInto('login_app_grants')
      .values({
        own_id: ownId,
        account_id: accountId,
        project_id: appId,
        state: 'offered',
        created_at: now(),
      })
      .onConflict((conflict) =>
        conflict.column('own_id').doUpdateSet({ account_id: accountId, state: 'offered' }),
      )
      .execute()
  }

  /** The visitor gets a wallet of their own now, as if they had declined: another one must not take its place later. */
  async function closeDecision(tx: Tx, { account_id, own_id, project_id, state }: Decided): Promise<void> {
    if (state === 'granted')
      await revokeApps(tx, { accountId: account_id, now: clock() }, { appId: project_id })
    await tx.updateTable('login_app_grants').set({ state: 'declined' }).where('own_id', '=', own_id).execute()
  }

  return {
    async find(tx, entry, groupmates) {
      const { account: own, project_id, proven } = entry
      const decided = own.isNew ? undefined : await findDecision(tx, own.id)
      // Who has used the account of their own has a wallet in it, which must stay within reach.
      if (!own.isNew && (!decided || decided.state === 'declined')) return {}
      const found = await candidates(tx, entry, groupmates)
      const toHome = ({ id, project_id: home, sealed_address }: Candidate) => {
        const project = groupmates.find((one) => one.id === home)
        return project && { account: { id, isNew: false, sealed_address }, project }
      }
      // By who they are now, not by who they were: an address that was given up leads nowhere.
      const granted = await findGranted(tx, found, project_id)
      const home = granted && toHome(granted)
      const offered = found
        .map(toHome)
        .find((one) => one && isAllowed(one.project.loginRules, { ...proven, accountId: one.account.id }))
      const wanted = home ?? offered
      if (!wanted) {
        if (decided) await closeDecision(tx, decided)
        return {}
      }
      if (decided?.state !== 'granted') await keepOffer(tx, own.id, wanted.account.id, project_id)
      if (home) return { home }
      // Another person's by now, who gave this address up.
      if (decided?.state === 'granted') {
        await closeDecision(tx, decided)
        return {}
      }
      const used = await tx
        .selectFrom('login_sessions')
        .select('origin')
        .where('account_id', '=', wanted.account.id)
        .where('project_id', '=', wanted.project.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { offer: { project: wanted.project, origin: used?.origin } }
    },

    async decide(tx, session, { isShared, groupmates }) {
      const { accountId, appId, loggedInAt } = session
      const grant = await tx
        .selectFrom('login_app_grants')
        .selectAll()
        .where('own_id', '=', accountId)
        .where('project_id', '=', appId)
        .where('state', '=', 'offered')
        .forUpdate()
        .executeTakeFirst()
      if (!grant || clock() - loggedInAt > decisionMs) throw new Refusal(loginAttemptEnded)
      const decision = tx.updateTable('login_app_grants').where('own_id', '=', accountId)
      if (!isShared) {
        await decision.set({ state: 'declined' }).execute()
        return undefined
      }
      const account = await tx
        .selectFrom('login_accounts')
        .select(['id', 'project_id', 'sealed_address'])
        .where('id', '=', grant.account_id)
        .forUpdate()
        .executeTakeFirst()
      const project = groupmates.find(({ id }) => id === account?.project_id)
      // It may have got another address, or its app have left the group, while the visitor read.
      if (!account || !project || !(await isSamePerson(tx, accountId, account.id)))
        throw new Refusal(loginAttemptEnded)
      await decision.set({ state: 'granted', granted_at: now(), revoked_at: null }).execute()
      // What was only there to ask.
      const devices = await tx
        .deleteFrom('login_devices')
        .where('account_id', '=', accountId)
        .returning('id')
        .execute()
      if (devices.length > 0)
        await endDevices(
          tx,
          accountId,
          devices.map(({ id }) => id),
          clock(),
        )
      const { id, sealed_address } = account
      return { account: { id, isNew: false, sealed_address }, project }
    },

    async setDevice(tx, { account }, appId, deviceId) {
      await tx
        .updateTable('login_app_grants')
        .set({ device_id: deviceId })
        .where('account_id', '=', account.id)
        .where('project_id', '=', appId)
        .where('state', '=', 'granted')
        .execute()
    },

    async list({ accountId }) {
      const [grants, sessions] = await retryLost(() =>
        Promise.all([
          db
            .selectFrom('login_app_grants')
            .select(['project_id', 'granted_at'])
            .where('account_id', '=', accountId)
            .where('state', '=', 'granted')
            .orderBy('granted_at', 'desc')
            .execute(),
          db
            .selectFrom('login_sessions')
            .select(['project_id', 'origin', 'jkt'])
            .where('account_id', '=', accountId)
            .orderBy('created_at', 'desc')
            .execute(),
        ]),
      )
      return grants.map(({ project_id: projectId, granted_at }) => {
        const own = sessions.filter((session) => session.project_id === projectId)
        const others = new Set(sessions.filter((one) => !own.includes(one)).map(({ jkt }) => jkt))
        return {
          projectId,
          grantedAt: granted_at ?? now(),
          origin: own[0]?.origin,
          keys: [...new Set(own.map(({ jkt }) => jkt))].filter((jkt) => !others.has(jkt)),
        }
      })
    },

    remove: ({ accountId }, appId) =>
      db.transaction().execute((tx) => revokeApps(tx, { accountId, now: clock() }, { appId })),
  }
}

export declare namespace createApps {
  type Options = { db: Kysely<LoginTables>; clock: Clock }
}

/** Takes the wallet away from an app, or from those that a device has added; resolves to how many. */
export async function revokeApps(
  tx: Tx,
  { accountId, now }: { readonly accountId: string; readonly now: number },
  which: { readonly appId: string } | { readonly deviceId: string },
): Promise<number> {
  const revoked = await tx
    .updateTable('login_app_grants')
    .set({ state: 'revoked', revoked_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('state', '=', 'granted')
    .where((row) =>
      'appId' in which ? row('project_id', '=', which.appId) : row('device_id', '=', which.deviceId),
    )
    .returning('project_id')
    .execute()
  if (revoked.length === 0) return 0
  const sessions = await tx
    .selectFrom('login_sessions')
    .select(['id', 'device_id', 'project_id'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
  const isRevoked = (session: (typeof sessions)[number]) =>
    revoked.some(({ project_id }) => project_id === session.project_id)
  const ended = sessions.filter(isRevoked)
  const ids = ended.map(({ id }) => id)
  await endSessions(tx, ids, 'device', now)
  // Apps of the same site have the key of a device in common.
  const kept = new Set(sessions.filter((one) => !isRevoked(one)).map(({ device_id }) => device_id))
  const devices = ended.map(({ device_id }) => device_id).filter((id) => !kept.has(id))
  if (devices.length > 0)
    await tx
      .deleteFrom('login_devices')
      .where('account_id', '=', accountId)
      .where('id', 'in', devices)
      .execute()
  return revoked.length
}

/** Whether two accounts log in with the same address, or with the same account at a provider. */
async function isSamePerson(tx: Tx, ownId: string, homeId: string): Promise<boolean> {
  const address = await tx
    .selectFrom('login_accounts as own')
    .innerJoin('login_accounts as home', 'home.address_hash', 'own.address_hash')
    .select('own.id')
    .where('own.id', '=', ownId)
    .where('home.id', '=', homeId)
    .executeTakeFirst()
  if (address) return true
  const subject = await tx
    .selectFrom('login_identities as own')
    .innerJoin('login_identities as home', 'home.subject_hash', 'own.subject_hash')
    .select('own.account_id')
    .where('own.account_id', '=', ownId)
    .where('home.account_id', '=', homeId)
    .executeTakeFirst()
  return subject !== undefined
}
