import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { parseAccountId } from '@latchkey/protocol/caip'
import {
  addressInvalid,
  chainUnsupported,
  escrowWaiting,
  linkEnded,
  linkedWalletsFull,
  linkedWalletTaken,
  signatureInvalid,
} from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import {
  type linkedWalletFinish,
  type linkedWalletList,
  type linkedWalletStart,
  maxLinkedWallets,
} from '@latchkey/protocol/http/linkedWallets'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Chains } from '../../../chains/chains.ts'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import { Refusal } from '../../../refusal.ts'
import { readAddress } from '../addresses.ts'
import type { DataKeys } from '../dataKeys.ts'
import type { MailQueue } from '../mails/mailQueue.ts'
import { seal, unseal } from '../seal.ts'
import type { Session } from '../sessions.ts'
import type { LoginTables } from '../tables.ts'

export type LinkedWallet = Answer<typeof linkedWalletList>['wallets'][number]

/** Wallets that visitors have besides the embedded one, linked to their user by a signature. */
export type LinkedWallets = {
  /** The oldest first. */
  list(session: Pick<Session, 'accountId'>): Promise<LinkedWallet[]>
  /** The message for the wallet. It names the user, so a signature for another one links nothing. */
  start(session: Session, args: Body<typeof linkedWalletStart>): Promise<Answer<typeof linkedWalletStart>>
  /** Links the wallet and tells the visitor by mail. Rejects with a Refusal. */
  finish(session: Session, args: LinkedWallets.Finish): Promise<LinkedWallet>
  /** Resolves to the number of wallets that were unlinked. */
  remove(session: Session, args: { readonly id: string; readonly browser: string }): Promise<number>
  /** Those of several users, by the id of the user. */
  ofUsers(ids: readonly string[]): Promise<ReadonlyMap<string, LinkedWallet[]>>
  /** The user that a wallet is linked to, whatever the chain of the CAIP-10 id. */
  findUser(projectId: string, account: string): Promise<string | undefined>
}

export declare namespace LinkedWallets {
  type Finish = Body<typeof linkedWalletFinish> & { readonly browser: string }
}

const lifetimeMs = 300_000
/** A notice that could not be delivered by then comes too late. */
const mailLifetimeMs = 86_400_000

export function createLinkedWallets(options: createLinkedWallets.Options): LinkedWallets {
  const { chains, clock, dataKeys, db, mails } = options

  /** Uses the message up, whatever follows. */
  async function take({ accountId, jkt, origin }: Session, id: string): Promise<Link> {
    const row = await retryLost(
      () =>
        db
          .deleteFrom('login_links')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('jkt', '=', jkt)
          .where('origin', '=', origin)
          .where('expires_at', '>', new Date(clock()))
          .returning('sealed')
          .executeTakeFirst(),
      0,
    )
    if (!row) throw new Refusal(linkEnded)
    return JSON.parse(unseal((await dataKeys()).seal, `link ${id}`, row.sealed))
  }

  /** Part of what it is about: the mail is sent if and only if that commits. */
  async function tell(
    tx: Transaction<LoginTables>,
    { accountId, deviceId, origin }: Session,
    done: { kind: 'walletLinked' | 'walletUnlinked'; account: string; browser: string },
  ): Promise<void> {
    const { sealed_address } = await tx
      .selectFrom('login_accounts')
      .select('sealed_address')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (!sealed_address) return
    const device = await tx
      .selectFrom('login_devices')
      .select('language')
      .where('id', '=', deviceId)
      .executeTakeFirst()
    const now = clock()
    const { account, ...rest } = done
    const mail = {
      ...rest,
      to: readAddress(await dataKeys(), sealed_address),
      language: device?.language ?? 'en',
      origin,
      wallet: parseAccountId(account).address,
      at: new Date(now).toISOString(),
    }
    await mails.add(tx, { id: randomUUID(), mail, expiresAt: new Date(now + mailLifetimeMs) })
  }

  async function read(accountIds: readonly string[]): Promise<Row[]> {
    if (accountIds.length === 0) return []
    return retryLost(() =>
      db
        .selectFrom('login_linked_wallets')
        .selectAll()
        .where('account_id', 'in', accountIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    )
  }

  return {
    async list({ accountId }) {
      const keys = await dataKeys()
      return (await read([accountId])).map((row) => toWallet(keys, row))
    },

    async start({ accountId, jkt, opensAt, origin, projectId }, { address, chainId }) {
      const now = clock()
      // Who has taken the mailbox has to wait with this too.
      if (opensAt > now) throw new Refusal(escrowWaiting)
      const served = chains.find(chainId)
      if (!served?.family.verifyMessage) throw new Refusal(chainUnsupported)
      if (!served.family.isAddress(address, served.id)) throw new Refusal(addressInvalid)
      const normalised = served.family.normalise(address)
      const message = writeMessage({
        domain: new URL(origin).host,
        address: normalised,
        statement: `Link this wallet to user ${accountId} of project ${projectId}. This is not a sign-in and moves nothing.`,
        uri: origin,
        version: '1',
        chainId: served.id,
        nonce: randomBytes(16).toString('hex'),
        issuedAt: new Date(now).toISOString(),
        expirationTime: new Date(now + lifetimeMs).toISOString(),
      })
      const id = randomUUID()
      const link: Link = { account: `${served.id}:${normalised}`, message }
      const sealed = seal((await dataKeys()).seal, `link ${id}`, JSON.stringify(link))
      await retryLost(() =>
        db
          .insertInto('login_links')
          .values({
            id,
            account_id: accountId,
            jkt,
            origin,
            sealed,
            expires_at: new Date(now + lifetimeMs),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      return { linkId: id, message }
    },

    async finish(session, { browser, linkId, name, signature }) {
      const { account, message } = await take(session, linkId)
      const { chainId: chain, address } = parseAccountId(account)
      if (!(await chains.verifyMessage({ chain, address, message, signature })))
        throw new Refusal(signatureInvalid)
      const keys = await dataKeys()
      const { accountId: account_id, projectId: project_id } = session
      const address_hash = hashWallet(keys, chains, account)
      const linked = await db.transaction().execute(async (tx) => {
        // Of two calls at once, the second counts what the first has linked.
        await tx
          .selectFrom('login_accounts')
          .select('id')
          .where('id', '=', account_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const own = await tx
          .selectFrom('login_linked_wallets')
          .selectAll()
          .where('account_id', '=', account_id)
          .execute()
        const known = own.find((row) => row.address_hash.equals(address_hash))
        if (known) return known
        if (own.length >= maxLinkedWallets) throw new Refusal(linkedWalletsFull)
        const id = randomUUID()
        const row = await tx
          .insertInto('login_linked_wallets')
          .values({
            id,
            project_id,
            account_id,
            address_hash,
            sealed: seal(keys.seal, `linked wallet ${id}`, JSON.stringify({ account, name })),
            created_at: new Date(clock()),
          })
          // One of another user who links it at the same time is waited for.
          .onConflict((conflict) => conflict.columns(['project_id', 'address_hash']).doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!row) throw new Refusal(linkedWalletTaken)
        await tell(tx, session, { kind: 'walletLinked', account, browser })
        return row
      })
      mails.wake()
      return toWallet(keys, linked)
    },

    async remove(session, { browser, id }) {
      const keys = await dataKeys()
      const removed = await db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('login_linked_wallets')
          .where('id', '=', id)
          .where('account_id', '=', session.accountId)
          .returningAll()
          .executeTakeFirst()
        if (!row) return 0
        await tell(tx, session, { kind: 'walletUnlinked', account: toWallet(keys, row).account, browser })
        return 1
      })
      mails.wake()
      return removed
    },

    async ofUsers(ids) {
      const keys = await dataKeys()
      const found = new Map<string, LinkedWallet[]>()
      for (const row of await read(ids))
        found.set(row.account_id, [...(found.get(row.account_id) ?? []), toWallet(keys, row)])
      return found
    },

    async findUser(projectId, account) {
      const address_hash = hashWallet(await dataKeys(), chains, account)
      const row = await retryLost(() =>
        db
          .selectFrom('login_linked_wallets')
          .select('account_id')
          .where('project_id', '=', projectId)
          .where('address_hash', '=', address_hash)
          .executeTakeFirst(),
      )
      return row?.account_id
    },
  }
}

export declare namespace createLinkedWallets {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    chains: Chains
    clock: Clock
  }
}

type Row = Selectable<LoginTables['login_linked_wallets']>
type Link = { readonly account: string; readonly message: string }

/**
 * The same for every chain of the family that has this address. A key has one on all EVM and Solana
 * chains; on other families another one on each network, and each is a wallet of its own.
 */
export function hashWallet({ pepper }: DataKeys, chains: Chains, account: string): Buffer {
  const { address, namespace } = parseAccountId(account)
  const family = chains.familyOf(address)
  if (family.namespace !== namespace) throw new Refusal(addressInvalid)
  const text = `linked wallet\n${namespace}\n${family.normalise(address)}`
  return createHmac('sha256', pepper).update(text).digest()
}

function toWallet({ seal: key }: DataKeys, { created_at, id, sealed }: Row): LinkedWallet {
  const { account, name } = JSON.parse(unseal(key, `linked wallet ${id}`, sealed))
  return { id, account, ...(name && { name }), linkedAt: created_at.toISOString() }
}
