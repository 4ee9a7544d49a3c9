import { sanitiseName } from '@latchkey/chains/sanitise'
import { findNetwork } from '../../core/config/networks.ts'
import { worthOf } from '../../core/holdings/heldToken.ts'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useKit } from '../../ui/kit.tsx'
import { TokenPicture } from '../../ui/pictures/Picture.tsx'
import { Fact, Facts } from '../../ui/request/Review.tsx'
import { NetworkFact } from '../../ui/request/TransferFacts.tsx'
import { useCountdown } from '../../ui/request/useCountdown.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import css from './Pay.css?inline'
import { type Payment, type PaymentFacts, paidToken } from './payment.ts'
import { usePaymentAmount } from './usePaymentAmount.tsx'

type HeadProps = { payment: Payment; facts: PaymentFacts }

/** How much, and who asks for it. */
export function PaymentHead({ payment, facts }: HeadProps) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const write = usePaymentAmount()
  const known = facts.status === 'ready' ? facts : undefined
  const worth = known && worthOf(known.units, known)
  return (
    <div className="review-amount pay-head">
      <TokenPicture token={paidToken(payment, known)} size={48} svg={!kit.options.strictCsp} />
      {facts.status === 'loading' ? (
        <Skeleton shape="text" size={120} />
      ) : (
        <p className="numeric">{write(payment, known)}</p>
      )}
      <p className="numeric">{worth === undefined ? t('send.noPrice') : format.fiat(worth)}</p>
    </div>
  )
}

/** The name the host gives itself, and where the page really is. */
export function Requester() {
  useStyles(css)
  const kit = useKit()
  const name = sanitiseName(kit.options.metadata?.name)
  const { host } = globalThis.location
  return (
    <span className="pay-requester">
      {name && <bdi>{name}</bdi>}
      <bdi dir="ltr" className="pay-origin" translate="no">
        {host}
      </bdi>
    </span>
  )
}

/** Who asks, what for, to whom, where and until when. */
export function PaymentFactsList({ payment }: { payment: Payment }) {
  const t = useT()
  const kit = useKit()
  const { memo, recipient } = payment
  const network = findNetwork(kit, payment.chain)
  return (
    <Facts>
      <Fact label={t('pay.requestedBy')} inline>
        <Requester />
      </Fact>
      {memo !== undefined && (
        <Fact label={t('pay.for')}>
          <bdi className="pay-memo" translate="no">
            {memo}
          </bdi>
        </Fact>
      )}
      <Fact label={t('send.to')}>
        <WholeAddress address={recipient} />
      </Fact>
      {network && <NetworkFact network={network} />}
      {payment.expiresAt !== undefined && <Expiry at={payment.expiresAt} />}
    </Facts>
  )
}

const dayMs = 86_400_000

function Expiry({ at }: { at: number }) {
  const t = useT()
  const format = useFormat()
  const seconds = useCountdown(at)
  const style = at - Date.now() < dayMs ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const }
  return (
    <Fact label={t('pay.expires')} inline>
      <span className="numeric">
        {seconds === undefined ? format.date(at, style) : t('pay.expiresIn', { count: seconds })}
      </span>
    </Fact>
  )
}
