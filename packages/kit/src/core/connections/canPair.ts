import type { Kit } from '../kit.ts'

/** Whether a connector can connect wallets on other devices. */
export function canPair(kit: Kit): boolean {
  return kit.connectors.some(({ pair }) => pair)
}
