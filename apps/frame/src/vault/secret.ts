import type { Account } from './account.ts'
import { type Bytes, wipe } from './bytes.ts'
import { accountParts, fromUint32, joinParts, malformed, readAccounts, readFields, sized } from './fields.ts'

/** What a vault holds. */
export type Secret = {
  readonly entropy: Bytes
  readonly seed: Bytes
  readonly accounts: readonly Account[]
}

/** A secret, and what is true of the generation that holds it. */
export type Content = Secret & {
  /** The last generation of which the operator knows the key; 0 if there was none. */
  readonly escrowedUpTo: number
  /** Whether the user has restored the wallet from an exit kit, as a test. */
  readonly exitTested: boolean
}

const version = 1

/** Encodes the content of a vault: fixed fields, then length-prefixed ones. */
export function writeContent({ accounts, entropy, escrowedUpTo, exitTested, seed }: Content): Bytes {
  return joinParts([
    Uint8Array.of(version, exitTested ? 1 : 0),
    fromUint32(escrowedUpTo),
    sized(entropy),
    sized(seed),
    ...accountParts(accounts),
  ])
}

/** Decodes the content of a vault; wipes its argument. */
export function readContent(bytes: Bytes): Content {
  return readFields(bytes, (fields) => {
    const { byte, field, uint32 } = fields
    const [found, flags] = [byte(), byte()]
    if (found !== version || flags > 1) throw malformed()
    const [escrowedUpTo, entropy, seed] = [uint32(), field(), field()]
    const accounts = readAccounts(fields)
    if (entropy.length < 16 || seed.length !== 64 || !accounts.length) throw malformed()
    return { entropy, seed, accounts, escrowedUpTo, exitTested: flags === 1 }
  })
}

/** Overwrites every secret of the vault. */
export function wipeSecret({ accounts, entropy, seed }: Secret): void {
  wipe(entropy, seed, ...accounts.map(({ privateKey }) => privateKey))
}
