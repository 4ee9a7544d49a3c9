import type { ChainId } from '@latchkey/protocol/caip'

/** `ordinal` holds collectibles on Bitcoin: it is listed and can be copied, never selected. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** An account of a wallet. One account may be written differently on every network. */
export type Account = {
  /**
   * Identifies the account: the same on every network and on every visit. It is what
   * `driver.addresses.key` gives for each of its addresses.
   */
  readonly key: string
  readonly type: AccountType
  /** The address on the session's network. Use {@link addressOn} for any other network. */
  readonly address: string
  /** The address on each network, in families where it depends on the network. */
  readonly addresses?: Readonly<Partial<Record<ChainId, string>>> | undefined
  /** Hex, in families that need it to build or verify what is signed. */
  readonly publicKey?: string | undefined
  /** What the address is for, where a wallet shares several. */
  readonly purpose?: string | undefined
}

/** The address of an account on a network; undefined where the account has none there. */
export function addressOn(account: Account, network: ChainId): string | undefined {
  return account.addresses ? account.addresses[network] : account.address
}
