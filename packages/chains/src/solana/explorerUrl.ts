import type { Network } from '../driver.ts'
import { clusterOf } from './networks.ts'

/** The explorer page of an address or transaction, with the cluster in the query unless it is mainnet. */
export function explorerUrl(
  args: { network: Network; address: string } | { network: Network; hash: string },
): string | undefined {
  const { network } = args
  const base = network.explorer?.url.replace(/\/+$/, '')
  if (!base) return undefined
  const page = 'hash' in args ? `tx/${args.hash}` : `address/${args.address}`
  const name = clusterOf(network).slice('solana:'.length)
  const query =
    name === 'mainnet'
      ? ''
      : name === 'localnet'
        ? `?cluster=custom&customUrl=${encodeURIComponent(network.rpcUrls[0] ?? '')}`
        : `?cluster=${name}`
  return `${base}/${encodeURI(page)}${query}`
}
