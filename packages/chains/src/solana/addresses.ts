import type { Addresses, Assets } from '../driver.ts'

export const addresses: Addresses = {
  isValid: (value) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value),
  key: (address) => address,
  parse: async (value) => (await import('./base58.ts')).toAddress(value),
}

export const assets: Assets = {
  id: (network, token) => (token ? `${network}/token:${token}` : `${network}/slip44:501`),
  // The wrapped SOL address with a 1 instead of the final 2.
  coin: 'So11111111111111111111111111111111111111111',
}
