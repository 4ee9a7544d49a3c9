import type { Driver } from './driver.ts'

/** Where the network's explorer shows addresses and transactions. @default the paths of EIP-3091 */
export function explorerPages(address = 'address', transaction = 'tx'): NonNullable<Driver['explorerUrl']> {
  return (args) => {
    const base = args.network.explorer?.url.replace(/\/+$/, '')
    const page = 'hash' in args ? `${transaction}/${args.hash}` : `${address}/${args.address}`
    return base && `${base}/${encodeURI(page)}`
  }
}
