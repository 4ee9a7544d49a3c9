import type { Driver, RecordedTransfer, TransferRecord } from '@latchkey/chains/driver'

/** What a transaction paid of an asset to a recipient, and who did; undefined where it paid nothing. */
export function readPaid(
  { addresses, assets }: Driver,
  { transfers }: TransferRecord,
  { asset, chain, recipient }: readPaid.Expected,
): { units: bigint; payer: string } | undefined {
  const isRecipient = (address: string) => addresses.key(address) === addresses.key(recipient)
  const own = transfers.filter(({ token }) => assets.id(chain, token) === asset)
  const first = own.find(({ to }) => isRecipient(to))
  if (!first) return undefined
  // What goes out again in the same transaction was not paid.
  const sumOf = (some: readonly RecordedTransfer[]) => some.reduce((sum, { amount }) => sum + amount, 0n)
  const units =
    sumOf(own.filter(({ to }) => isRecipient(to))) - sumOf(own.filter(({ from }) => isRecipient(from)))
  return { units, payer: first.from }
}

export declare namespace readPaid {
  type Expected = Pick<import('./payment.ts').Payment, 'asset' | 'chain' | 'recipient'>
}
