import { formatAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo, Transaction, Transfer } from '../chain.ts'
import { partiesOf } from '../partiesOf.ts'
import type { NodeTransaction } from './node.ts'
import { type Pass, readPasses } from './readPasses.ts'
import { listedToken, toTokenInfo } from './tokens.ts'

/** A transaction from the account's perspective: the change of each denom, without the fee. */
export function toTransaction(options: toTransaction.Options): Transaction {
  const { account, chain, time, transaction } = options
  const { hash, tx_result } = transaction
  const { passes, payer } = readPasses(tx_result.events ?? [])
  const failed = Boolean(tx_result.code)
  // What a failed transaction moved was moved back, except for the fee.
  const own = failed ? [] : passes.filter(({ from, to }) => from === account || to === account)
  const changes = changesOf(account, own)
  const operationType = operationOf(changes)
  return {
    id: hash,
    metadata: {
      operationType,
      hash,
      minedAt: new Date(time).toISOString(),
      ...partiesOf(operationType, account, own, { from: payer ?? own[0]?.from ?? '', to: '' }),
      status: failed ? 'failed' : 'confirmed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers: changes.flatMap((change) => toTransfer(options, change, payer === account)),
  }
}

export declare namespace toTransaction {
  type Options = {
    readonly chain: ChainId
    readonly account: string
    readonly transaction: NodeTransaction
    /** Unix milliseconds. */
    readonly time: number
    /** The denom of the coin. */
    readonly coin: string
    readonly native: TokenInfo
  }
}

type Change = { readonly denom: string; readonly direction: Transfer['direction']; readonly units: bigint }

function changesOf(account: string, passes: readonly Pass[]): Change[] {
  const sums = new Map<string, { change: bigint; self: bigint }>()
  for (const { denom, from, to, units } of passes) {
    const { change, self } = sums.get(denom) ?? { change: 0n, self: 0n }
    const sign = from === to ? 0n : to === account ? 1n : -1n
    sums.set(denom, { change: change + sign * units, self: sign === 0n ? self + units : self })
  }
  return [...sums].flatMap(([denom, { change, self }]): Change[] => {
    if (change > 0n) return [{ denom, direction: 'in', units: change }]
    if (change < 0n) return [{ denom, direction: 'out', units: -change }]
    return self > 0n ? [{ denom, direction: 'self', units: self }] : []
  })
}

function operationOf(changes: readonly Change[]): string {
  const [isIn, isOut] = ['in', 'out'].map((way) => changes.some(({ direction }) => direction === way))
  if (isIn && isOut) return 'trade'
  if (isIn) return 'receive'
  return changes.length > 0 ? 'send' : 'execute'
}

function toTransfer(
  { chain, coin, native }: toTransaction.Options,
  { denom, direction, units }: Change,
  isOwn: boolean,
): Transfer[] {
  const info = denom === coin ? native : toTokenInfo(chain, denom)
  if (!info) return []
  const { decimals, iconUrl, name, symbol } = info
  const isListed = denom === coin || listedToken(chain, denom) !== undefined
  return [
    {
      fungible_info: {
        name,
        symbol,
        icon: iconUrl ? { url: iconUrl } : null,
        // Anyone can create a denom with any name and send it.
        flags: { is_spam: !isListed && !isOwn },
      },
      nft_info: null,
      direction,
      quantity: { numeric: formatAmount(units, decimals) },
      value: null,
      price: null,
    },
  ]
}
