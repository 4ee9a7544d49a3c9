import * as z from 'zod/mini'
import { isAccountId, isChainId } from '../caip.ts'

const short = z.string().check(z.maxLength(128))
/** Says who asks, for counting: too much of it is cut, and refused to nobody. */
const told = z.string().check(z.overwrite((text) => text.slice(0, 128)))

/** What every call carries: the project, and which kit in which version is asking. */
export const caller = {
  projectId: z.optional(short),
  st: z.optional(told),
  sv: z.optional(told),
  clientId: z.optional(told),
}

/** CAIP-2, of a chain family the toolkit knows. */
export const chainIdText = z.string().check(
  z.maxLength(64),
  z.refine((value) => isChainId(value), 'Not a chain id such as eip155:1'),
)
/** The same, or the bare number of an EVM chain. */
export const looseChainIdText = z.string().check(
  z.maxLength(64),
  z.overwrite((value) => (/^[1-9]\d{0,19}$/.test(value) ? `eip155:${value}` : value)),
  z.refine((value) => isChainId(value), 'Not a chain id such as eip155:1'),
)
/** CAIP-10; the address is checked by its own chain. */
export const accountIdText = z.string().check(
  z.maxLength(200),
  z.refine((value) => isAccountId(value), 'Not an account id such as eip155:1:0x…'),
)
/** An address of any family, without its chain. */
export const addressText = z.string().check(z.maxLength(128), z.regex(/^[-.%a-zA-Z\d]+$/, 'Not an address'))
/** Base units, as decimal text: no sign, no point, at most 2^256. */
export const unitsText = z.string().check(z.regex(/^\d{1,78}$/, 'Not a whole amount in base units'))
/** Digits after the point of a token: a byte on every chain. */
export const decimals = z.int().check(z.gte(0), z.lte(255))
export const hexText = z
  .string()
  .check(z.maxLength(1 << 18), z.regex(/^0x(?:[\da-f]{2})*$/i, 'Not hexadecimal bytes'))
/**
 * Where a picture is, in an answer: a path on the server that answered, or a
 * small `data:` address. Never on somebody else's host, who would learn who
 * looks. Empty, or null where that is allowed, where there is none.
 */
export const picture = z.string()
export const currency = z.enum(['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'])
export type Currency = z.infer<typeof currency>
