import {
  isDisabledCall,
  readContext,
  type Session,
  sessionDigest,
  sessionId,
  toContext,
} from '@latchkey/chains/evm/delegation'
import { type ChainId, parseAccountId } from '@latchkey/protocol/caip'
import {
  chainUnsupported,
  messageExpired,
  messageInvalid,
  sessionStillActive,
  sessionsFull,
  sessionUnknown,
  signatureInvalid,
} from '@latchkey/protocol/catalogue'
import type { Body } from '@latchkey/protocol/http/contract'
import type { AppSession, revokeAppSession } from '@latchkey/protocol/http/sessions'
import { revocationText } from '@latchkey/protocol/revocationText'
import { sql } from 'kysely'
import { type Hex, hashMessage, recoverAddress } from 'viem'
import type { Parts } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'

/** Of an account in a project. Those that have ended make room for new ones. */
const maxSessions = 255
/** As long as the wallet lets a session last. */
const maxLengthMs = 367 * 24 * 3_600_000
/** How long an expired session is still listed. */
const keptMs = 30 * 24 * 3_600_000
/** How far the clock of a visitor may be off. */
const skewMs = 600_000
/** The chain is asked about so many of a list, the newest ones. */
const maxAsked = 20

type Sessions = {
  /** Newest first. Those that the chain says were ended are revoked, whatever was reported. */
  list(project: Project, account: string, signal: AbortSignal): Promise<AppSession[]>
  /** Resolves to the id. Saving it again changes nothing. */
  save(project: Project, account: string, context: string): Promise<string>
  /** Resolves to when it was revoked. */
  revoke(
    project: Project,
    account: string,
    asked: Body<typeof revokeAppSession>,
    signal: AbortSignal,
  ): Promise<number>
}

export function createSessions(given: Pick<Parts, 'clock' | 'db' | 'gateway' | 'live'>): Sessions {
  const { clock, db, gateway, live } = given

  function read(account: string): {
    readonly id: string
    readonly chainId: ChainId
    readonly address: string
  } {
    const { address, chainId } = parseAccountId(account)
    // Also where the operator has chosen other accounts since: the chain still honours what was granted.
    if (!gateway.chains.http.includes(chainId)) throw new Refusal(chainUnsupported, { field: 'address' })
    return { id: account.toLowerCase(), chainId, address: address.toLowerCase() }
  }

  async function isDisabled(session: Session, chainId: ChainId, signal: AbortSignal): Promise<boolean> {
    const params = [isDisabledCall(session), 'latest']
    return BigInt(String(await gateway.request(chainId, 'eth_call', params, { signal, fresh: true }))) === 1n
  }

  async function markRevoked(project: Project, account: string, pci: string): Promise<Date> {
    const at = new Date(clock())
    const row = await db
      .updateTable('app_sessions')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
      .where('project_id', '=', project.id)
      .where('account', '=', account)
      .where('pci', '=', pci)
      .returning('revoked_at')
      .executeTakeFirst()
    return row?.revoked_at ?? at
  }

  return {
    async list(project, account, signal) {
      const { chainId, id } = read(account)
      const rows = await db
        .selectFrom('app_sessions')
        .select(['pci', 'context', 'created_at', 'revoked_at'])
        .where('project_id', '=', project.id)
        .where('account', '=', id)
        .orderBy('id', 'desc')
        .limit(maxSessions)
        .execute()
      return Promise.all(
        rows.flatMap(({ context, created_at, pci, revoked_at }, index) => {
          const session = readContext(context as Hex)?.session
          if (!session) return []
          const isOpen = !revoked_at && session.expiry * 1_000 > clock()
          // Without an answer of the chain it is listed as it was reported.
          const asked =
            isOpen && index < maxAsked
              ? isDisabled(session, chainId, signal).catch(() => false)
              : Promise.resolve(false)
          return [
            asked.then(async (isEnded): Promise<AppSession> => {
              const revokedAt = isEnded ? await markRevoked(project, id, pci) : revoked_at
              return describe(project, session, { pci, context, createdAt: created_at, revokedAt })
            }),
          ]
        }),
      )
    },
    async save(project, account, context) {
      const { address, chainId, id } = read(account)
      if (live.current().bundlers[chainId]?.account !== 'delegated')
        throw new Refusal(chainUnsupported, { field: 'address' })
      const { session, signature } = readContext(context.toLowerCase() as Hex) ?? {}
      const ends = (session?.expiry ?? 0) * 1_000
      if (session?.account !== address || !signature || ends <= clock() || ends > clock() + maxLengthMs)
        throw new Refusal(messageInvalid, { field: 'context' })
      const digest = sessionDigest(session, Number(chainId.slice(chainId.indexOf(':') + 1)))
      if ((await signerOf(digest, signature)) !== address)
        throw new Refusal(signatureInvalid, { field: 'context' })
      const pci = sessionId(session)
      await db.transaction().execute(async (change) => {
        // One after the other for an account, so that the count holds.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${project.id} ${id}`}, 0))`.execute(change)
        const rows = await change
          .selectFrom('app_sessions')
          .select(['id', 'pci', 'revoked_at', 'expires_at'])
          .where('project_id', '=', project.id)
          .where('account', '=', id)
          .orderBy('id')
          .execute()
        if (rows.some((row) => row.pci === pci)) return
        if (rows.length >= maxSessions) {
          const ended = rows.find((row) => row.revoked_at || row.expires_at.getTime() <= clock() + keptMs)
          if (!ended) throw new Refusal(sessionsFull)
          await change.deleteFrom('app_sessions').where('id', '=', ended.id).execute()
        }
        await change
          .insertInto('app_sessions')
          .values({
            project_id: project.id,
            account: id,
            pci,
            context: toContext(session, '0x'),
            created_at: new Date(clock()),
            revoked_at: null,
            expires_at: new Date(ends + keptMs),
          })
          .execute()
      })
      return pci
    },
    async revoke(project, account, { pci, signature, timestamp }, signal) {
      const { address, chainId, id } = read(account)
      if (Math.abs(timestamp * 1_000 - clock()) > skewMs) throw new Refusal(messageExpired)
      const digest = hashMessage(revocationText(pci, id, timestamp))
      if ((await signerOf(digest, signature as Hex)) !== address) throw new Refusal(signatureInvalid)
      const row = await db
        .selectFrom('app_sessions')
        .select(['context', 'revoked_at'])
        .where('project_id', '=', project.id)
        .where('account', '=', id)
        .where('pci', '=', pci)
        .executeTakeFirst()
      const session = row && readContext(row.context as Hex)?.session
      if (!session) throw new Refusal(sessionUnknown)
      // What the chain still allows is not listed as revoked.
      if (!row.revoked_at && !(await isDisabled(session, chainId, signal)))
        throw new Refusal(sessionStillActive)
      return toSeconds(await markRevoked(project, id, pci))
    },
  }
}

async function signerOf(hash: Hex, signature: Hex): Promise<string | undefined> {
  const signer = await recoverAddress({ hash, signature }).catch(() => undefined)
  return signer?.toLowerCase()
}

function describe(
  { id, name }: Project,
  { delegate, expiry, periodAmount, periodSeconds, start, token }: Session,
  row: { pci: string; context: string; createdAt: Date; revokedAt: Date | null },
): AppSession {
  return {
    pci: row.pci,
    project: { id, name, url: null, iconUrl: null },
    expiry,
    createdAt: toSeconds(row.createdAt),
    revokedAt: row.revokedAt && toSeconds(row.revokedAt),
    permissions: [
      {
        type: token ? 'erc20-token-periodic' : 'native-token-periodic',
        data: {
          ...(token && { tokenAddress: token }),
          periodAmount: `0x${periodAmount.toString(16)}`,
          periodDuration: periodSeconds,
          startTime: start,
          spender: delegate,
        },
      },
    ],
    policies: [],
    context: row.context,
  }
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1_000)
