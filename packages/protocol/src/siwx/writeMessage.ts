import { siwxMessageInvalid } from '../catalogue/siwx.ts'
import { KitError } from '../errors.ts'
import { accountWord, chainWord, dropsStatement } from './families.ts'
import { findBadField, maxMessageLength, type SiwxMessage } from './message.ts'

/**
 * The exact text to sign: EIP-4361 on EVM chains, Sign In With Solana on Solana,
 * CAIP-122 elsewhere. Throws if a field is invalid, such as a statement with a
 * line break.
 */
export function writeMessage(message: SiwxMessage): string {
  const bad = findBadField(message)
  if (bad) throw invalid(bad)
  const { domain, address, statement, uri, version, chainId, nonce, issuedAt } = message
  const { expirationTime, notBefore, requestId, resources } = message
  const lines = [`${domain} wants you to sign in with your ${accountWord(chainId)} account:`, address, '']
  if (statement !== undefined) lines.push(statement, '')
  else if (!dropsStatement(chainId)) lines.push('')
  lines.push(`URI: ${uri}`, `Version: ${version}`, `Chain ID: ${chainWord(chainId)}`)
  lines.push(`Nonce: ${nonce}`, `Issued At: ${issuedAt}`)
  if (expirationTime !== undefined) lines.push(`Expiration Time: ${expirationTime}`)
  if (notBefore !== undefined) lines.push(`Not Before: ${notBefore}`)
  if (requestId !== undefined) lines.push(`Request ID: ${requestId}`)
  if (resources?.length) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const text = lines.join('\n')
  if (text.length > maxMessageLength) throw invalid('resources')
  return text
}

function invalid(field: string): KitError {
  return new KitError(siwxMessageInvalid, { values: { field } })
}
