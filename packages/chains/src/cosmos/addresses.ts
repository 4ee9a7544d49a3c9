import { escapeReference } from '@latchkey/protocol/reference'
import type { Addresses, Assets } from '../driver.ts'
import { toDenom } from './denom.ts'
import { nativeOf } from './networks.ts'
import { readBech32 } from './readBech32.ts'

export const addresses: Addresses = {
  isValid(value, network) {
    const read = readBech32(value)
    return read !== undefined && (!network || read.prefix === nativeOf(network).prefix)
  },
  // An address of another network is the same key, written with another prefix.
  async onNetwork(value, network) {
    const key = readBech32(value)?.key
    return key === undefined ? undefined : (await import('./toAddress.ts')).addressOf(key, network)
  },
  // The hash of the public key, which is the same on every network.
  key: (address) => readBech32(address)?.key ?? address,
  parse: async (value, network) => (await import('./toAddress.ts')).toAddress(value, network),
}

export const assets: Assets = {
  // Tokens are denoms. Their case matters, and some have characters that an id cannot contain.
  id: (network, token) =>
    token === undefined ? `${network}/slip44:118` : `${network}/denom:${escapeReference(toDenom(token))}`,
  coin: 'native',
}
