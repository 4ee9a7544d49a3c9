import type { Addresses, Assets } from '../driver.ts'

/** Lower case with `0x`: letter case is only a checksum. */
export function addressKey(address: string): string {
  return (address.startsWith('0x') ? address : `0x${address}`).toLowerCase()
}

export const addresses: Addresses = {
  isValid: (value) => /^(0x)?[\da-fA-F]{40}$/.test(value),
  key: addressKey,
}

export const assets: Assets = {
  id: (network, token) => (token ? `${network}/erc20:${addressKey(token)}` : `${network}/slip44:60`),
  coin: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
}
