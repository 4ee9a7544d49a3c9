import { nameReserved, namesUsedUp, nameTaken } from '@latchkey/protocol/catalogue'
import { registerMessage, type SignedMessage } from '@latchkey/protocol/http/names'
import { sql, type Transaction } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { checkAttributes } from './checkAttributes.ts'
import { checkSigner, type Signer } from './checkSigner.ts'
import { addressKey, etherCoin } from './coinType.ts'
import type { NamesContext } from './context.ts'
import { type FoundName, findName } from './findNames.ts'
import { formatName, type Name, parseName } from './parseName.ts'
import { type NameCaller, readMessage } from './readMessage.ts'
import { isReserved } from './reserved.ts'
import { spendMessage } from './spendMessage.ts'

/**
 * Registers a name for the signer. Of concurrent attempts on any number of servers,
 * exactly one succeeds. Repeating the same message returns the same result.
 */
export async function registerName(
  context: NamesContext,
  signed: SignedMessage,
  caller: NameCaller,
): Promise<FoundName> {
  const { db, config, clock, verify } = context
  const now = clock()
  const claim = readMessage(registerMessage, signed.message, caller, now)
  const name = parseName(claim.name, config.zones)
  if (isReserved(name.label)) throw new Refusal(nameReserved)
  const attributes = checkAttributes(claim.attributes ?? {})
  // Names are never released, so a taken name needs neither a signature check nor a lock.
  const taken = await retryLost(() => findName(db, name))
  if (taken?.addresses.every(({ key }) => key !== addressKey(signed.address))) throw new Refusal(nameTaken)
  const signer = await checkSigner(verify, signed, claim.account)

  const use = {
    signer,
    purpose: `register ${formatName(name)}`,
    message: signed.message,
    nonce: claim.nonce,
    now,
  }
  await retryLost(() =>
    db.transaction().execute(async (tx) => {
      // One registration per address at a time, so that the limit cannot be exceeded.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`names of ${signer.key}`}, 0))`.execute(tx)
      // A retry after a commit whose confirmation was lost: the name is already registered.
      if (!(await spendMessage(tx, use))) return
      await insert(tx, name, attributes, signer, new Date(now))
      if ((await countNames(tx, signer)) > config.perAddress) throw new Refusal(namesUsedUp)
    }),
  )
  const found = await retryLost(() => findName(db, name))
  if (!found) throw new Error('a name that was just registered is missing')
  return found
}

async function insert(
  tx: Transaction<Database>,
  name: Name,
  attributes: Record<string, string>,
  signer: Signer,
  now: Date,
): Promise<void> {
  const row = await tx
    .insertInto('names')
    .values({ ...name, attributes: JSON.stringify(attributes), registered_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['label', 'zone']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal(nameTaken)

  const address = { name_id: row.id, address: signer.text, address_key: signer.key, created_at: now }
  const own = { ...address, coin_type: signer.coinType, proof: 'signed' } as const
  const mainnet = {
    ...address,
    coin_type: etherCoin,
    proof: signer.everywhere ? 'signed' : 'implied',
  } as const
  await tx
    .insertInto('name_addresses')
    .values(signer.coinType === etherCoin ? [own] : [own, mainnet])
    .execute()
}

async function countNames(tx: Transaction<Database>, { key }: Signer): Promise<number> {
  const { held } = await tx
    .selectFrom('name_addresses')
    .select((count) => count.fn.count<string>('name_id').distinct().as('held'))
    .where('address_key', '=', key)
    .where('proof', '=', 'signed')
    .executeTakeFirstOrThrow()
  return Number(held)
}
