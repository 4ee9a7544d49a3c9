import type { ChainId } from './caip.ts'

type Flagged =
  | { readonly flags?: { readonly is_spam?: boolean | undefined } | null | undefined }
  | null
  | undefined
type Transfer = { readonly nft_info?: Flagged; readonly fungible_info?: Flagged }
type Transaction = {
  readonly metadata: { readonly chain?: string | null | undefined }
  readonly transfers: readonly Transfer[]
}

/** True if the transaction has transfers and all of them are flagged as spam. */
export function isSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(isFlagged)
}

function isFlagged({ nft_info, fungible_info }: Transfer): boolean {
  return nft_info?.flags?.is_spam === true || fungible_info?.flags?.is_spam === true
}

/** Transactions to show in the activity list: on the active chain and not spam. */
export function visibleTransactions<T extends Transaction>(transactions: readonly T[], chain: ChainId): T[] {
  return transactions.filter((entry) => entry.metadata.chain === chain && !isSpam(entry))
}
