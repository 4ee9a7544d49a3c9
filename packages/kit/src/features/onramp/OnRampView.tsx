import { onrampChain } from '@latchkey/protocol/onramp'
import { type ReactNode, useEffect, useId } from 'react'
import { canSwitchNetwork, networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { readAmount, separatorOf, shownAmount } from '../../ui/controls/typedAmount.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { ChevronIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { loadQuotes, loadQuotesSoon } from './loadQuotes.ts'
import { Offers } from './Offers.tsx'
import css from './OnRampView.css?inline'
import { amountProblem, chosenOffer, limitsOf, type OnrampState, onramp, purchaseAmount } from './onramp.ts'
import { openPurchase } from './openPurchase.ts'
import { openShop } from './openShop.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'
import { useMethodName } from './paymentMethod.tsx'
import { providerName } from './providerName.ts'
import { purchase } from './purchase.ts'

/** Buy crypto with money: how much, of what, from whom. */
export default function OnRampView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(onramp)
  const [order] = useSlice(purchase)
  const [links] = useSlice(connections)
  const [, navigate] = useSlice(modal)
  const account = activeConnection(links)
  const family = account?.namespace
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another shop
  useEffect(() => openShop(kit), [kit, family, account?.address])

  if (order.status !== 'idle') return <PurchaseScreen state={order} />
  if (state.status !== 'ready')
    return (
      <div className="buy">
        <Loading />
        <div className="buy-box">
          <Skeleton shape="text" size={96} />
          <Skeleton shape="text" size={160} />
        </div>
        <div className="buy-box">
          <Skeleton shape="text" size={96} />
          <Skeleton shape="text" size={160} />
        </div>
      </div>
    )
  if (state.quotes.status === 'unavailable' && state.quotes.cause === 'off')
    return (
      <EmptyState scene="offline" title={t('onramp.off.title')} body={t('onramp.off.body')}>
        <Button variant="secondary" onClick={() => navigate({ type: 'reset', view: { name: 'Account' } })}>
          {t('onramp.off.back')}
        </Button>
      </EmptyState>
    )
  if (!state.purchaseCurrency)
    return (
      <EmptyState scene="network" title={t('onramp.noChain.title')} body={t('onramp.noChain.body')}>
        {canSwitchNetwork(kit.options) && (
          <Button onClick={() => navigate({ type: 'push', view: { name: 'SwitchNetwork' } })}>
            {t('onramp.noChain.switch')}
          </Button>
        )}
      </EmptyState>
    )
  return <Form state={state} />
}

function Form({ state }: { state: OnrampState }) {
  const t = useT()
  const buy = useAction(openPurchase)
  const offer = chosenOffer(state)
  const name = offer && providerName(offer.provider).name
  return (
    <form
      className="buy"
      onSubmit={(event) => {
        event.preventDefault()
        if (state.quotes.status === 'ready') void buy()
      }}
    >
      <PayBox state={state} />
      <GetBox state={state} />
      <Prices state={state} />
      <SubmitButton state={state} />
      {name && <p className="prose buy-note">{t('onramp.ownWindow', { provider: name })}</p>}
    </form>
  )
}

function PayBox({ state }: { state: OnrampState }) {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const [, change] = useSlice(onramp)
  const [, navigate] = useSlice(modal)
  const methodName = useMethodName()
  const [input, note] = [useId(), useId()]
  const { paymentCurrency, paymentMethod, paymentAmount } = state
  const { id: currency } = paymentCurrency
  const limits = limitsOf(state)
  const problem = amountProblem(state)
  const wrong = problem === 'low' || problem === 'high'
  const setAmount = (text: string) => {
    const amount = readAmount(text, separatorOf(format), 2)?.replace(/^0+(?=\d)/, '')
    // More than any provider sells, and the server takes no more digits.
    if (amount === undefined || amount.length > 12) return
    change({ type: 'amount', amount })
    loadQuotesSoon(kit)
  }
  const method = methodName(paymentMethod)
  const [min, max] = [limits?.min ?? '0', limits?.max ?? '0'].map((value) =>
    format.fiat(value, currency),
  ) as [string, string]
  return (
    <>
      <div className="buy-box" data-wrong={wrong || undefined}>
        <label htmlFor={input}>
          {t('onramp.pay')}
          <span className="hidden"> {t('onramp.amount')}</span>
        </label>
        <div className="buy-line">
          <input
            id={input}
            className="numeric"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={shownAmount(paymentAmount, separatorOf(format))}
            aria-describedby={note}
            aria-invalid={wrong || undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
          <Chip
            label={t('onramp.payWith', { currency, method })}
            onClick={() => navigate({ type: 'push', view: { name: 'OnRampPayment' } })}
          >
            {currency}
            <small>{method}</small>
          </Chip>
        </div>
      </div>
      <p id={note} className="buy-limits" role={wrong ? 'alert' : undefined} data-wrong={wrong || undefined}>
        {problem === 'low' && t('onramp.low', { min })}
        {problem === 'high' && t('onramp.high', { max })}
        {!wrong && limits && t('onramp.limits', { min, max })}
      </p>
    </>
  )
}

function GetBox({ state }: { state: OnrampState }) {
  const t = useT()
  const format = useFormat()
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  const { purchaseCurrency, network: name, quotes } = state
  const symbol = purchaseCurrency?.symbol ?? ''
  const network = purchaseCurrency?.networks.find((one) => one.name === name)
  const where = network?.display_name ?? name
  const ofApp = network && all.some(({ id }) => id === onrampChain(network))
  const amount = purchaseAmount(state)
  return (
    <>
      <div className="buy-box">
        <p className="buy-caption">{t('onramp.get')}</p>
        <div className="buy-line">
          <output className="numeric buy-amount">
            {amount !== undefined && format.amount(amount, { decimals: 6 })}
            {amount === undefined && quotes.status === 'loading' && <Skeleton shape="text" size={112} />}
            {amount === undefined && quotes.status !== 'loading' && (
              <>
                <span aria-hidden="true">—</span>
                <span className="hidden">{t('onramp.unknown')}</span>
              </>
            )}
          </output>
          <Chip
            label={t('onramp.buyWhat', { symbol, network: where })}
            onClick={() => navigate({ type: 'push', view: { name: 'OnRampTokens' } })}
          >
            {symbol}
            <small>{where}</small>
          </Chip>
        </div>
      </div>
      {!ofApp && <p className="buy-limits">{t('onramp.elsewhere', { network: where })}</p>}
    </>
  )
}

type ChipProps = { label: string; onClick(): void; children: ReactNode }

function Chip({ label, onClick, children }: ChipProps) {
  return (
    <button type="button" className="buy-chip" onClick={onClick}>
      <span aria-hidden="true">{children}</span>
      <span className="hidden">{label}</span>
      <ChevronIcon size={16} />
    </button>
  )
}

/** The quotes, or why there are none. */
function Prices({ state }: { state: OnrampState }) {
  const t = useT()
  const { quotes } = state
  if (quotes.status === 'none') return null
  if (quotes.status !== 'unavailable') return <Offers state={state} />
  const [title, body] =
    quotes.cause === 'limits'
      ? [t('onramp.noSeller.title'), t('onramp.noSeller.body')]
      : [t('onramp.unreachable.title'), t('onramp.unreachable.body')]
  return (
    <div className="buy-failure">
      <Message tone="negative" title={title} body={body} />
    </div>
  )
}

/** Says what is missing until there is something to go on with. */
function SubmitButton({ state }: { state: OnrampState }) {
  const t = useT()
  const kit = useKit()
  const problem = amountProblem(state)
  const offer = chosenOffer(state)
  const { quotes } = state
  if (problem === 'missing') return <Button disabled>{t('onramp.enterAmount')}</Button>
  if (problem) return <Button disabled>{t('onramp.changeAmount')}</Button>
  if (quotes.status === 'unavailable')
    return <Button onClick={() => void loadQuotes(kit)}>{t('action.tryAgain')}</Button>
  if (!offer) return <Button busy>{t('onramp.asking')}</Button>
  return (
    <Button type="submit" busy={quotes.status === 'loading'}>
      {t('onramp.continue', { provider: providerName(offer.provider).name })}
    </Button>
  )
}
