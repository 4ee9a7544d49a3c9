import type { Addresses, Assets } from '../driver.ts'
import { addressKey, isAddressShape } from './addressShape.ts'
import { later } from './later.ts'

export const addresses: Addresses = {
  isValid: isAddressShape,
  key: addressKey,
  parse: async (value, network) => (await later()).toAddress(value, network),
}

export const assets: Assets = {
  // There are no tokens.
  id: (network) => `${network}/slip44:0`,
  coin: 'native',
}
