import type { Account } from './account.ts'
import { type Bytes, toHex } from './bytes.ts'

/**
 * Identifies a wallet: SHA-256 of the sorted public keys of its first accounts.
 *
 * Later accounts are left out, since adding one does not make another wallet.
 */
export async function fingerprintOf(accounts: readonly Account[]): Promise<Bytes> {
  const keys = accounts
    .filter(({ index }) => index === 0)
    .map(({ namespace, publicKey }) => `${namespace}:${toHex(publicKey)}`)
    .toSorted()
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keys.join('\n'))))
}
