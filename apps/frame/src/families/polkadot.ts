import type { Family } from './family.ts'

export const polkadot: Family = {
  namespace: 'polkadot',
  loadDeriveKey: async () => (await import('@latchkey/chains/polkadot/deriveKey')).deriveKey,
  // Another curve than that of the other families, which most visits do not need.
  signBytes: async (privateKey, bytes) =>
    (await import('@latchkey/chains/polkadot/signBytes')).signBytes(privateKey, bytes),
}
