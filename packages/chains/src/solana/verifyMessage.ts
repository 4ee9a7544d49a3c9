import type { Driver } from '../driver.ts'
import { fromBase58 } from './base58.ts'

/** Checks an Ed25519 signature with the browser's own means; nothing where it has none. */
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
    // A key that is no point of the curve has signed nothing.
    if ((error as Error).name === 'DataError') return false
    return undefined
  }
}
