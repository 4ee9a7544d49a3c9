import type { Connector } from '../core/connector.ts'

/** Wallets that live in the page: the drivers know how to find their own. */
export const injected = {
  id: 'injected',
  wallets: (driver, onChange) => driver.wallets(onChange),
} satisfies Connector
