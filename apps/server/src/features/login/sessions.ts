import { randomUUID } from 'node:crypto'
import {
  loginAddressMissing,
  loginSessionEnded,
  loginTokenInvalid,
  loginUserDisabled,
} from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { LoginLanguage, loginDevices, loginOtp } from '@latchkey/protocol/http/login'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { LoginRules, Project } from '../../projects/project.ts'
import type { Projects } from '../../projects/projects.ts'
import { Refusal } from '../../refusal.ts'
import type { Access } from '../../walletCalls/readAccessToken.ts'
import type { AccessTokens } from './accessTokens.ts'
import { type Entry, isInserted } from './accounts.ts'
import { readAddress } from './addresses.ts'
import type { Apps } from './apps.ts'
import type { Caller } from './attempts.ts'
import { checkRules } from './checkRules.ts'
import type { DataKeys } from './dataKeys.ts'
import { endDevices, endSessions } from './endSessions.ts'
import type { NewDevices } from './newDevices.ts'
import { firstRefreshToken, nextRefreshToken, type RefreshToken, readRefreshToken } from './refreshTokens.ts'
import { hashGuest } from './subjects.ts'
import { isShutOut } from './support/isShutOut.ts'
import type { LoginTables } from './tables.ts'
import type { TellCreated } from './tellCreated.ts'

const dayMs = 86_400_000
/** A session ends if it is not refreshed for so long. */
const idleMs = 7 * dayMs
const lifetimeMs = 30 * dayMs
/** Of a session to leave with: long enough to write down 24 words. */
const leavingMs = 3_600_000
/**
 * How long the last used refresh token returns the same answer again to the key of its
 * device: answers get lost, and two tabs may refresh at once.
 */
const graceMs = 10_000
/** More devices than a person has; the one not used for longest makes room. */
const maxDevices = 10

export type SignedIn = Answer<typeof loginOtp>

/** Devices and sessions of accounts. */
export type Sessions = {
  /**
   * The only way to a session, however the visitor has logged in. Rejects with a Refusal if the
   * project does not let them in. A new device of an account that existed before opens its wallet
   * after the delay. A visitor who is shut out gets a session to leave with.
   */
  open(tx: Transaction<LoginTables>, entry: Entry, policy: SessionPolicy): Promise<SignedIn>
  /** Keeps whether the visitor uses the wallet of another app in this one. If so, it is another session. */
  decide(session: Session, choice: Sessions.Choice, policy: SessionPolicy): Promise<SignedIn | undefined>
  /** `isGroupmate`: whether the app may still use wallets of another one. */
  refresh(
    caller: Caller,
    token: string,
    isGroupmate: (projectId: string) => Promise<boolean>,
  ): Promise<SignedIn>
  /** The session of an access token, unless it has ended. `mayLeave`: also of a visitor who is shut out. */
  check(token: string, jkt: string, options?: { readonly mayLeave?: boolean }): Promise<Session>
  /** Whether the session of an access token has not ended. Rejects with a Refusal if it is no token of ours. */
  isActive(token: string): Promise<boolean>
  /** The email address that the account logs in with. Rejects with a Refusal if it logs in with a provider. */
  address(session: Session): Promise<string>
  /** An address that the account logs in with, or that its provider has verified. */
  email(session: Session): Promise<string | undefined>
  signOut(session: Session): Promise<number>
  devices(session: Session): Promise<Answer<typeof loginDevices>['devices']>
  removeDevice(session: Session, id: string): Promise<number>
}

export declare namespace Sessions {
  type Choice = {
    readonly isShared: boolean
    readonly language: LoginLanguage
    readonly browser: string
  }
}

/** What a project asks of logins. */
export type SessionPolicy = {
  /** What visitors know it by. */
  readonly name: string
  readonly newDeviceDelayMs: number
  readonly rules: LoginRules | null
  /** Apps whose wallets visitors may use here. */
  readonly groupmates: readonly Project[]
}

export async function policyOf(
  projects: Pick<Projects, 'groupmates'>,
  project: Project | undefined,
): Promise<SessionPolicy> {
  const { loginRules = null, name = '' } = project ?? {}
  return {
    name,
    newDeviceDelayMs: delayOf(project),
    rules: loginRules,
    groupmates: project ? await projects.groupmates(project) : [],
  }
}

const delayOf = (project: Project | undefined) => (project?.newDeviceDelayMinutes ?? 0) * 60_000

export type Session = Access & { readonly deviceId: string; readonly origin: string }

export function createSessions(options: createSessions.Options): Sessions {
  const { db, dataKeys, accessTokens, apps, newDevices, clock, tellCreated } = options
  async function toSignedIn(row: Row, refresh: RefreshToken): Promise<SignedIn> {
    const { id: sessionId, account_id: accountId, project_id: appId, jkt, methods, expires_at } = row
    const projectId = row.home_project_id ?? appId
    const opensAt = row.opens_at.getTime()
    const waitMs = opensAt - clock()
    const isLeaving = row.is_leaving
    const loggedInAt = row.created_at.getTime()
    const access = await accessTokens.sign(
      { sessionId, accountId, projectId, appId, jkt, methods, opensAt, loggedInAt, isLeaving },
      expires_at.getTime(),
    )
    return {
      accountId,
      deviceId: row.device_id,
      accessToken: access.text,
      accessExpiresIn: access.expiresIn,
      refreshToken: refresh.text,
      expiresAt: expires_at.toISOString(),
      ...(waitMs > 0 && { walletOpensIn: Math.ceil(waitMs / 1_000) }),
      ...(projectId !== appId && { homeProjectId: projectId }),
      ...(isLeaving && { isLeaving }),
    }
  }

  async function findActive({ sessionId }: Access): Promise<Row | undefined> {
    const row = await retryLost(() =>
      db.selectFrom('login_sessions').selectAll().where('id', '=', sessionId).executeTakeFirst(),
    )
    return row && isAlive(row, clock()) ? row : undefined
  }

  function readAccount({ accountId }: Session) {
    return retryLost(() =>
      db
        .selectFrom('login_accounts')
        .select(['address_hash', 'sealed_address'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow(),
    )
  }

  async function start(tx: Transaction<LoginTables>, entry: Entry, how: Starting): Promise<SignedIn> {
    const keys = await dataKeys()
    const now = new Date(clock())
    const id = randomUUID()
    const token = firstRefreshToken(keys, id)
    const { account, project_id, origin, jkt, methods } = entry
    const accountId = account.id
    const device = await findDevice(tx, entry, now)
    const deviceId = device.id
    // An account that was just created has no wallet to open.
    const isAnnounced = (device.isNew || how.isNewApp) && !account.isNew
    const known = device.isNew ? undefined : device.opens_at
    const opensAt = isAnnounced
      ? await newDevices.announce(tx, { deviceId, entry, delayMs: how.newDeviceDelayMs, opensAt: known })
      : device.opens_at
    const row = await tx
      .insertInto('login_sessions')
      .values({
        id,
        account_id: accountId,
        device_id: deviceId,
        project_id,
        home_project_id: how.homeId ?? null,
        origin,
        jkt,
        methods,
        refresh_hash: token.hash,
        created_at: now,
        rotated_at: now,
        expires_at: new Date(now.getTime() + (how.isLeaving ? leavingMs : lifetimeMs)),
        opens_at: opensAt,
        is_leaving: how.isLeaving ?? false,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toSignedIn(row, token)
  }

  return {
    async open(tx, entry, policy) {
      const { proven } = entry
      const { home, offer } = await apps.find(tx, entry, policy.groupmates)
      if (home) {
        // Both apps have to let them in.
        for (const rules of [policy.rules, home.project.loginRules])
          checkRules(rules, { ...proven, accountId: home.account.id })
        const isLeaving = await isShutOut(tx, [entry.account.id, home.account.id])
        return start(tx, { ...entry, account: home.account }, { ...sharing(policy, home), isLeaving })
      }
      checkRules(policy.rules, { ...proven, accountId: entry.account.id })
      if (await isShutOut(tx, [entry.account.id])) return start(tx, entry, { ...policy, isLeaving: true })
      if (!offer) {
        const { account, methods, project_id: projectId } = entry
        const signedIn = await start(tx, entry, policy)
        if (account.isNew) await tellCreated?.(tx, { projectId, accountId: account.id, methods })
        return signedIn
      }
      const { origin, project } = offer
      // An account that waits for the answer has no wallet, however long it is there.
      const asked = await start(tx, { ...entry, account: { ...entry.account, isNew: true } }, policy)
      return { ...asked, offer: { name: project.name, origin, here: policy.name } }
    },

    decide: (session, { isShared, ...browser }, policy) =>
      db.transaction().execute(async (tx) => {
        const { appId, jkt, methods, origin } = session
        const { groupmates } = policy
        const home = await apps.decide(tx, session, { isShared, groupmates })
        if (!home) {
          // The visitor has chosen a wallet of their own here.
          await tellCreated?.(tx, { projectId: appId, accountId: session.accountId, methods })
          return undefined
        }
        const isLeaving = await isShutOut(tx, [home.account.id])
        const { account } = home
        const place = { project_id: appId, origin, jkt, ...browser }
        const entry = { ...place, account, methods: [...methods], proven: {} }
        const signedIn = await start(tx, entry, {
          ...sharing(policy, home),
          isNewApp: true,
          isLeaving,
        })
        await apps.setDevice(tx, home, appId, signedIn.deviceId)
        return signedIn
      }),

    async refresh({ projectId, origin, jkt }, text, isGroupmate) {
      const keys = await dataKeys()
      const token = readRefreshToken(keys, text)
      if (!token) throw new Refusal(loginTokenInvalid)
      const now = clock()
      const next = nextRefreshToken(keys, token)
      // Safe to repeat: the same token always leads to the same next token.
      const row = await retryLost(async () => {
        const rotated = await db
          .updateTable('login_sessions')
          .set({ refresh_hash: next.hash, rotated_at: new Date(now) })
          .where('id', '=', token.sessionId)
          .where('refresh_hash', '=', token.hash)
          .where('project_id', '=', projectId)
          .where('origin', '=', origin)
          .where('jkt', '=', jkt)
          .where('ended_at', 'is', null)
          .where('is_leaving', '=', false)
          .where('expires_at', '>', new Date(now))
          .where('rotated_at', '>', new Date(now - idleMs))
          .returningAll()
          .executeTakeFirst()
        if (rotated) return rotated
        const row = await db
          .selectFrom('login_sessions')
          .selectAll()
          .where('id', '=', token.sessionId)
          .executeTakeFirst()
        if (!row || !isAlive(row, now)) throw new Refusal(loginSessionEnded)
        if (row.is_leaving) throw new Refusal(loginUserDisabled)
        const isOwn = row.jkt === jkt && row.project_id === projectId && row.origin === origin
        const isJustUsed = row.refresh_hash.equals(next.hash) && now < row.rotated_at.getTime() + graceMs
        if (isOwn && isJustUsed) return row
        // The token was used before, or is shown by another device: it was copied, and it is unknown by whom.
        await endSessions(db, [row.id], 'reuse', now)
        throw new Refusal(isOwn ? loginSessionEnded : loginTokenInvalid)
      })
      if (row.home_project_id !== null && !(await isGroupmate(row.home_project_id))) {
        await endSessions(db, [row.id], 'device', now)
        throw new Refusal(loginSessionEnded)
      }
      return toSignedIn(row, next)
    },

    async check(token, jkt, { mayLeave = false } = {}) {
      const access = await accessTokens.read(token)
      if (access.jkt !== jkt) throw new Refusal(loginTokenInvalid)
      const row = await findActive(access)
      if (!row) throw new Refusal(loginSessionEnded)
      if (row.is_leaving && !mayLeave) throw new Refusal(loginUserDisabled)
      return { ...access, deviceId: row.device_id, origin: row.origin }
    },

    isActive: async (token) => (await findActive(await accessTokens.read(token))) !== undefined,

    async address(session) {
      const { address_hash, sealed_address } = await readAccount(session)
      // One that a provider has told is not what the account logs in with.
      if (!address_hash || !sealed_address) throw new Refusal(loginAddressMissing)
      return readAddress(await dataKeys(), sealed_address)
    },

    async email(session) {
      const { sealed_address } = await readAccount(session)
      return sealed_address ? readAddress(await dataKeys(), sealed_address) : undefined
    },

    signOut: ({ sessionId }) => retryLost(() => endSessions(db, [sessionId], 'person', clock())),

    async devices({ accountId, deviceId }) {
      const rows = await retryLost(() =>
        db
          .selectFrom('login_devices')
          .selectAll()
          .where('account_id', '=', accountId)
          .orderBy('used_at', 'desc')
          .orderBy('id')
          .execute(),
      )
      return rows.map(({ id, browser, jkt, origin, created_at, used_at, opens_at }) => ({
        id,
        key: jkt,
        isCurrent: id === deviceId,
        browser,
        origin,
        createdAt: created_at.toISOString(),
        usedAt: used_at.toISOString(),
        ...(opens_at.getTime() > clock() && { opensAt: opens_at.toISOString() }),
      }))
    },

    async removeDevice({ accountId }, id) {
      const keys = await dataKeys()
      return db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom('login_devices')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .returning('jkt')
          .executeTakeFirst()
        if (!removed) return 0
        await endDevices(tx, accountId, [id], clock())
        // The key of a guest's browser logs in by itself: not after it was removed.
        await tx
          .deleteFrom('login_identities')
          .where('account_id', '=', accountId)
          .where('subject_hash', '=', hashGuest(keys, removed.jkt))
          .execute()
        return 1
      })
    },
  }
}

export declare namespace createSessions {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    accessTokens: AccessTokens
    apps: Apps
    newDevices: NewDevices
    clock: Clock
    /** Called in the transaction of the first login of an account, unless another app's wallet is used. */
    tellCreated?: TellCreated | undefined
  }
}

type Row = Selectable<LoginTables['login_sessions']>

type Starting = Pick<SessionPolicy, 'newDeviceDelayMs'> & {
  /** The project of the account, if the visitor uses its wallet in another app. */
  readonly homeId?: string
  /** The visitor has just agreed to that. */
  readonly isNewApp?: boolean
  readonly isLeaving?: boolean
}

/** New devices wait as long as the stricter of both apps asks for. */
function sharing({ newDeviceDelayMs }: SessionPolicy, { project }: Apps.Home): Starting {
  return { homeId: project.id, newDeviceDelayMs: Math.max(newDeviceDelayMs, delayOf(project)) }
}

async function findDevice(tx: Transaction<LoginTables>, { account, jkt, browser, origin }: Entry, now: Date) {
  const accountId = account.id
  const device = await tx
    .insertInto('login_devices')
    .values({ id: randomUUID(), account_id: accountId, jkt, browser, origin, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'jkt']).doUpdateSet({ browser, used_at: now }))
    .returning(['id', 'opens_at', isInserted])
    .executeTakeFirstOrThrow()
  const { id } = device
  const surplus = await tx
    .selectFrom('login_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .orderBy('used_at', 'desc')
    .offset(maxDevices - 1)
    .execute()
  const ids = surplus.map((row) => row.id)
  if (ids.length > 0) {
    await tx.deleteFrom('login_devices').where('id', 'in', ids).execute()
    await endDevices(tx, accountId, ids, now.getTime())
  }
  return device
}

function isAlive({ ended_at, expires_at, rotated_at }: Row, now: number): boolean {
  return ended_at === null && now < expires_at.getTime() && now < rotated_at.getTime() + idleMs
}
