import type { Network } from './driver.ts'

/** The page of an address or transaction on the network's explorer (EIP-3091). */
export function explorerPage(
  args: { network: Network; address: string } | { network: Network; hash: string },
): string | undefined {
  const base = args.network.explorer?.url.replace(/\/+$/, '')
  const page = 'hash' in args ? `tx/${args.hash}` : `address/${args.address}`
  return base && `${base}/${encodeURI(page)}`
}
