import { families } from './families/list.ts'
import type { Account } from './vault/account.ts'
import { wipe } from './vault/bytes.ts'
import type { Secret } from './vault/secret.ts'

/** The account of every family with this index. */
export async function deriveAccounts(
  root: Pick<Secret, 'entropy' | 'seed'>,
  index: number,
): Promise<readonly Account[]> {
  const derivations = await Promise.all(
    families.map(async ({ loadDeriveKey, namespace }) => ({ namespace, deriveKey: await loadDeriveKey() })),
  )
  return derivations.map(({ deriveKey, namespace }): Account => {
    const { address, privateKey, publicKey } = deriveKey(root, index)
    const kept = Uint8Array.from(privateKey)
    wipe(privateKey)
    return { namespace, index, privateKey: kept, publicKey: Uint8Array.from(publicKey), address }
  })
}
