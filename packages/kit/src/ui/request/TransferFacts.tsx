import type { FeeSpeed, Network } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { type ReactNode, useId } from 'react'
import { findCoin, worthOf } from '../../core/holdings/heldToken.ts'
import type { FeeState } from '../../core/transactions/transferFee.ts'
import { Address } from '../account/Address.tsx'
import { Identicon } from '../account/Identicon.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useKit } from '../kit.tsx'
import { NetworkIcon } from '../pictures/Picture.tsx'
import { useFormat, useT } from '../words/i18n.tsx'
import { Fact } from './Review.tsx'

export type TransferFactsProps = {
  /** The sender's address. */
  from: string
  network: Network
  fee: FeeState
  speed: FeeSpeed | undefined
  /** True while the wallet is asked. */
  signing: boolean
  onSpeed(speed: FeeSpeed): void
  /** Rows between the network and the fee. */
  children?: ReactNode
}

/** The rows that every review of a transfer has: sender, network and fee. Goes into `Facts`. */
export function TransferFacts(props: TransferFactsProps) {
  const { children, fee, from, network, onSpeed, signing, speed } = props
  const t = useT()
  const kit = useKit()
  const { feeSpeeds } = kit.driver(network.namespace)
  return (
    <>
      <Fact label={t('send.from')} inline>
        <span className="review-network">
          <Identicon address={from} size={20} />
          <Address address={from} />
        </span>
      </Fact>
      <NetworkFact network={network} />
      {children}
      <Fact label={t('send.fee')} inline>
        <Fee fee={fee} network={network} />
        {feeSpeeds && (
          <SpeedChoice speeds={feeSpeeds} chosen={speed ?? 'normal'} disabled={signing} onChoose={onSpeed} />
        )}
      </Fact>
    </>
  )
}

export function NetworkFact({ network }: { network: Network }) {
  const t = useT()
  const kit = useKit()
  return (
    <Fact label={t('send.network')} inline>
      <span className="review-network">
        <NetworkIcon
          id={network.id}
          name={network.name}
          src={network.icon}
          size={20}
          svg={!kit.options.strictCsp}
        />
        {network.name}
      </span>
    </Fact>
  )
}

/** The most the network can take, in its coin and in money where the price is known. */
function Fee({ fee, network }: { fee: FeeState; network: Network }) {
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
      <span>{t(fee.isSetByWallet ? 'send.feeAbout' : 'send.feeUpTo', { amount: write(fee.fee) })}</span>
      {fee.isSetByWallet && <small>{t('send.feeByWallet')}</small>}
      {fee.deposit !== undefined && <small>{t('send.feeDeposit', { amount: write(fee.deposit) })}</small>}
      {worth !== undefined && <span>{format.fiat(worth)}</span>}
    </span>
  )
}

type SpeedChoiceProps = {
  speeds: readonly FeeSpeed[]
  chosen: FeeSpeed
  disabled: boolean
  onChoose(speed: FeeSpeed): void
}

/** How soon it should be in a block, which is what the fee pays for. */
function SpeedChoice({ speeds, chosen, disabled, onChoose }: SpeedChoiceProps) {
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
