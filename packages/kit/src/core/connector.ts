import type { Driver, Wallet } from '@latchkey/chains/driver'

/**
 * A way to reach wallets across chains: those in the page, those on a phone,
 * the embedded one. It only finds wallets; the driver of the chain links them.
 */
export type Connector = {
  readonly id: string
  /** Calls back at once with the wallets already known, and on every change; returns stop. */
  wallets(driver: Driver, onChange: (wallets: readonly Wallet[]) => void): () => void
}
