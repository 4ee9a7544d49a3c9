import * as z from 'zod/mini'
import { isAccountId, isChainId } from '../caip.ts'

const short = z.string().check(z.maxLength(128))
/** SDK name and version, for analytics only: long values are truncated, never rejected. */
const clientInfo = z.string().check(z.overwrite((text) => text.slice(0, 128)))

/** Query parameters of every request: the project, and the SDK name and version. */
export const caller = {
  projectId: z.optional(short),
  st: z.optional(clientInfo),
  sv: z.optional(clientInfo),
  clientId: z.optional(clientInfo),
}

/** CAIP-2, of a supported chain family. */
export const chainIdText = z.string().check(
  z.maxLength(64),
  z.refine((value) => isChainId(value), 'Not a chain id such as eip155:1'),
)
/** CAIP-2, or the bare number of an EVM chain. */
export const looseChainIdText = z.string().check(
  z.maxLength(64),
  z.overwrite((value) => (/^[1-9]\d{0,19}$/.test(value) ? `eip155:${value}` : value)),
  z.refine((value) => isChainId(value), 'Not a chain id such as eip155:1'),
)
/** CAIP-10. Each chain validates the address itself. */
export const accountIdText = z.string().check(
  z.maxLength(200),
  z.refine((value) => isAccountId(value), 'Not an account id such as eip155:1:0x…'),
)
/** An address of any chain family, without the chain. */
export const addressText = z.string().check(z.maxLength(128), z.regex(/^[-.%a-zA-Z\d]+$/, 'Not an address'))
/** Base units as decimal text, up to 2^256: no sign, no decimal point. */
export const unitsText = z.string().check(z.regex(/^\d{1,78}$/, 'Not a whole amount in base units'))
/** Token decimals: one byte on every chain. */
export const decimals = z.int().check(z.gte(0), z.lte(255))
export const hexText = z
  .string()
  .check(z.maxLength(1 << 18), z.regex(/^0x(?:[\da-fA-F]{2})*$/, 'Not hexadecimal bytes'))
/**
 * URL of an image: a path on this server or a small `data:` URL, never a
 * third-party host, which would see the visitor's IP address. Empty, or null where
 * allowed, if there is no image.
 */
export const picture = z.string()
export const currency = z.enum(['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'])
export type Currency = z.infer<typeof currency>
