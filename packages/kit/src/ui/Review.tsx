import type { FeeSpeed, Network } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { insufficientFunds } from '@latchkey/protocol/catalogue'
import { type ReactNode, useId } from 'react'
import { findCoin, worthOf } from '../core/heldToken.ts'
import type { FeeState } from '../core/transferFee.ts'
import { useErrorText, useFormat, useT } from './i18n.tsx'
import { useKit } from './kit.tsx'
import css from './Review.css?inline'
import { Skeleton } from './Skeleton.tsx'
import { useStyles } from './styles.tsx'

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

/** The most the network can take, in its coin and in money where the price is known. */
export function Fee({ fee, network }: { fee: FeeState; network: Network }) {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  if (fee.status === 'failed') return t('send.feeUnavailable')
  if (fee.status !== 'ready') return <Skeleton shape="text" size={96} />
  const { decimals, symbol } = network.currency
  const coin = findCoin(kit, network)
  const worth = coin && worthOf(fee.fee, coin)
  const write = (some: bigint) => format.amount(formatAmount(some, decimals), { decimals: 8, symbol })
  return (
    <span className="review-fee numeric">
      <span>{t('send.feeUpTo', { amount: write(fee.fee) })}</span>
      {fee.deposit !== undefined && <small>{t('send.feeDeposit', { amount: write(fee.deposit) })}</small>}
      {worth !== undefined && <span>{format.fiat(worth)}</span>}
    </span>
  )
}

export type SpeedChoiceProps = {
  speeds: readonly FeeSpeed[]
  chosen: FeeSpeed
  disabled: boolean
  onChoose(speed: FeeSpeed): void
}

/** How soon it should be in a block, which is what the fee pays for. */
export function SpeedChoice({ speeds, chosen, disabled, onChoose }: SpeedChoiceProps) {
  const t = useT()
  const name = useId()
  return (
    <span className="review-speeds" role="radiogroup" aria-label={t('send.speed')}>
      {speeds.map((speed) => (
        <label key={speed}>
          <input
            type="radio"
            name={name}
            checked={speed === chosen}
            disabled={disabled}
            onChange={() => onChoose(speed)}
          />
          <span>{t(`send.speed.${speed}`)}</span>
        </label>
      ))}
    </span>
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
