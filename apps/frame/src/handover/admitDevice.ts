import type { SealedBytes } from '@latchkey/protocol/http/vault'
import { sealFor } from '../sealedBytes.ts'
import { wipe } from '../vault/bytes.ts'
import type { OpenVault } from '../vault/openPair.ts'
import type { Scope } from '../vault/scope.ts'
import { handoverKeys, type Offer, readHandoverCode } from './handoverCode.ts'

/**
 * Encrypts the key of the vault for the device that shows this code. Undefined if none of them does: it
 * was mistyped, or what the server passes on is not what the device has sent.
 */
export async function admitDevice(
  scope: Scope,
  { dek, fingerprint }: Pick<OpenVault, 'dek' | 'fingerprint'>,
  { code: typed, offers }: { readonly code: string; readonly offers: readonly Offer[] },
): Promise<{ readonly id: string; readonly answer: SealedBytes } | undefined> {
  const code = readHandoverCode(typed)
  if (code === undefined) return undefined
  for (const offer of offers) {
    const { isTagOf, label } = await handoverKeys(code, offer.id, scope)
    if (!(await isTagOf(offer))) continue
    const content = new Uint8Array([...dek, ...fingerprint])
    const answer = await sealFor(offer.publicKey, content, await label())
    wipe(content)
    return { id: offer.id, answer }
  }
  return undefined
}
