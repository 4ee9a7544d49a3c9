import type { ColumnType, Generated } from 'kysely'

/** A whole number too large for a safe one: text when read. */
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

/** How an address came to a name: the migration says what each means. */
export type AddressProof = 'signed' | 'set' | 'implied'
