import {
  addressInvalid,
  coinTypeInvalid,
  messageInvalid,
  messageUsed,
  nameNotFound,
  nameNotOwned,
} from '@latchkey/protocol/catalogue'
import { addressMessage, attributesMessage, type SignedMessage } from '@latchkey/protocol/http/names'
import type { Transaction } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'
import { checkAttributes } from './checkAttributes.ts'
import { checkSigner, type Signer } from './checkSigner.ts'
import { isKnownCoin, readCoinAddress } from './coinType.ts'
import type { NamesContext } from './context.ts'
import { type FoundAddress, type FoundName, findName } from './findNames.ts'
import { formatName, parseName } from './parseName.ts'
import { type NameCaller, readMessage } from './readMessage.ts'
import { spendMessage } from './spendMessage.ts'

/** Replaces the attributes of a name; resolves to the new ones. */
export async function setAttributes(
  context: NamesContext,
  text: string,
  signed: SignedMessage,
  caller: NameCaller,
): Promise<Readonly<Record<string, string>>> {
  const now = context.clock()
  const claim = readMessage(attributesMessage, signed.message, caller, now)
  const attributes = checkAttributes(claim.attributes)
  return change(
    context,
    text,
    signed,
    { kind: 'attributes', claim, now },
    {
      async apply(tx, { id }) {
        const row = { attributes: JSON.stringify(attributes), updated_at: new Date(now) }
        await tx.updateTable('names').set(row).where('id', '=', id).execute()
        return attributes
      },
      standing: (found) => (sameEntries(found.attributes, attributes) ? attributes : undefined),
    },
  )
}

/** Sets the address of a name on one chain; resolves to that address. */
export async function setAddress(
  context: NamesContext,
  text: string,
  signed: SignedMessage,
  caller: NameCaller,
): Promise<FoundAddress> {
  const now = context.clock()
  const claim = readMessage(addressMessage, signed.message, caller, now)
  const coinType = claim.coin_type
  const address = readCoinAddress(coinType, claim.address)
  if (!address) throw new Refusal(isKnownCoin(coinType) ? addressInvalid : coinTypeInvalid)
  return change(
    context,
    text,
    signed,
    { kind: 'address', claim, now },
    {
      async apply(tx, { id }, signer) {
        const createdAt = new Date(now)
        const proof = isOwn(signer, coinType, address.key) ? 'signed' : 'set'
        const row = { address: address.text, address_key: address.key, proof, created_at: createdAt } as const
        await tx
          .insertInto('name_addresses')
          .values({ ...row, name_id: id, coin_type: coinType })
          .onConflict((conflict) => conflict.columns(['name_id', 'coin_type']).doUpdateSet(row))
          .execute()
        await tx.updateTable('names').set({ updated_at: createdAt }).where('id', '=', id).execute()
        return { coinType, address: address.text, key: address.key, proof, createdAt }
      },
      standing: (found) =>
        found.addresses.find((known) => known.coinType === coinType && known.key === address.key),
    },
  )
}

type Change<Value> = {
  apply(tx: Transaction<Database>, found: FoundName, signer: Signer): Promise<Value>
  /** The earlier result of the same message, if it is still current. */
  standing(found: FoundName): Value | undefined
}
type Claim = {
  readonly kind: string
  readonly claim: { readonly name: string; readonly account: string; readonly nonce?: string | undefined }
  readonly now: number
}

/** Changes a name on behalf of its owner: the name's address on the chain the message was signed for. */
async function change<Value>(
  { db, config, verify }: NamesContext,
  text: string,
  signed: SignedMessage,
  { kind, claim, now }: Claim,
  { apply, standing }: Change<Value>,
): Promise<Value> {
  const name = parseName(text, config.zones)
  if (claim.name.toLowerCase() !== formatName(name))
    throw new Refusal(messageInvalid, { description: 'The signed message is for another name' })
  const signer = await checkSigner(verify, signed, claim.account)
  const use = {
    signer,
    purpose: `${kind} ${formatName(name)}`,
    message: signed.message,
    nonce: claim.nonce,
    now,
  }
  return retryLost(() =>
    db.transaction().execute(async (tx) => {
      // Changes of one name are serialised: the previous one may have changed the owner.
      await tx
        .selectFrom('names')
        .select('id')
        .where('label', '=', name.label)
        .where('zone', '=', name.zone)
        .forUpdate()
        .execute()
      const found = await findName(tx, name)
      if (!found) throw new Refusal(nameNotFound)
      const fresh = await spendMessage(tx, use)
      const done = fresh ? undefined : standing(found)
      if (done !== undefined) return done
      if (!fresh) throw new Refusal(messageUsed)
      if (!isOwner(found, signer)) throw new Refusal(nameNotOwned)
      const value = await apply(tx, found, signer)
      await tx
        .updateTable('name_addresses')
        .set({ proof: 'signed' })
        .where('name_id', '=', found.id)
        .where('coin_type', '=', String(signer.coinType))
        .where('address_key', '=', signer.key)
        .execute()
      return value
    }),
  )
}

/** An implied address may be a contract of someone else on that chain. */
function isOwner({ addresses }: FoundName, signer: Signer): boolean {
  return addresses.some(
    ({ coinType, key, proof }) =>
      coinType === signer.coinType && key === signer.key && (proof !== 'implied' || signer.everywhere),
  )
}

function isOwn(signer: Signer, coinType: number, key: string): boolean {
  return key === signer.key && (signer.everywhere || coinType === signer.coinType)
}

function sameEntries(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
