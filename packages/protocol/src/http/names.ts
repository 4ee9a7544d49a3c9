import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { addressText, caller, hexText } from './shared.ts'

const nameText = z.string().check(z.maxLength(128))

export const nameRecord = z.object({
  name: z.string(),
  registered: z.optional(z.boolean()),
  registered_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  /** By ENSIP-11 coin type. */
  addresses: z.record(z.string(), z.object({ address: z.string(), created_at: z.nullable(z.string()) })),
  attributes: z.nullable(z.record(z.string(), z.string())),
})
export type NameRecord = z.infer<typeof nameRecord>

const versioned = z.object({ ...caller, apiVersion: z.optional(z.string().check(z.maxLength(4))) })

export const nameLookup = contract({
  method: 'GET',
  path: '/v1/profile/account/:name',
  summary: 'Who a name belongs to',
  params: z.object({ name: nameText }),
  query: versioned,
  answer: nameRecord,
})

export const nameReverse = contract({
  method: 'GET',
  path: '/v1/profile/reverse/:address',
  summary: 'The names of an address',
  params: z.object({ address: addressText }),
  query: z.object({ ...versioned.shape, sender: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.array(nameRecord),
})

export const nameSuggestions = contract({
  method: 'GET',
  path: '/v1/profile/suggestions/:name',
  summary: 'The name asked for, and free ones like it',
  params: z.object({ name: nameText }),
  query: z.object({ ...caller, zone: z.optional(nameText) }),
  answer: z.object({
    suggestions: z.array(z.object({ name: z.string(), registered: z.boolean() })),
  }),
})

const signed = z.object({
  /** JSON text, exactly as it was signed. */
  message: z.string().check(z.minLength(2), z.maxLength(4_096)),
  signature: hexText,
  coin_type: z.int().check(z.gte(0), z.lte(0xffffffff)),
  address: addressText,
})
/** A message with who signed it. */
export type SignedMessage = z.infer<typeof signed>

export const nameRegister = contract({
  method: 'POST',
  path: '/v1/profile/account',
  summary: 'Takes a name for the address that signed',
  query: z.object(caller),
  body: signed,
  answer: z.object({ ...nameRecord.shape, success: z.literal(true) }),
})

export const nameAttributes = contract({
  method: 'POST',
  path: '/v1/profile/account/:name/attributes',
  summary: "Replaces a name's attributes",
  params: z.object({ name: nameText }),
  query: z.object(caller),
  body: signed,
  answer: z.record(z.string(), z.string()),
})

export const nameAddress = contract({
  method: 'POST',
  path: '/v1/profile/account/:name/address',
  summary: 'Sets the address a name has on a chain',
  params: z.object({ name: nameText }),
  query: z.object(caller),
  body: signed,
  answer: z.record(z.string(), z.object({ address: z.string(), created_at: z.nullable(z.string()) })),
})

/** Unix seconds. */
const timestamp = z.int().check(z.gte(0))
/** Used once; another message with the same nonce is refused. Without one the message itself is used once. */
const nonce = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))

/** What `message` of {@link nameRegister} must hold, and nothing else. */
export const registerMessage = z.strictObject({
  name: nameText,
  attributes: z.optional(z.record(z.string(), z.string())),
  timestamp,
  nonce,
})

/** What `message` of {@link nameAttributes} must hold, and nothing else. */
export const attributesMessage = z.strictObject({
  /** When it is there it must be the name of the path. */
  name: z.optional(nameText),
  attributes: z.record(z.string(), z.string()),
  timestamp,
  nonce,
})

/** What `message` of {@link nameAddress} must hold, and nothing else. */
export const addressMessage = z.strictObject({
  /** When it is there it must be the name of the path. */
  name: z.optional(nameText),
  coin_type: z.int().check(z.gte(0), z.lte(0xffffffff)),
  address: addressText,
  timestamp,
  nonce,
})

const resolverAddress = z.string().check(z.regex(/^0x[\da-f]{40}$/i, 'Not the address of a contract'))

/** ERC-3668: where ENS-aware wallets ask for names of ours. `data` may end in `.json`. */
export const nameGateway = contract({
  method: 'GET',
  path: '/v1/profile/ccip/:sender/:data',
  summary: 'Answers ENS resolvers (CCIP-Read)',
  params: z.object({
    sender: resolverAddress,
    data: z.string().check(z.maxLength(8_192), z.regex(/^0x(?:[\da-f]{2})*(?:\.json)?$/i)),
  }),
  answer: z.object({ data: z.string() }),
})

/** The same for resolvers whose address of a gateway has no place for `data`. */
export const nameGatewayPost = contract({
  method: 'POST',
  path: '/v1/profile/ccip',
  summary: 'Answers ENS resolvers (CCIP-Read)',
  body: z.object({
    sender: resolverAddress,
    data: z.string().check(z.maxLength(8_192), z.regex(/^0x(?:[\da-f]{2})*$/i)),
  }),
  answer: z.object({ data: z.string() }),
})
