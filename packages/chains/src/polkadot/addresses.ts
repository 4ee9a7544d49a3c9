import type { Addresses, Assets, Network } from '../driver.ts'
import { kusamaAssetHubId, prefixOf } from './networks.ts'
import { readSs58 } from './readSs58.ts'

export const addresses: Addresses = {
  onNetwork: rewrite,
  parse: rewrite,
  isValid(value, network) {
    const read = readSs58(value)
    return read !== undefined && (!network || read.prefix === prefixOf(network))
  },
  // The public key or its hash, which is the same on every network.
  key(address) {
    const read = readSs58(address)
    return read ? `0x${read.hex.slice(-68, -4)}` : address
  },
}

async function rewrite(value: string, network: Network): Promise<string | undefined> {
  const { formatSs58, parseSs58 } = await import('./ss58.ts')
  const read = parseSs58(value.trim())
  return read && formatSs58(read.accountId, prefixOf(network))
}

export const assets: Assets = {
  id: (network, token) =>
    token ? `${network}/asset:${token}` : `${network}/slip44:${network === kusamaAssetHubId ? 434 : 354}`,
  coin: 'native',
}
