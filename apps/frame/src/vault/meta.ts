import { openBox, overheadBytes, sealBox } from './box.ts'
import { type Bytes, toHex } from './bytes.ts'
import { deriveAesKey } from './deriveBytes.ts'
import type { Factor } from './factor.ts'
import { boundTo, type Scope } from './scope.ts'
import { VaultError } from './vaultError.ts'

/**
 * What a factor knows of its vault. It is sealed with the secret of the factor, so the
 * server keeps it but cannot replace it by that of another wallet.
 */
export type Meta = {
  readonly fingerprint: Bytes
  readonly commit: Bytes
  readonly minGen: number
}

export const sealedMetaBytes = 68 + overheadBytes

export async function sealMeta(factor: Factor, scope: Scope, meta: Meta): Promise<Bytes> {
  const content = new Uint8Array(68)
  content.set(meta.fingerprint)
  content.set(meta.commit, 32)
  new DataView(content.buffer).setUint32(64, meta.minGen)
  return sealBox(await metaKey(factor), content, boundTo(scope, 'meta', factor.id))
}

export async function openMeta(factor: Factor, scope: Scope, sealed: Bytes): Promise<Meta> {
  const content = await openBox(await metaKey(factor), sealed, boundTo(scope, 'meta', factor.id))
  if (content?.length !== 68)
    throw new VaultError('vault/wrong_meta', `The sealed facts of factor ${factor.id} do not decrypt.`)
  return {
    fingerprint: content.slice(0, 32),
    commit: content.slice(32, 64),
    minGen: new DataView(content.buffer).getUint32(64),
  }
}

/** Whether the facts are those of this generation. */
export function isOf(meta: Meta, { commit, gen }: { commit: string; gen: number }): boolean {
  return meta.minGen === gen && toHex(meta.commit) === commit
}

function metaKey({ secret }: Factor): Promise<CryptoKey> {
  return deriveAesKey(secret, 'meta')
}
