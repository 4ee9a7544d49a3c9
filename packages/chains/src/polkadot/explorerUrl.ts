import type { Network } from '../driver.ts'

/** The explorer page of an account or transaction, in Subscan's format. */
export function explorerUrl(
  args: { network: Network; address: string } | { network: Network; hash: string },
): string | undefined {
  const base = args.network.explorer?.url.replace(/\/+$/, '')
  if (!base) return undefined
  return `${base}/${encodeURI('hash' in args ? `extrinsic/${args.hash}` : `account/${args.address}`)}`
}
