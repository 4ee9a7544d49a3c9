import * as z from 'zod/mini'
import { namePurposes } from '../name.ts'
import { contract } from './contract.ts'
import { addressText, caller, hexText } from './shared.ts'

const nameText = z.string().check(z.maxLength(128))

export const nameRecord = z.object({
  name: z.string(),
  registered: z.optional(z.boolean()),
  registered_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  /** Keyed by ENSIP-11 coin type. */
  addresses: z.record(z.string(), z.object({ address: z.string(), created_at: z.nullable(z.string()) })),
  attributes: z.nullable(z.record(z.string(), z.string())),
})
export type NameRecord = z.infer<typeof nameRecord>

const versioned = z.object({ ...caller, apiVersion: z.optional(z.string().check(z.maxLength(4))) })

export const nameLookup = contract({
  method: 'GET',
  path: '/v1/profile/account/:name',
  summary: 'Looks up a name',
  params: z.object({ name: nameText }),
  query: versioned,
  answer: nameRecord,
})

export const nameReverse = contract({
  method: 'GET',
  path: '/v1/profile/reverse/:address',
  summary: 'Lists the names of an address',
  params: z.object({ address: addressText }),
  query: z.object({ ...versioned.shape, sender: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.array(nameRecord),
})

export const nameSuggestions = contract({
  method: 'GET',
  path: '/v1/profile/suggestions/:name',
  summary: 'Suggests available names',
  params: z.object({ name: nameText }),
  query: z.object({ ...caller, zone: z.optional(nameText) }),
  answer: z.object({
    suggestions: z.array(z.object({ name: z.string(), registered: z.boolean() })),
  }),
})

const signed = z.object({
  /** The signed JSON text, byte for byte. */
  message: z.string().check(z.minLength(2), z.maxLength(4_096)),
  signature: hexText,
  coin_type: z.int().check(z.gte(0), z.lte(0xffffffff)),
  address: addressText,
})
/** A message, its signature and the signing address. */
export type SignedMessage = z.infer<typeof signed>

export const nameRegister = contract({
  method: 'POST',
  path: '/v1/profile/account',
  summary: 'Registers a name for the signing address',
  query: z.object(caller),
  body: signed,
  answer: z.object({ ...nameRecord.shape, success: z.literal(true) }),
})

export const nameAttributes = contract({
  method: 'POST',
  path: '/v1/profile/account/:name/attributes',
  summary: 'Replaces the attributes of a name',
  params: z.object({ name: nameText }),
  query: z.object(caller),
  body: signed,
  answer: z.record(z.string(), z.string()),
})

export const nameAddress = contract({
  method: 'POST',
  path: '/v1/profile/account/:name/address',
  summary: 'Sets the address of a name on a chain',
  params: z.object({ name: nameText }),
  query: z.object(caller),
  body: signed,
  answer: z.record(z.string(), z.object({ address: z.string(), created_at: z.nullable(z.string()) })),
})

/** What every signed message binds, in words that a person can check in the wallet. */
const bound = {
  /** Origin of the app that asks: `https://app.example.com`. */
  origin: z.string().check(z.maxLength(256)),
  name: nameText,
  /** The signing account, CAIP-10: `eip155:1:0xd8dA…`. */
  account: z.string().check(z.maxLength(128)),
  /** UTC, as `Date.toISOString` writes it; the fraction is optional. */
  timestamp: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/)),
  /** Can be used once. Without a nonce, the message itself can be used once. */
  nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
}

/** The fields of `message` in {@link nameRegister}. */
export const registerMessage = z.strictObject({
  purpose: z.literal(namePurposes.register),
  ...bound,
  attributes: z.optional(z.record(z.string(), z.string())),
})
export type RegisterMessage = z.infer<typeof registerMessage>

/** The fields of `message` in {@link nameAttributes}. */
export const attributesMessage = z.strictObject({
  purpose: z.literal(namePurposes.attributes),
  ...bound,
  attributes: z.record(z.string(), z.string()),
})

/** The fields of `message` in {@link nameAddress}. */
export const addressMessage = z.strictObject({
  purpose: z.literal(namePurposes.address),
  ...bound,
  coin_type: z.int().check(z.gte(0), z.lte(0xffffffff)),
  address: addressText,
})

const resolverAddress = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, 'Not the address of a contract'))

/** ERC-3668 (CCIP-Read) gateway for ENS-aware clients. `data` may end in `.json`. */
export const nameGateway = contract({
  method: 'GET',
  path: '/v1/profile/ccip/:sender/:data',
  summary: 'Answers ENS resolvers (CCIP-Read)',
  params: z.object({
    sender: resolverAddress,
    data: z.string().check(z.maxLength(8_192), z.regex(/^0x(?:[\da-fA-F]{2})*(?:\.json)?$/)),
  }),
  answer: z.object({ data: z.string() }),
})

/** The same endpoint for resolvers whose gateway URL has no `{data}` placeholder. */
export const nameGatewayPost = contract({
  method: 'POST',
  path: '/v1/profile/ccip',
  summary: 'Answers ENS resolvers (CCIP-Read)',
  body: z.object({
    sender: resolverAddress,
    data: z.string().check(z.maxLength(8_192), z.regex(/^0x(?:[\da-fA-F]{2})*$/)),
  }),
  answer: z.object({ data: z.string() }),
})
