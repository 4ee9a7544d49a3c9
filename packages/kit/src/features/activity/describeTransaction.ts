import type { Approval, Transaction, Transfer } from '@latchkey/protocol/http/history'

/** What a transaction was, in words we have. Anything else is just a transaction. */
export const operations = [
  'send',
  'receive',
  'trade',
  'approve',
  'revoke',
  'mint',
  'burn',
  'deposit',
  'withdraw',
  'claim',
  'stake',
  'unstake',
  'borrow',
  'repay',
  'buy',
  'deploy',
  'execute',
] as const
export type Operation = (typeof operations)[number] | 'other'

/** Something that came in or went out. */
export type Movement = {
  readonly direction: Transfer['direction']
  /** Decimal text; absent where it makes no sense. */
  readonly amount: string | undefined
  /** What moved: a symbol, or the name of a collectible. */
  readonly what: string
}

export type Description = {
  readonly operation: Operation
  readonly failed: boolean
  /** Who it came from or went to. */
  readonly counterparty: string | undefined
  /** What it was done with, where that is known. */
  readonly application: string | undefined
  readonly movements: readonly Movement[]
}

/**
 * A transaction as the list shows it. Texts of third parties are shortened, and
 * malformed amounts are left out.
 */
export function describeTransaction({ approvals, metadata, transfers }: Transaction): Description {
  const { operationType, sentFrom, sentTo, status, application } = metadata
  const operation = operations.find((known) => known === operationType.toLowerCase()) ?? 'other'
  const isAllowing = operation === 'approve' || operation === 'revoke'
  const movements = [
    ...transfers.map(describeTransfer),
    ...(isAllowing ? (approvals ?? []).map(describeApproval) : []),
  ].filter((movement) => movement !== undefined)
  const counterparty = operation === 'receive' ? sentFrom : operation === 'send' ? sentTo : undefined
  return {
    operation,
    failed: status.toLowerCase() === 'failed',
    // Several things may have gone to several people.
    counterparty: (movements.length === 1 && counterparty) || undefined,
    application: shorten(application?.name),
    movements,
  }
}

function describeTransfer({ fungible_info, nft_info, direction, quantity }: Transfer): Movement | undefined {
  const what = shorten(fungible_info?.symbol ?? fungible_info?.name ?? nft_info?.name)
  if (!what) return undefined
  return { direction, amount: amountPattern.test(quantity.numeric) ? quantity.numeric : undefined, what }
}

/** Nothing moved, but of what something may. */
function describeApproval({ name, symbol }: Approval): Movement | undefined {
  const what = shorten(symbol ?? name)
  return what ? { direction: 'self', amount: undefined, what } : undefined
}

const amountPattern = /^\d{1,78}(\.\d{1,255})?$/
const longest = 24

function shorten(text: string | null | undefined): string | undefined {
  const characters = [...(text?.trim() ?? '')]
  if (characters.length === 0) return undefined
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('')
}
