import { openBox, sealBox } from './box.ts'
import { type Bytes, toHex, wipe } from './bytes.ts'
import { deriveAesKey, deriveBytes } from './deriveBytes.ts'
import { boundTo, type Generation, type Scope } from './scope.ts'
import { type Content, readContent, writeContent } from './secret.ts'
import { VaultError } from './vaultError.ts'

/** Encrypts the content under a key that is used for nothing else. */
export async function sealVault(scope: Scope, gen: number, dek: Bytes, content: Content): Promise<Bytes> {
  const bytes = writeContent(content)
  const box = await sealBox(await vaultKey(scope, gen, dek), bytes, boundTo(scope, gen))
  wipe(bytes)
  return box
}

/** Decrypts the content, once the key has been compared with its commitment. */
export async function openVault(scope: Scope, gen: number, dek: Bytes, box: Bytes): Promise<Content> {
  const bytes = await openBox(await vaultKey(scope, gen, dek), box, boundTo(scope, gen))
  if (!bytes) throw new VaultError('vault/wrong_vault', `The vault of generation ${gen} does not decrypt.`)
  return readContent(bytes)
}

/**
 * A commitment to the key of a vault. AES-GCM does not commit: a box can be made that
 * decrypts under two keys.
 */
export async function commitTo(
  scope: Scope,
  gen: number,
  dek: Bytes,
): Promise<Generation & { bytes: Bytes }> {
  const bytes = await deriveBytes(dek, `commit|${scope.vaultId}|${gen}`)
  return { gen, commit: toHex(bytes), bytes }
}

function vaultKey({ vaultId }: Scope, gen: number, dek: Bytes): Promise<CryptoKey> {
  return deriveAesKey(dek, `vault|${vaultId}|${gen}`)
}
