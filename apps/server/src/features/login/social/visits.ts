import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  loginProviderDeclined,
  loginProviderFailed,
  loginVisitEnded,
  loginWindowForeign,
} from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type {
  farcasterStart,
  socialBind,
  socialStart,
  socialState,
  socialWindow,
  WindowProvider,
} from '@latchkey/protocol/http/social'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import { ipKeys } from '../../../limits/ipKey.ts'
import type { Metrics } from '../../../metrics.ts'
import { Refusal } from '../../../refusal.ts'
import type { Caller } from '../attempts.ts'
import type { DataKeys } from '../dataKeys.ts'
import { makeMatch } from '../links.ts'
import { seal, unseal } from '../seal.ts'
import type { LoginTables } from '../tables.ts'
import type { Channel } from './farcaster/farcaster.ts'
import type { ConsentRequest, Identity } from './providers.ts'

export type Visit = Selectable<LoginTables['login_visits']>

/** Where a call comes from: a window that lost its opener has to be where the frame is. */
export type Place = { readonly ip: string; readonly userAgent: string | undefined }

/** Social logins under way: a window goes from the wallet to a provider and comes back. */
export type Visits = {
  start(caller: Caller, args: Visits.Start): Promise<void>
  /** A login without a window: the visitor approves in an app. */
  startChannel(caller: Caller, args: Visits.StartChannel): Promise<void>
  /**
   * The channel of such a login, for the caller whose turn it is to ask for an answer; undefined
   * if another one is asking, or has just asked.
   */
  askChannel(caller: Caller, id: string): Promise<{ visit: Visit; channel: Channel } | undefined>
  /** Lets the channel be asked again. */
  releaseChannel(visit: Visit, delayMs: number): Promise<void>
  state(caller: Caller, id: string): Promise<Answer<typeof socialState>>
  window(id: string): Promise<Answer<typeof socialWindow>>
  /** The numbers to choose from; from now on the frame shows one of them. */
  ask(id: string, place: Place): Promise<number[]>
  /**
   * Resolves if the window has shown that it belongs to the login: by the claim that only
   * the frame's page has, or by its number, for which there is one try. Else rejects with
   * a Refusal.
   */
  admit(bound: Body<typeof socialBind>, place: Place): Promise<Visit>
  /** Sends the window away. Resolves to what its cookie has to be when it comes back. */
  leave(visit: Visit, asked: { state: string; request: ConsentRequest }): Promise<string>
  /**
   * The visit of a window that comes back, once; undefined if it has ended. Rejects with a
   * Refusal, and ends the login, if it is not the window that left.
   */
  take(args: {
    provider: WindowProvider
    state: string
    cookie: string | undefined
  }): Promise<Taken | undefined>
  finish(visit: Visit, outcome: Identity | Refusal): Promise<void>
  /** Uses up the visit together with what `open` does. */
  complete<Value>(
    caller: Caller,
    id: string,
    open: (tx: Transaction<LoginTables>, visit: Visit, identity: Identity) => Promise<Value>,
  ): Promise<Value>
}

export type Taken = { readonly visit: Visit; readonly request: ConsentRequest }

export declare namespace Visits {
  type Start = Pick<Body<typeof socialStart>, 'visitId' | 'provider' | 'claimHash' | 'language'> & {
    browser: string
    place: Place
  }
  type StartChannel = Pick<Body<typeof farcasterStart>, 'visitId' | 'language'> & {
    browser: string
    place: Place
    channel: Channel
    lifetimeMs: number
  }
}

export const visitLifetimeMs = 600_000
/** Longer than a provider is waited for: the process that asked it is gone. */
const exchangeMs = 40_000
/** Longer than an answer of the relay and of a node takes. */
const askMs = 30_000

export function createVisits({ db, dataKeys, metrics, clock }: createVisits.Options): Visits {
  const now = () => new Date(clock())

  async function find(id: string): Promise<Visit | undefined> {
    const row = await retryLost(() =>
      db.selectFrom('login_visits').selectAll().where('id', '=', id).executeTakeFirst(),
    )
    if (!row || row.expires_at.getTime() <= clock()) return undefined
    const { failed_code, returned_at, taken_at } = row
    const isLost = taken_at && !returned_at && taken_at.getTime() + exchangeMs < clock()
    return isLost ? { ...row, failed_code: failed_code ?? loginProviderFailed.code } : row
  }

  async function hashPlace({ ip, userAgent = '' }: Place): Promise<Buffer> {
    const { pepper } = await dataKeys()
    return createHmac('sha256', pepper)
      .update(`place\n${ipKeys(ip)[0]?.key}\n${userAgent}`)
      .digest()
  }

  /** Rejects with a Refusal unless the window may still go to the provider. */
  async function findWaiting(id: string): Promise<Visit> {
    const visit = await find(id)
    if (!visit || stateOf(visit) !== 'waiting') throw new Refusal(loginVisitEnded)
    return visit
  }

  async function fail(id: string, code: string): Promise<void> {
    metrics.logins.inc({ event: failures[code] ?? 'social_failed' })
    await retryLost(() =>
      db.updateTable('login_visits').set({ failed_code: code }).where('id', '=', id).execute(),
    )
  }

  return {
    async start(caller, { visitId: id, provider, claimHash, language, browser, place }) {
      const row = {
        id,
        project_id: caller.projectId,
        origin: caller.origin,
        jkt: caller.jkt,
        provider,
        language,
        browser,
        claim_hash: Buffer.from(claimHash, 'base64url'),
        place_hash: await hashPlace(place),
        created_at: now(),
        expires_at: new Date(clock() + visitLifetimeMs),
      }
      await retryLost(() =>
        db
          .insertInto('login_visits')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      const stored = await find(id)
      // The page makes the id: one that is taken belongs to another login, or to a lost answer to this call.
      const isOwn = stored && isOf(stored, caller) && stored.claim_hash.equals(row.claim_hash)
      if (!isOwn || stored.provider !== provider) throw new Refusal(loginVisitEnded)
      metrics.logins.inc({ event: 'social_started' })
    },

    async startChannel(caller, { visitId: id, language, browser, place, channel, lifetimeMs }) {
      const keys = await dataKeys()
      const row = {
        id,
        project_id: caller.projectId,
        origin: caller.origin,
        jkt: caller.jkt,
        provider: 'farcaster' as const,
        language,
        browser,
        // There is no window that could show a claim.
        claim_hash: randomBytes(32),
        place_hash: await hashPlace(place),
        bound_at: now(),
        sealed_request: seal(keys.seal, `channel ${id}`, JSON.stringify(channel)),
        created_at: now(),
        expires_at: new Date(clock() + lifetimeMs),
      }
      const inserted = await retryLost(
        () =>
          db
            .insertInto('login_visits')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst(),
        0,
      )
      if (!inserted) throw new Refusal(loginVisitEnded)
      metrics.logins.inc({ event: 'social_started' })
    },

    async askChannel({ projectId, origin, jkt }, id) {
      const keys = await dataKeys()
      const asking = db
        .updateTable('login_visits')
        .set({ asks_at: new Date(clock() + askMs) })
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .where('origin', '=', origin)
        .where('jkt', '=', jkt)
        .where('provider', '=', 'farcaster')
        .where('returned_at', 'is', null)
        .where('failed_code', 'is', null)
        .where('expires_at', '>', now())
        .where((where) => where.or([where('asks_at', 'is', null), where('asks_at', '<=', now())]))
        .returningAll()
      const visit = await retryLost(() => asking.executeTakeFirst(), 0)
      if (!visit?.sealed_request) return undefined
      return { visit, channel: JSON.parse(unseal(keys.seal, `channel ${id}`, visit.sealed_request)) }
    },

    async releaseChannel({ id }, delayMs) {
      const asks_at = new Date(clock() + delayMs)
      await retryLost(() => db.updateTable('login_visits').set({ asks_at }).where('id', '=', id).execute())
    },

    async state(caller, id) {
      const visit = await find(id)
      if (!visit || !isOf(visit, caller)) return { state: 'ended' }
      const state = stateOf(visit)
      const { match, failed_code: code } = visit
      return {
        state,
        ...(state === 'waiting' && match !== null && { match }),
        ...(state === 'failed' && code !== null && { code }),
      }
    },

    async window(id) {
      const visit = await find(id)
      if (!visit) return { state: 'unknown' }
      const state = stateOf(visit)
      const { provider, origin } = visit
      if (provider === 'farcaster') return { state: 'ended' }
      return { state: state === 'waiting' || state === 'away' ? state : 'ended', provider, origin }
    },

    async ask(id, place) {
      const visit = await findWaiting(id)
      if (!visit.place_hash.equals(await hashPlace(place))) throw new Refusal(loginWindowForeign)
      const { match, choices } = makeMatch()
      // A window that asks again gets the same numbers.
      const row = await retryLost(() =>
        db
          .updateTable('login_visits')
          .set({
            match: sql`coalesce(match, ${match})`,
            choices: sql`coalesce(choices, ${choices}::smallint[])`,
          })
          .where('id', '=', id)
          .where('bound_at', 'is', null)
          .where('answered_at', 'is', null)
          .returning('choices')
          .executeTakeFirst(),
      )
      if (!row?.choices) throw new Refusal(loginVisitEnded)
      return row.choices
    },

    async admit(bound, place) {
      const visit = await findWaiting(bound.visitId)
      if ('claim' in bound) {
        if (!timingSafeEqual(hash(bound.claim), visit.claim_hash)) throw new Refusal(loginWindowForeign)
        return visit
      }
      if (!visit.place_hash.equals(await hashPlace(place))) throw new Refusal(loginWindowForeign)
      // One statement: of any number of choices at once, the first counts.
      const answered = db
        .updateTable('login_visits')
        .set({
          answered_at: now(),
          failed_code: sql`case when match = ${bound.match} then null else ${loginWindowForeign.code} end`,
        })
        .where('id', '=', visit.id)
        .where('match', 'is not', null)
        .where('answered_at', 'is', null)
        .where('bound_at', 'is', null)
        .returningAll()
      const row = await retryLost(() => answered.executeTakeFirst(), 0)
      if (!row) throw new Refusal(loginVisitEnded)
      if (row.failed_code === null) return row
      metrics.logins.inc({ event: 'social_foreign' })
      throw new Refusal(loginWindowForeign)
    },

    async leave({ id }, { state, request }) {
      const keys = await dataKeys()
      const cookie = randomBytes(32).toString('base64url')
      const bound = db
        .updateTable('login_visits')
        .set({
          bound_at: now(),
          cookie_hash: hash(cookie),
          state_hash: hash(state),
          sealed_request: seal(keys.seal, `request ${id}`, JSON.stringify(request)),
        })
        .where('id', '=', id)
        .where('bound_at', 'is', null)
        .where('failed_code', 'is', null)
        .where('expires_at', '>', now())
        .returning('id')
      // Not repeated: it may have happened, and its cookie would be lost.
      const row = await retryLost(() => bound.executeTakeFirst(), 0)
      if (!row) throw new Refusal(loginVisitEnded)
      return cookie
    },

    async take({ provider, state, cookie = '' }) {
      const keys = await dataKeys()
      const taken = db
        .updateTable('login_visits')
        .set({ taken_at: now() })
        .where('state_hash', '=', hash(state))
        .where('provider', '=', provider)
        .where('taken_at', 'is', null)
        .where('failed_code', 'is', null)
        .where('expires_at', '>', now())
        .returningAll()
      const visit = await retryLost(() => taken.executeTakeFirst(), 0)
      if (!visit?.cookie_hash || !visit.sealed_request) return undefined
      if (!timingSafeEqual(hash(cookie), visit.cookie_hash)) {
        await fail(visit.id, loginWindowForeign.code)
        throw new Refusal(loginWindowForeign)
      }
      return { visit, request: JSON.parse(unseal(keys.seal, `request ${visit.id}`, visit.sealed_request)) }
    },

    async finish({ id }, outcome) {
      if (outcome instanceof Refusal) return fail(id, outcome.entry.code)
      const keys = await dataKeys()
      const sealed = seal(keys.seal, `identity ${id}`, JSON.stringify(outcome))
      await retryLost(() =>
        db
          .updateTable('login_visits')
          .set({ returned_at: now(), sealed_identity: sealed })
          .where('id', '=', id)
          .execute(),
      )
      metrics.logins.inc({ event: 'social_returned' })
    },

    async complete({ projectId, origin, jkt }, id, open) {
      const keys = await dataKeys()
      return db.transaction().execute(async (tx) => {
        const visit = await tx
          .updateTable('login_visits')
          .set({ used_at: now() })
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .where('origin', '=', origin)
          .where('jkt', '=', jkt)
          .where('returned_at', 'is not', null)
          .where('failed_code', 'is', null)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now())
          .returningAll()
          .executeTakeFirst()
        if (!visit?.sealed_identity) throw new Refusal(loginVisitEnded)
        return open(tx, visit, JSON.parse(unseal(keys.seal, `identity ${id}`, visit.sealed_identity)))
      })
    },
  }
}

export declare namespace createVisits {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    metrics: Pick<Metrics, 'logins'>
    clock: Clock
  }
}

const failures: Readonly<Record<string, string>> = {
  [loginProviderDeclined.code]: 'social_declined',
  [loginWindowForeign.code]: 'social_foreign',
}

function isOf(visit: Visit, { projectId, origin, jkt }: Caller): boolean {
  return visit.project_id === projectId && visit.origin === origin && visit.jkt === jkt
}

/** Of one that has not expired. */
function stateOf(visit: Visit): Answer<typeof socialState>['state'] {
  if (visit.failed_code !== null) return 'failed'
  if (visit.used_at) return 'ended'
  if (visit.returned_at) return 'returned'
  return visit.bound_at ? 'away' : 'waiting'
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
