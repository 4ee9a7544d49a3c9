import type { Kit } from './kit.ts'

/** Whether wallets on other devices can be reached from here. */
export function canPair(kit: Kit): boolean {
  return kit.connectors.some(({ pair }) => pair)
}
