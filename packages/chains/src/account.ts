import type { ChainId } from '@latchkey/protocol/caip'

/** `ordinal` is a Bitcoin address for collectibles: it is listed and can be copied, but not selected. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** An account of a wallet. Its address may differ from network to network. */
export type Account = {
  /**
   * Identifies the account. It is the same on every network and every visit, and equals
   * `driver.addresses.key` of each of its addresses.
   */
  readonly key: string
  readonly type: AccountType
  /** The address on the session's network. Use {@link addressOn} for any other network. */
  readonly address: string
  /** The address on each network, for families where it depends on the network. */
  readonly addresses?: Readonly<Partial<Record<ChainId, string>>> | undefined
  /** Hex. Set by families that need it to build transactions or verify signatures. */
  readonly publicKey?: string | undefined
  /** What the address is for, such as `payment`, when a wallet shares several. */
  readonly purpose?: string | undefined
}

/** The address of an account on a network; undefined if it has none there. */
export function addressOn(account: Account, network: ChainId): string | undefined {
  return account.addresses ? account.addresses[network] : account.address
}
