import type { Network } from '../driver.ts'

/** Where a person can see the account or the transaction, as Subscan writes it. */
export function explorerUrl(
  args: { network: Network; address: string } | { network: Network; hash: string },
): string | undefined {
  const base = args.network.explorer?.url.replace(/\/+$/, '')
  if (!base) return undefined
  return `${base}/${encodeURI('hash' in args ? `extrinsic/${args.hash}` : `account/${args.address}`)}`
}
