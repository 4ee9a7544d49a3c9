import { type Bytes, randomBytes, wipe, xor } from './bytes.ts'
import { type Factor, userHalf } from './factor.ts'
import { sealMeta } from './meta.ts'
import { commitTo } from './sealVault.ts'
import type { Access } from './store.ts'
import { VaultError } from './vaultError.ts'

/** Writes what lets a factor open the vault of this key: the half of the server, and the sealed facts. */
export async function writePair(
  { scope, store }: Access,
  factor: Factor,
  args: writePair.Args,
): Promise<void> {
  const { dek, fingerprint, gen } = args
  const { bytes, commit } = await commitTo(scope, gen, dek)
  const salt = randomBytes(32)
  const sealedMeta = await sealMeta(factor, scope, { fingerprint, commit: bytes, minGen: gen })
  const mine = await userHalf(factor, scope, gen, salt)
  const half = xor(mine, dek)
  const pair = { factorId: factor.id, kind: factor.kind, gen, commit, salt, sealedMeta }
  try {
    if ((await store.putPair(scope, pair, half)) !== true)
      throw new VaultError('vault/conflict', `The server did not take a pair for factor ${factor.id}.`)
  } finally {
    wipe(mine, half)
  }
}

export declare namespace writePair {
  type Args = { readonly dek: Bytes; readonly gen: number; readonly fingerprint: Bytes }
}
