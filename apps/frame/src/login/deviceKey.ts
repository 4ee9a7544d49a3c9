import type { Records } from '../records.ts'

const name = 'device key'

/**
 * The key that identifies this browser on this site. Tokens are bound to it, and it cannot
 * be copied: a stolen token is worth nothing elsewhere.
 */
export async function deviceKey(records: Records): Promise<CryptoKeyPair> {
  const found = await records.get<CryptoKeyPair>(name)
  if (found) return found
  const made = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  // Another tab may have stored one meanwhile: the first one counts.
  await records.add(name, made).catch(() => undefined)
  return (await records.get<CryptoKeyPair>(name)) as CryptoKeyPair
}
