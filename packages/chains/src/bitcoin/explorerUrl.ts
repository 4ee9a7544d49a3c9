import type { Network } from '../driver.ts'

/** The explorer page of an address or transaction. */
export function explorerUrl(
  args: { network: Network; address: string } | { network: Network; hash: string },
): string | undefined {
  const base = args.network.explorer?.url.replace(/\/+$/, '')
  const path = 'hash' in args ? `tx/${args.hash}` : `address/${args.address}`
  return base && `${base}/${path}`
}
