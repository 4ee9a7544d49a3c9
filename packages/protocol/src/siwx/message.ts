import type { ChainId } from '../caip.ts'
import { isWritableAddress, isWritableChain } from './families.ts'

/**
 * What a person signs to sign in.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export type SiwxMessage = {
  /** Host, and port where it is not the scheme's own, of the page: `app.example.com`. */
  readonly domain: string
  readonly address: string
  /** Printable ASCII without quotes, or wallets do not see a sign-in in it. */
  readonly statement?: string | undefined
  readonly uri: string
  readonly version: '1'
  readonly chainId: ChainId
  /** 8 letters and digits or more. */
  readonly nonce: string
  /** Times are UTC, as `Date.toISOString` writes them; the fraction may be left out. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Characters of a whole message: one that says what a wallet may be asked on many chains is long. */
export const maxMessage = 16_384
export const maxStatement = 2_000
export const maxResources = 32
export const maxRecap = 12_288
/** @see https://eips.ethereum.org/EIPS/eip-5573 */
export const recapPrefix = 'urn:recap:'

// RFC 3986: reserved and unreserved characters, which is all that EIP-4361 lets through.
const statementShape = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]+$/
// Readers less strict than ours would take such a statement for the line it imitates.
const likeAField =
  /^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID|Resources):|^- /
const uriShape = /^[a-z][a-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i
const requestIdShape = /^[\w\-.~:@!$&'()*+,;=%]{1,256}$/
const nonceShape = /^[a-zA-Z\d]{8,256}$/
const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/** The first field that no message can carry: undefined when all can be written and read back. */
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

/** As a browser writes it: lower case, other scripts in Punycode, no port that goes without saying. */
function isDomain(text: string): boolean {
  if (!/^[a-z\d.:[\]-]{1,255}$/.test(text)) return false
  return hostOf(`https://${text}`) === text || hostOf(`http://${text}`) === text
}

function isStatement(text: string): boolean {
  return text.length <= maxStatement && statementShape.test(text) && !likeAField.test(text)
}

function isUri(text: string): boolean {
  const most = text.startsWith(recapPrefix) ? maxRecap : 2_048
  return text.length <= most && uriShape.test(text) && hostOf(text) !== undefined
}

/** No 30th of February: what the calendar does not have comes back as another day. */
function isTime(text: string): boolean {
  if (!timeShape.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19)
}

/** Host and port of an address; undefined where it is none. */
export function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}
