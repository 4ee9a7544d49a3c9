import type { NameRecord } from '@latchkey/protocol/http/names'
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addressKey } from './coinType.ts'
import { formatName, type Name } from './parseName.ts'
import type { AddressProof } from './tables.ts'

/** A stored name. */
export type FoundName = {
  readonly id: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly registeredAt: Date
  readonly updatedAt: Date
  readonly addresses: readonly FoundAddress[]
}
export type FoundAddress = {
  readonly coinType: number
  readonly address: string
  readonly key: string
  readonly proof: AddressProof
  readonly createdAt: Date
}

/** Maximum number of names to return. */
const maxNames = 100

export async function findName(db: Kysely<Database>, { label, zone }: Name): Promise<FoundName | undefined> {
  const [found] = await select(db, ({ and, eb }) => and([eb('label', '=', label), eb('zone', '=', zone)]))
  return found
}

/** The names an address signed for, oldest first. Names that others point at it are excluded. */
export async function findNamesOf(
  db: Kysely<Database>,
  address: string,
  zones: readonly string[],
): Promise<FoundName[]> {
  if (zones.length === 0) return []
  return select(db, (names) =>
    names.and([
      names.eb('zone', 'in', zones),
      names.eb(
        'names.id',
        'in',
        names
          .selectFrom('name_addresses as held')
          .select('held.name_id')
          .where('held.address_key', '=', addressKey(address))
          .where('held.proof', '=', 'signed'),
      ),
    ]),
  )
}

type Where = (names: ExpressionBuilder<Database, 'names'>) => ExpressionWrapper<Database, 'names', SqlBool>

async function select(db: Kysely<Database>, where: Where): Promise<FoundName[]> {
  const rows = await db
    .selectFrom((from) =>
      from.selectFrom('names').selectAll().where(where).orderBy('id').limit(maxNames).as('named'),
    )
    .innerJoin('name_addresses as held', 'held.name_id', 'named.id')
    .select(['named.id', 'label', 'zone', 'attributes', 'registered_at', 'updated_at'])
    .select(['coin_type', 'address', 'address_key', 'proof', 'held.created_at'])
    .orderBy('named.id')
    .orderBy('coin_type')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { id, attributes, registered_at, updated_at } = first
    const addresses = group.map((row) => ({
      coinType: Number(row.coin_type),
      address: row.address,
      key: row.address_key,
      proof: row.proof,
      createdAt: row.created_at,
    }))
    return {
      id,
      name: formatName(first),
      attributes,
      registeredAt: registered_at,
      updatedAt: updated_at,
      addresses,
    }
  })
}

/** A name in response format. */
export function toRecord({ name, attributes, registeredAt, updatedAt, addresses }: FoundName): NameRecord {
  return {
    name,
    registered: true,
    registered_at: registeredAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    addresses: toAddresses(addresses),
    attributes: { ...attributes },
  }
}

export function toAddresses(addresses: readonly FoundAddress[]): NameRecord['addresses'] {
  return Object.fromEntries(
    addresses.map(({ coinType, address, createdAt }) => [
      coinType,
      { address, created_at: createdAt.toISOString() },
    ]),
  )
}
