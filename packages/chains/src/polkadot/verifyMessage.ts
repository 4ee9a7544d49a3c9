import { blake2b } from '@noble/hashes/blake2'
import { verify as verifySr25519 } from '@scure/sr25519'
import type { Driver } from '../driver.ts'
import { parseSs58 } from './ss58.ts'

/**
 * Whether the account made the signature; undefined if the browser does not support Ed25519.
 *
 * An address does not show its key type, so every type with signatures of that length is
 * tried. Wallets wrap the message in `<Bytes>` and `</Bytes>`; some sign it unwrapped.
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
    // The key is not a point on the curve, or the signature is of another type.
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
    // The key is not a point on the curve.
    return (error as Error).name === 'DataError' ? false : undefined
  }
}

/** The account id of an ECDSA key is its hash. */
async function isEcdsa(text: Uint8Array, proof: Uint8Array, accountId: Uint8Array): Promise<boolean> {
  // Loaded on demand, because few accounts use ECDSA.
  const { secp256k1 } = await import('@noble/curves/secp256k1')
  try {
    const signature = secp256k1.Signature.fromCompact(proof.slice(0, 64)).addRecoveryBit(proof[64] ?? 0)
    const key = signature.recoverPublicKey(blake2b(text, { dkLen: 32 })).toRawBytes(true)
    return blake2b(key, { dkLen: 32 }).every((byte, index) => byte === accountId[index])
  } catch {
    return false
  }
}

/** 64 bytes for sr25519 and ed25519, 65 for ECDSA. */
function fromHex(text: string): Uint8Array | undefined {
  if (!/^0x([\da-f]{128}|[\da-f]{130})$/i.test(text)) return undefined
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
