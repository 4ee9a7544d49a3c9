import { createHash } from 'node:crypto'
import { messageUsed } from '@latchkey/protocol/catalogue'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { timeWindowSeconds } from './readMessage.ts'

/** A signed message, its signer and its use. */
export type Use = {
  readonly signer: { readonly key: string; readonly coinType: number }
  /** Such as `register alice.example.eth`: a message is valid for one purpose only. */
  readonly purpose: string
  readonly message: string
  readonly nonce: string | undefined
  readonly now: number
}

/**
 * Marks a message as used in the same transaction as its effect. Resolves to false if
 * exactly this was done before: the caller gets the same response, because the first
 * one may have been lost.
 */
export async function spendMessage(tx: Transaction<Database>, use: Use): Promise<boolean> {
  const { signer, purpose, message, nonce, now } = use
  const key = digestOf(signer.key, nonce === undefined ? `message ${message}` : `nonce ${nonce}`)
  const digest = digestOf(signer.key, `${signer.coinType} ${purpose}\n${message}`)
  // After this time, the message is refused for its age, even if it was from the future.
  const expires_at = new Date(now + 2 * timeWindowSeconds * 1000 + 60_000)
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

/** Removes messages that are now refused for their age. */
export async function pruneMessages(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    delete from name_nonces where key in (
      select key from name_nonces where expires_at < ${new Date(now)} limit 1000 for update skip locked
    )`.execute(db)
}

function digestOf(signer: string, text: string): Buffer {
  return createHash('sha256').update(`${signer}\n${text}`).digest()
}
