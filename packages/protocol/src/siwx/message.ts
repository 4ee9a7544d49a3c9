import type { ChainId } from '../caip.ts'
import { isWritableAddress, isWritableChain } from './families.ts'

/**
 * The message a user signs to sign in.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export type SiwxMessage = {
  /** Host of the page, with the port unless it is the scheme's default: `app.example.com`. */
  readonly domain: string
  readonly address: string
  /** Printable ASCII without quotes; otherwise wallets do not recognise the message as a sign-in. */
  readonly statement?: string | undefined
  readonly uri: string
  readonly version: '1'
  readonly chainId: ChainId
  /** At least 8 letters and digits. */
  readonly nonce: string
  /** UTC, as `Date.toISOString` writes it; the fraction is optional. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Maximum length in characters. Messages with a recap for many chains are long. */
export const maxMessageLength = 16_384
export const maxStatementLength = 2_000
export const maxResources = 32
export const maxRecapLength = 12_288
/** @see https://eips.ethereum.org/EIPS/eip-5573 */
export const recapPrefix = 'urn:recap:'

// EIP-4361 only allows the reserved and unreserved characters of RFC 3986.
const statementShape = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]+$/
// Less strict parsers would read such a statement as a field.
const likeAField =
  /^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID|Resources):|^- /
const uriShape = /^[a-z][a-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i
const requestIdShape = /^[\w\-.~:@!$&'()*+,;=%]{1,256}$/
const nonceShape = /^[a-zA-Z\d]{8,256}$/
const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/** The first invalid field; undefined if the message can be written and parsed back. */
export function findBadField(message: SiwxMessage): keyof SiwxMessage | undefined {
  const { domain, address, statement, uri, version, chainId, nonce, issuedAt } = message
  const { expirationTime, notBefore, requestId, resources = [] } = message
  if (!isDomain(domain)) return 'domain'
  if (!isWritableChain(chainId)) return 'chainId'
  if (!isWritableAddress(chainId, address)) return 'address'
  if (statement !== undefined && !isStatement(statement)) return 'statement'
  if (!isUri(uri)) return 'uri'
  if (version !== '1') return 'version'
  if (!nonceShape.test(nonce)) return 'nonce'
  if (!isTime(issuedAt)) return 'issuedAt'
  if (expirationTime !== undefined && !isTime(expirationTime)) return 'expirationTime'
  if (notBefore !== undefined && !isTime(notBefore)) return 'notBefore'
  if (requestId !== undefined && !requestIdShape.test(requestId)) return 'requestId'
  if (resources.length > maxResources || !resources.every(isUri)) return 'resources'
  return undefined
}

/** As browsers write it: lower case, Punycode, no default port. */
function isDomain(text: string): boolean {
  if (!/^[a-z\d.:[\]-]{1,255}$/.test(text)) return false
  return hostOf(`https://${text}`) === text || hostOf(`http://${text}`) === text
}

function isStatement(text: string): boolean {
  return text.length <= maxStatementLength && statementShape.test(text) && !likeAField.test(text)
}

function isUri(text: string): boolean {
  const maxLength = text.startsWith(recapPrefix) ? maxRecapLength : 2_048
  return text.length <= maxLength && uriShape.test(text) && hostOf(text) !== undefined
}

/** Rejects dates such as February 30, which `Date` would roll over to another day. */
function isTime(text: string): boolean {
  if (!timeShape.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19)
}

/** Host and port of a URL; undefined if it is not a valid URL. */
export function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}
