import { families } from './families/list.ts'
import type { Account } from './vault/account.ts'
import type { Bytes } from './vault/bytes.ts'
import { VaultError } from './vault/vaultError.ts'

export type SignRequest = {
  readonly namespace: string
  /** Of the account. */
  readonly index: number
  /** What the family signs: a digest of 32 bytes for EVM and Bitcoin, the message for the others. */
  readonly bytes: Bytes
}

/** Signs with the key of one of the accounts. */
export async function sign(
  accounts: readonly Account[],
  { bytes, index, namespace }: SignRequest,
): Promise<Uint8Array> {
  const account = accounts.find((one) => one.namespace === namespace && one.index === index)
  const family = families.find((one) => one.namespace === namespace)
  if (!account || !family)
    throw new VaultError('vault/bad_input', `The wallet has no account ${index} of ${namespace}.`)
  try {
    return await family.signBytes(account.privateKey, bytes)
  } catch (cause) {
    throw new VaultError('vault/bad_input', `The bytes are not what ${namespace} signs.`, { cause })
  }
}
