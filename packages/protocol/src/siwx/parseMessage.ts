import { chainOf } from './families.ts'
import { findBadField, maxMessageLength, type SiwxMessage } from './message.ts'
import { writeMessage } from './writeMessage.ts'

const labels = {
  URI: 'uri',
  Version: 'version',
  'Chain ID': 'chainId',
  Nonce: 'nonce',
  'Issued At': 'issuedAt',
  'Expiration Time': 'expirationTime',
  'Not Before': 'notBefore',
  'Request ID': 'requestId',
} as const

/** Parses a message written by {@link writeMessage}; undefined for any other text. */
export function parseMessage(text: string): SiwxMessage | undefined {
  if (text.length > maxMessageLength) return undefined
  const [first = '', address = '', , ...rest] = text.split('\n')
  const [, domain, account] = /^(\S+) wants you to sign in with your (\w+) account:$/.exec(first) ?? []
  if (!domain || !account) return undefined

  const found: Record<string, unknown> = { domain, address }
  // A statement is followed by a blank line. Without one, its line is blank or omitted.
  if (rest[1] === '') found.statement = rest[0]
  const start = rest[1] === '' ? 2 : rest[0] === '' ? 1 : 0
  const end = rest.indexOf('Resources:', start)
  for (const line of rest.slice(start, end < 0 ? undefined : end)) {
    const at = line.indexOf(': ')
    const label = line.slice(0, at)
    if (!Object.hasOwn(labels, label)) return undefined
    found[labels[label as keyof typeof labels]] = line.slice(at + 2)
  }
  if (end >= 0) found.resources = rest.slice(end + 1).map((line) => line.replace(/^- /, ''))
  found.chainId = chainOf(account, String(found.chainId))

  const { uri, version, chainId, nonce, issuedAt } = found
  if ([uri, version, chainId, nonce, issuedAt].includes(undefined)) return undefined
  const message = found as SiwxMessage
  // The loop above is lenient; comparing with the rewritten text rejects any other order,
  // spacing or repetition.
  return findBadField(message) === undefined && writeMessage(message) === text ? message : undefined
}
