import type { Addresses, Assets } from '../driver.ts'
import { addressKey, isAddressShape } from './addressShape.ts'

export const addresses: Addresses = {
  isValid: isAddressShape,
  key: addressKey,
  parse: async (value, network) => (await import('./readAddress.ts')).toAddress(value, network),
}

export const assets: Assets = {
  // There are no tokens.
  id: (network) => `${network}/slip44:0`,
  coin: 'native',
}
