import type { ChainId, Network } from '../driver.ts'
import { clusterOf } from './networks.ts'
import { clustersOf, type StandardWallet } from './standard.ts'

// Kept apart from the wallet object, because a wallet in the page could set any property on itself.
const granted = new WeakMap<StandardWallet, () => readonly ChainId[]>()

/** Sets the function that returns the networks granted by a wallet on another device, preferred first. */
export function setGranted(wallet: StandardWallet, networks: () => readonly ChainId[]): void {
  granted.set(wallet, networks)
}

/** The granted networks; undefined for a wallet in the page, which only lists clusters. */
export function grantedNetworks(wallet: StandardWallet): readonly ChainId[] | undefined {
  return granted.get(wallet)?.()
}

export function knowsNetwork(wallet: StandardWallet, network: Network): boolean {
  return grantedNetworks(wallet)?.includes(network.id) ?? clustersOf(wallet).includes(clusterOf(network))
}
