import type { OnrampOffer } from '@latchkey/protocol/http/onramp'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { RetryIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { loadQuotes } from './loadQuotes.ts'
import css from './Offers.css?inline'
import { chosenOffer, type OnrampState, offersOf, onramp, quotesLoading } from './onramp.ts'
import { providerName } from './providerName.ts'

/** More than these are shown when asked for. */
const firstOffers = 3

/** The quotes of all providers, best first. */
export function Offers({ state }: { state: OnrampState }) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [, change] = useSlice(onramp)
  const [all, setAll] = useState(false)
  const [title, group] = [useId(), useId()]
  const offers = offersOf(state)
  const chosen = chosenOffer(state)
  const loading = quotesLoading(state)
  const shown = all ? offers : offers.filter((offer, at) => at < firstOffers || offer === chosen)
  return (
    <section className="offers" aria-labelledby={title} aria-busy={loading}>
      <div className="offers-head">
        <h2 id={title}>{t('onramp.offers')}</h2>
        <IconButton label={t('onramp.refresh')} onClick={() => void loadQuotes(kit)}>
          <RetryIcon />
        </IconButton>
      </div>
      {offers.length === 0 && (
        <div className="offer">
          <Loading />
          <Skeleton shape="text" size={128} />
          <Skeleton shape="text" size={200} />
        </div>
      )}
      <div role="radiogroup" aria-labelledby={title}>
        {shown.map((offer) => (
          <Offer
            key={offer.provider}
            group={group}
            offer={offer}
            best={offer === offers[0] && offers.length > 1}
            chosen={offer === chosen}
            onChoose={() => change({ type: 'select', provider: offer.provider })}
          />
        ))}
      </div>
      {shown.length < offers.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('onramp.moreOffers')}
        </Button>
      )}
    </section>
  )
}

type OfferProps = { group: string; offer: OnrampOffer; best: boolean; chosen: boolean; onChoose(): void }

function Offer({ group, offer, best, chosen, onChoose }: OfferProps) {
  const t = useT()
  const format = useFormat()
  const { name, via } = providerName(offer.provider)
  const { purchaseAmount, networkFee, providerFee, paymentTotal } = offer
  const money = ({ amount, currency }: { amount: string; currency: string }) => format.fiat(amount, currency)
  return (
    <label className="offer" data-chosen={chosen || undefined}>
      <input type="radio" name={group} checked={chosen} onChange={onChoose} />
      <span className="offer-line offer-title">
        <span>
          {name} {via && <small>{t('onramp.via', { provider: via })}</small>}{' '}
          {best && <Badge tone="positive">{t('onramp.best')}</Badge>}
        </span>
        <span className="numeric">
          {format.amount(purchaseAmount.amount, { decimals: 6, symbol: purchaseAmount.currency })}
        </span>
      </span>
      <span className="offer-line">
        <span>{t('onramp.providerFee')}</span>
        <span className="numeric">{providerFee ? money(providerFee) : '—'}</span>
      </span>
      <span className="offer-line">
        <span>{t('onramp.networkFee')}</span>
        <span className="numeric">{money(networkFee)}</span>
      </span>
      <span className="offer-line">
        <span>{t('onramp.total')}</span>
        <span className="numeric">{money(paymentTotal)}</span>
      </span>
    </label>
  )
}
