import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect } from 'react'
import { goBack } from '../../core/modal/leaveView.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { keepDigits, shortfall, toPercent, worthOf } from './figures.ts'
import { providerName } from './providerName.ts'
import { swapDraft } from './swapDraft.ts'
import { quoteInUse, swapQuotes } from './swapQuotes.ts'
import { watchQuotes } from './watchQuotes.ts'

/** What everybody offers, side by side. */
export default function SwapQuotesView() {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const [draft, change] = useSlice(swapDraft)
  const [state] = useSlice(swapQuotes)
  const back = useAction(goBack)
  useEffect(() => watchQuotes(kit), [kit])
  const { from, to } = draft
  if (state.status === 'loading')
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={2} />
      </>
    )
  if (state.status !== 'ready' || !from || !to)
    return (
      <EmptyState scene="search" title={t('swap.quotes.none')}>
        <Button onClick={back}>{t('swap.quotes.back')}</Button>
      </EmptyState>
    )

  const { quotes, market } = state
  const [best] = quotes
  const current = quoteInUse(state, draft.provider)
  const choose = (provider: string) => {
    // Choosing the best quote pins no provider: the next best one may be of another.
    change({ type: 'provider', provider: provider === best.provider ? undefined : provider })
    void back()
  }
  return (
    <>
      <List label={t('swap.quotes.title')}>
        {quotes.map((quote) => {
          const { provider, received, gas } = quote
          const fee =
            gas === undefined || market.gasPrice === undefined
              ? undefined
              : worthOf({ units: gas * market.gasPrice, decimals: 18 }, market.coin)
          const less = toPercent(shortfall(best.received, received))
          return (
            <Row
              key={provider}
              icon={<NetworkIcon name={providerName(provider)} />}
              title={format.amount(keepDigits(formatAmount(received, to.decimals), 8), {
                decimals: 18,
                symbol: to.symbol,
              })}
              subtitle={
                <>
                  <bdi translate="no">{providerName(provider)}</bdi>
                  {fee !== undefined && ` · ${t('swap.quotes.fee', { fee: format.fiat(fee) })}`}
                </>
              }
              current={quote === current}
              trailing={
                quote === best ? (
                  <Badge tone="positive">{t('swap.bestRate')}</Badge>
                ) : (
                  <Badge>{t('swap.quotes.less', { value: format.amount(less, { decimals: 2 }) })}</Badge>
                )
              }
              onClick={() => choose(provider)}
            />
          )
        })}
      </List>
      <p className="prose">{t('swap.quotes.about')}</p>
    </>
  )
}
