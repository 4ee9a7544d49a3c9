import { createHash } from 'node:crypto'
import { messageUsed } from '@latchkey/protocol/catalogue'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { timeWindow } from './readMessage.ts'

/** What was signed, by whom, and what it is used for. */
export type Use = {
  readonly signer: { readonly key: string; readonly coinType: number }
  /** Such as `register alice.example.eth`: a message is good for one thing only. */
  readonly purpose: string
  readonly message: string
  readonly nonce: string | undefined
  readonly now: number
}

/**
 * Marks a message as used, together with what the transaction does by it.
 * Resolves to false when exactly this was done before: the caller is told the
 * same again, as it may not have heard the first time.
 */
export async function spendMessage(tx: Transaction<Database>, use: Use): Promise<boolean> {
  const { signer, purpose, message, nonce, now } = use
  const key = digestOf(signer.key, nonce === undefined ? `message ${message}` : `nonce ${nonce}`)
  const digest = digestOf(signer.key, `${signer.coinType} ${purpose}\n${message}`)
  // No message is taken this long after, even one from the future.
  const expires_at = new Date(now + 2 * timeWindow * 1000 + 60_000)
  const row = await tx
    .insertInto('name_nonces')
    .values({ key, digest, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (row) return true
  const before = await tx.selectFrom('name_nonces').select('digest').where('key', '=', key).executeTakeFirst()
  if (!before?.digest.equals(digest)) throw new Refusal(messageUsed)
  return false
}

/** Forgets messages that are refused for their age by now. */
export async function pruneMessages(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    delete from name_nonces where key in (
      select key from name_nonces where expires_at < ${new Date(now)} limit 1000 for update skip locked
    )`.execute(db)
}

function digestOf(signer: string, text: string): Buffer {
  return createHash('sha256').update(`${signer}\n${text}`).digest()
}
