import type { ChainId, Network } from '../driver.ts'
import { clusterOf } from './networks.ts'
import { clustersOf, type StandardWallet } from './standard.ts'

// Beside the wallet and not on it: what one in the page says of itself proves nothing.
const granted = new WeakMap<StandardWallet, () => readonly ChainId[]>()

/** Remembers where to ask which networks a wallet on another device has granted, best first. */
export function setGranted(wallet: StandardWallet, networks: () => readonly ChainId[]): void {
  granted.set(wallet, networks)
}

/** Exactly which networks; nothing of a wallet in the page, which only knows clusters. */
export function grantedNetworks(wallet: StandardWallet): readonly ChainId[] | undefined {
  return granted.get(wallet)?.()
}

export function knowsNetwork(wallet: StandardWallet, network: Network): boolean {
  return grantedNetworks(wallet)?.includes(network.id) ?? clustersOf(wallet).includes(clusterOf(network))
}
