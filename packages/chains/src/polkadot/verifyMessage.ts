import { blake2b } from '@noble/hashes/blake2'
import { verify as verifySr25519 } from '@scure/sr25519'
import type { Driver } from '../driver.ts'
import { parseSs58 } from './ss58.ts'

/**
 * Whether a signature over a text is the account's; nothing where the browser lacks Ed25519.
 *
 * An address does not say which kind of key it has, so each is tried that makes signatures of
 * that length. Wallets sign the text between `<Bytes>` and `</Bytes>`; some sign it as it is.
 */
export async function verifyMessage({
  address,
  message,
  signature,
}: Omit<Driver.VerifyMessageArgs, 'network'>): Promise<boolean | undefined> {
  const accountId = parseSs58(address)?.accountId
  const proof = fromHex(signature)
  if (!accountId || !proof) return false
  const texts = [`<Bytes>${message}</Bytes>`, message].map((text) => new TextEncoder().encode(text))
  if (proof.length === 65)
    return (await Promise.all(texts.map((text) => isEcdsa(text, proof, accountId)))).includes(true)
  if (texts.some((text) => isSr25519(text, proof, accountId))) return true
  const answers = await Promise.all(texts.map((text) => isEd25519(text, proof, accountId)))
  return answers.includes(true) || (answers.includes(undefined) ? undefined : false)
}

function isSr25519(text: Uint8Array, proof: Uint8Array, accountId: Uint8Array): boolean {
  try {
    return verifySr25519(text, proof, accountId)
  } catch {
    // No point of the curve, or a signature of another kind.
    return false
  }
}

async function isEd25519(
  text: Uint8Array,
  proof: Uint8Array,
  accountId: Uint8Array,
): Promise<boolean | undefined> {
  try {
    const bytes = Uint8Array.from(accountId)
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, Uint8Array.from(proof), Uint8Array.from(text))
  } catch (error) {
    // A key that is no point of the curve has signed nothing.
    return (error as Error).name === 'DataError' ? false : undefined
  }
}

/** The account of an ECDSA key is the hash of it. */
async function isEcdsa(text: Uint8Array, proof: Uint8Array, accountId: Uint8Array): Promise<boolean> {
  // Few accounts are of this kind.
  const { secp256k1 } = await import('@noble/curves/secp256k1')
  try {
    const signature = secp256k1.Signature.fromCompact(proof.slice(0, 64)).addRecoveryBit(proof[64] ?? 0)
    const key = signature.recoverPublicKey(blake2b(text, { dkLen: 32 })).toRawBytes(true)
    return blake2b(key, { dkLen: 32 }).every((byte, index) => byte === accountId[index])
  } catch {
    return false
  }
}

/** 64 bytes of sr25519 or ed25519, 65 of ECDSA. */
function fromHex(text: string): Uint8Array | undefined {
  if (!/^0x([\da-f]{128}|[\da-f]{130})$/i.test(text)) return undefined
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
