import type { Driver } from '../driver.ts'
import { fromBase58 } from './base58.ts'

/** Verifies an Ed25519 signature with Web Crypto; undefined if the browser does not support Ed25519. */
export async function verifyMessage({
  address,
  message,
  signature,
}: Omit<Driver.VerifyMessageArgs, 'network'>): Promise<boolean | undefined> {
  const [key, proof] = [fromBase58(address, 32), fromBase58(signature, 64)]
  if (!key || !proof) return false
  const text = new TextEncoder().encode(message)
  try {
    const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', imported, Uint8Array.from(proof), text)
  } catch (error) {
    // The key is not a point on the curve.
    if ((error as Error).name === 'DataError') return false
    return undefined
  }
}
