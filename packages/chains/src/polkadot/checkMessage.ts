import { fromHex } from './hex.ts'
import { parseSs58 } from './ss58.ts'
import { readSignature } from './verifySignature.ts'

/** 66 bytes in hex. */
const maxSignatureLength = 2 + 2 * 66

/**
 * Whether the account of an address of any network signed the message; undefined if this browser
 * does not support Ed25519. Takes the signature in hex.
 *
 * Wallets wrap a message in `<Bytes>` and `</Bytes>`; some sign it unwrapped.
 */
export async function checkMessage(
  address: string,
  message: string,
  signature: string,
): Promise<boolean | undefined> {
  const accountId = parseSs58(address)?.accountId
  const proof = signature.length <= maxSignatureLength ? fromHex(signature) : undefined
  if (!accountId || !proof) return false
  let isUnknown = false
  for (const text of [`<Bytes>${message}</Bytes>`, message]) {
    const answer = await readSignature(new TextEncoder().encode(text), proof, accountId)
    if (typeof answer === 'object') return true
    isUnknown ||= answer === 'unknown'
  }
  return isUnknown ? undefined : false
}
