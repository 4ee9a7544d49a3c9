import type { Answer } from '@latchkey/protocol/http/contract'
import type { userSecurity } from '@latchkey/protocol/http/users'
import type { Kysely } from 'kysely'
import type { LoginTables } from '../tables.ts'
import { findOwn } from './findOwn.ts'
import type { Peers } from './peers.ts'

type Security = Omit<Answer<typeof userSecurity>, 'records'>

/** Devices and factors of a user, as little as answers a question: no keys, no sites, no times of the day. */
export async function readSecurity(
  { db, peers }: readSecurity.Deps,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<Security> {
  const own = await findOwn(db, projectId, userId)
  // With the wallet of another app, their devices are there; only those that this app was used on are told.
  const accountId = own.homeId ?? own.id
  const [devices, identities, passkeys] = await Promise.all([
    db
      .selectFrom('login_devices')
      .select(['browser', 'created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .$if(own.homeId !== null, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('login_sessions as session')
              .whereRef('session.device_id', '=', 'login_devices.id')
              .where('session.project_id', '=', projectId)
              .select('session.id'),
          ),
        ),
      )
      .orderBy('used_at', 'desc')
      .execute(),
    db
      .selectFrom('login_identities')
      .select(['provider', 'created_at'])
      .where('account_id', '=', own.id)
      .execute(),
    db.selectFrom('login_passkeys').select('created_at').where('account_id', '=', own.id).execute(),
  ])
  const wallet = await peers
    .factors({ projectId, accountId: own.id })
    .then((factors) => factors.filter(({ kind }) => kind !== 'device'))
    .catch(() => undefined)
  // A passkey may log in, open the wallet, or both: it is one to the user.
  const opening = wallet?.filter(({ kind }) => kind === 'passkey').length ?? 0
  const logins = passkeys.slice(Math.min(opening, passkeys.length))
  const factors = [
    ...(own.hasEmailLogin ? [{ kind: 'email', at: own.createdAt }] : []),
    ...identities.map(({ created_at, provider }) => ({ kind: provider as string, at: created_at })),
    ...logins.map(({ created_at }) => ({ kind: 'passkey', at: created_at })),
    ...(wallet ?? []).map(({ addedAt, kind }) => ({ kind, at: new Date(addedAt) })),
  ]
  return {
    devices: devices.map(({ browser, created_at, used_at }) => ({
      browser: browser.split(',')[0] ?? browser,
      addedOn: dayOf(created_at),
      lastSeenOn: dayOf(used_at),
    })),
    factors: factors.map(({ at, kind }) => ({ kind, addedOn: dayOf(at) })),
    isWhole: wallet !== undefined,
  }
}

export declare namespace readSecurity {
  type Deps = { db: Kysely<LoginTables>; peers: Pick<Peers, 'factors'> }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
