import type { Network } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { insufficientFunds } from '@latchkey/protocol/catalogue'
import type { ReactNode } from 'react'
import { findCoin } from '../../core/holdings/heldToken.ts'
import type { FeeState } from '../../core/transactions/transferFee.ts'
import { useKit } from '../kit.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useErrorText, useFormat, useT } from '../words/i18n.tsx'
import css from './Review.css?inline'

/** Everything about a transfer in full, before the wallet is asked: facts, then buttons. */
export function Review({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="review">{children}</div>
}

/** What there is to know, line by line: {@link Fact}s. */
export function Facts({ children }: { children: ReactNode }) {
  useStyles(css)
  return <dl className="review-facts">{children}</dl>
}

export type FactProps = { label: string; inline?: boolean | undefined; children: ReactNode }

/** One line of {@link Facts}. */
export function Fact({ label, inline, children }: FactProps) {
  return (
    <div data-inline={inline || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Says that the coin does not reach for the fee. */
export function FeeShort({ fee, network }: { fee: FeeState; network: Network }) {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const errorText = useErrorText()
  const { decimals, symbol } = network.currency
  const write = (units: bigint) => format.amount(formatAmount(units, decimals), { decimals: 8, symbol })
  const coin = findCoin(kit, network)
  if (fee.status !== 'ready' || !coin)
    return (
      <p className="review-problem" role="alert">
        {errorText(insufficientFunds.code)}
      </p>
    )
  return (
    <div className="review-problem" role="alert">
      <strong>{t('send.feeShort.title', { symbol })}</strong>
      <p>{t('send.feeShort.body', { fee: write(fee.fee), have: write(coin.units), symbol })}</p>
    </div>
  )
}
