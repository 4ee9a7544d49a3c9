import type { Driver, TransferRecord } from '@latchkey/chains/driver'

/** What a transaction paid of an asset to a recipient, and who did; undefined where it paid nothing. */
export function readPaid(
  { addresses, assets }: Driver,
  { transfers }: TransferRecord,
  { asset, chain, recipient }: readPaid.Expected,
): { units: bigint; payer: string } | undefined {
  const own = transfers.filter(
    ({ to, token }) => addresses.key(to) === addresses.key(recipient) && assets.id(chain, token) === asset,
  )
  const [first] = own
  if (!first) return undefined
  return { units: own.reduce((sum, { amount }) => sum + amount, 0n), payer: first.from }
}

export declare namespace readPaid {
  type Expected = Pick<import('./payment.ts').Payment, 'asset' | 'chain' | 'recipient'>
}
