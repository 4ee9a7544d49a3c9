import type { ColumnType, Generated } from 'kysely'

/** A bigint column: read as text. */
type Big = ColumnType<string, number | string, number | string>

declare module '../../db/schema.ts' {
  interface Database {
    names: {
      id: Generated<string>
      label: string
      zone: string
      attributes: ColumnType<Record<string, string>, string, string>
      registered_at: Date
      updated_at: Date
    }
    name_addresses: {
      name_id: string
      coin_type: Big
      address: string
      address_key: string
      proof: AddressProof
      created_at: Date
    }
    name_nonces: {
      key: Buffer
      digest: Buffer
      expires_at: Date
    }
  }
}

/** How an address was added to a name; see the migration. */
export type AddressProof = 'signed' | 'set' | 'implied'
