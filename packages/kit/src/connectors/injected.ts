import type { Connector } from '../core/connections/connector.ts'

/** Installed wallets, which the drivers discover. */
export const injected = {
  id: 'injected',
  wallets: (driver, onChange) => driver.wallets(onChange),
} satisfies Connector
