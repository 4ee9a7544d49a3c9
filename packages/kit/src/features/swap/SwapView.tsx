import { formatAmount } from '@latchkey/protocol/amount'
import { isKitError } from '@latchkey/protocol/errors'
import { useEffect, useId } from 'react'
import { canSwitchNetwork, networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey, type Token } from '../../core/holdings/holdings.ts'
import { modal, type ViewParams } from '../../core/modal/modal.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { readAmount, separatorOf, shownAmount } from '../../ui/controls/typedAmount.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { ChevronIcon } from '../../ui/pictures/icons.tsx'
import { SwapIcon } from '../../ui/pictures/moneyIcons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { beginSwap } from './beginSwap.ts'
import { codeOf } from './codeOf.ts'
import { Fact, Facts } from './Facts.tsx'
import { keepDigits, rateOf, toPercent, worthOf } from './figures.ts'
import { fillMaxAmount } from './fillMaxAmount.ts'
import { nextStep } from './nextStep.ts'
import { prepareSwap } from './prepareSwap.ts'
import { providerName } from './providerName.ts'
import { RateFact } from './RateFact.tsx'
import css from './SwapView.css?inline'
import { isHighSlippage, parseSlippage } from './slippage.ts'
import { type SwapSide, swapDraft } from './swapDraft.ts'
import { swappedIn } from './swappedIn.ts'
import { quoteInUse, swapQuotes, unitsOf } from './swapQuotes.ts'
import { swapTokens } from './swapTokens.ts'
import { TokenIcon } from './TokenIcon.tsx'
import type { TradeToken } from './tradeToken.ts'
import { watchQuotes } from './watchQuotes.ts'

/** What to swap for what, and what it would give. */
export default function SwapView({ from, to, amount, atLeast }: Partial<NonNullable<ViewParams['Swap']>>) {
  useStyles(css)
  const t = useT()
  const errorText = useErrorText()
  const begin = useAction(beginSwap)
  const [links] = useSlice(connections)
  const [all] = useSlice(networks)
  const [tokens] = useSlice(swapTokens)
  const [, navigate] = useSlice(modal)
  const kit = useKit()
  const connection = activeConnection(links)
  const place = connection && holdingsKey(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network starts it anew
  useEffect(
    () => void begin(from && to && amount && atLeast ? { from, to, amount, atLeast } : undefined),
    [begin, place],
  )

  const network = all.find(({ id }) => id === connection?.network)
  const list = tokens.status !== 'idle' && tokens.key === network?.id ? tokens : undefined
  const otherNetwork = () => {
    kit.emit({ type: 'CLICK_SELECT_NETWORK_TO_SWAP' })
    navigate({ type: 'push', view: { name: 'SwitchNetwork' } })
  }
  if (list?.status === 'ready' && list.value === 'unsupported')
    return (
      <EmptyState
        scene="network"
        title={t('swap.unsupported.title')}
        body={t('swap.unsupported.body', { network: network?.name ?? '' })}
      >
        {canSwitchNetwork(kit.options) && (
          <Button onClick={otherNetwork}>{t('swap.unsupported.switch')}</Button>
        )}
      </EmptyState>
    )
  if (list?.status === 'failed')
    return (
      <EmptyState scene="offline" title={t('swap.failed.title')} body={errorText(codeOf(list.error))}>
        <Button onClick={() => begin()}>{t('action.tryAgain')}</Button>
      </EmptyState>
    )
  return <SwapForm />
}

function SwapForm() {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const [draft, change] = useSlice(swapDraft)
  const [quotes] = useSlice(swapQuotes)
  const [state] = useSlice(holdings)
  const [links] = useSlice(connections)
  const review = useAction(prepareSwap)
  const problem = useOfferProblem()
  const errorText = useErrorText()
  const all = () => {
    // Without the gas price it is not known how much of the coin must stay.
    fillMaxAmount(kit).catch((error) => {
      showToast(kit, errorText(isKitError(error) ? error.code : 'general/unexpected'), { variant: 'error' })
    })
  }
  useEffect(() => watchQuotes(kit), [kit])

  const { from, to, amount } = draft
  const connection = activeConnection(links)
  const known = state.status === 'ready' && connection && state.key === holdingsKey(connection)
  const heldOf = (token: TradeToken | undefined): Token | undefined =>
    known && token ? state.tokens.find((held) => held.id === token.id) : undefined
  const unitsHeld = (token: TradeToken | undefined) =>
    // One that the lists know and the account does not have is one it has none of.
    heldOf(token)?.units ?? (known && !state.coinOnly && token?.listed ? 0n : undefined)
  const held = unitsHeld(from)
  const step = nextStep(draft, quotes, held)
  const quote = quoteInUse(quotes, draft.provider)
  const market = quotes.status === 'ready' ? quotes.market : {}
  const given = from && unitsOf(amount, from.decimals)
  const fromPrice = market.from ?? heldOf(from)?.price
  const worthGiven = from && given ? worthOf({ units: given, decimals: from.decimals }, fromPrice) : undefined
  const received = quote && to ? formatAmount(quote.received, to.decimals) : undefined
  const worthReceived =
    quote && to ? worthOf({ units: quote.received, decimals: to.decimals }, market.to) : undefined
  const words = {
    chooseToken: t('swap.button.chooseToken'),
    enterAmount: t('swap.button.enterAmount'),
    badAmount: t('swap.button.badAmount'),
    insufficient: t('swap.button.insufficient'),
    waiting: t('swap.button.waiting'),
    noOffer: t('swap.button.noOffer'),
    review: t('swap.button.review'),
  } as const
  return (
    <form
      className="swap"
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 'review') void review()
      }}
    >
      <PendingSwap />
      <div className="swap-sides">
        <Side
          side="from"
          label={t('swap.pay')}
          token={from}
          held={held}
          onMax={held ? all : undefined}
          worth={worthGiven && format.fiat(worthGiven)}
          invalid={step === 'insufficient' || step === 'badAmount'}
        >
          {(id) => (
            <input
              id={id}
              className="swap-amount numeric"
              inputMode="decimal"
              autoComplete="off"
              placeholder={format.number(0)}
              value={shownAmount(amount, separatorOf(format))}
              aria-invalid={step === 'insufficient' || step === 'badAmount' || undefined}
              onChange={({ target }) => {
                const text = readAmount(target.value, separatorOf(format))
                if (text !== undefined) change({ type: 'amount', amount: text })
              }}
            />
          )}
        </Side>
        <button
          type="button"
          className="swap-flip"
          aria-label={t('swap.flip')}
          onClick={() => change({ type: 'flip' })}
        >
          <span>
            <SwapIcon />
          </span>
        </button>
        <Side
          side="to"
          label={t('swap.receive')}
          token={to}
          held={unitsHeld(to)}
          worth={worthReceived && format.fiat(worthReceived)}
        >
          {(id) => (
            <output id={id} className="swap-amount numeric" data-empty={received === undefined || undefined}>
              {received !== undefined && format.amount(keepDigits(received, 8), { decimals: 18 })}
              {received === undefined && step === 'waiting' && (
                <>
                  <Loading />
                  <Skeleton shape="text" size={96} />
                </>
              )}
              {received === undefined &&
                step !== 'waiting' &&
                // No quote is not the same as a quote of zero.
                (given ? (
                  <>
                    <span aria-hidden="true">—</span>
                    <span className="hidden">{t('swap.unknown')}</span>
                  </>
                ) : (
                  format.number(0)
                ))}
            </output>
          )}
        </Side>
      </div>
      {step === 'noOffer' && (
        <p className="swap-problem" role="alert">
          {problem}
        </p>
      )}
      {step === 'review' && <OfferFacts />}
      <Button type="submit" disabled={step !== 'review' && step !== 'waiting'} busy={step === 'waiting'}>
        {words[step]}
      </Button>
    </form>
  )
}

type SideProps = {
  side: SwapSide
  label: string
  token: TradeToken | undefined
  held: bigint | undefined
  onMax?: (() => void) | undefined
  worth: string | undefined
  invalid?: boolean | undefined
  /** The amount, by the id its label points to. */
  children(id: string): React.ReactNode
}

function Side({ side, label, token, held, onMax, worth, invalid, children }: SideProps) {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const id = useId()
  const [, navigate] = useSlice(modal)
  const choose = () => {
    kit.emit({ type: 'CLICK_SELECT_TOKEN_TO_SWAP' })
    navigate({ type: 'push', view: { name: 'SwapTokens', params: { side } } })
  }
  return (
    <div className="swap-side" data-invalid={invalid || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="swap-line">
        {children(id)}
        <button type="button" className="swap-token" data-empty={!token || undefined} onClick={choose}>
          {token && <TokenIcon token={token} size={24} />}
          <bdi>{token ? token.symbol : t('swap.selectToken')}</bdi>
          <span className="hidden">{t('swap.changeToken', { side: label })}</span>
          <ChevronIcon size={16} />
        </button>
      </div>
      <div className="swap-under">
        <span className="numeric">{worth ?? '\u00a0'}</span>
        {token && held !== undefined && (
          <span className="swap-held numeric">
            {t('swap.balance', {
              amount: format.amount(formatAmount(held, token.decimals), { decimals: 6 }),
            })}
            {onMax && (
              <button type="button" className="swap-max" onClick={onMax}>
                {t('swap.max')}
              </button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

/** The rate and what stands behind it; each line that can be changed leads to where. */
function OfferFacts() {
  const t = useT()
  const format = useFormat()
  const [draft] = useSlice(swapDraft)
  const [quotes] = useSlice(swapQuotes)
  const [, navigate] = useSlice(modal)
  const quote = quoteInUse(quotes, draft.provider)
  const { from, to, amount, slippage } = draft
  if (quotes.status !== 'ready' || !quote || !from || !to) return null
  const given = unitsOf(amount, from.decimals) ?? 0n
  const rate = rateOf(
    { units: given, decimals: from.decimals },
    { units: quote.received, decimals: to.decimals },
  )
  const best = quotes.quotes[0]
  const tolerance = parseSlippage(slippage)
  const percent = (value: string) => t('swap.percent', { value: format.amount(value, { decimals: 4 }) })
  return (
    <Facts label={t('swap.details')}>
      {rate !== undefined && <RateFact rate={rate} from={from.symbol} to={to.symbol} />}
      <Fact
        label={t('swap.provider')}
        note={quote === best ? t('swap.bestRate') : undefined}
        action={{
          label: t('swap.compare', { count: quotes.quotes.length }),
          onClick: () => navigate({ type: 'push', view: { name: 'SwapQuotes' } }),
        }}
      >
        <span translate="no">{providerName(quote.provider)}</span>
      </Fact>
      {quote.impact !== undefined && (
        <Fact label={t('swap.impact')} tone={quote.impact >= 500n ? 'negative' : undefined}>
          {percent(toPercent(quote.impact))}
        </Fact>
      )}
      <Fact
        label={t('swap.slippage')}
        tone={tolerance !== undefined && isHighSlippage(tolerance) ? 'warning' : undefined}
        action={{
          label: t('swap.changeSlippage'),
          onClick: () => navigate({ type: 'push', view: { name: 'SwapSlippage' } }),
        }}
      >
        {percent(slippage)}
      </Fact>
    </Facts>
  )
}

/** A swap that was sent earlier, here or before a reload, and has not ended yet. */
function PendingSwap() {
  const t = useT()
  const [links] = useSlice(connections)
  const [tracked] = useSlice(trackedTransactions)
  const [, navigate] = useSlice(modal)
  const address = activeConnection(links)?.address
  const pending = tracked.find(
    (one) => one.status === 'pending' && one.purpose.kind === 'swap' && one.address === address,
  )
  const { from, to } = swappedIn(pending)
  if (!pending || !from || !to) return null
  const { hash } = pending
  return (
    <button
      type="button"
      className="swap-pending"
      onClick={() => navigate({ type: 'push', view: { name: 'SwapResult', params: { hash } } })}
    >
      <Spinner />
      <span>{t('swap.pending', { from: from.symbol, to: to.symbol })}</span>
      <ChevronIcon size={16} />
    </button>
  )
}

function useOfferProblem(): string | undefined {
  const t = useT()
  const errorText = useErrorText()
  const [quotes] = useSlice(swapQuotes)
  if (quotes.status !== 'failed') return undefined
  if (quotes.error === 'swap/no_route') return t('swap.problem.noRoute')
  if (quotes.error === 'swap/unavailable') return t('swap.problem.unavailable')
  return errorText(quotes.error)
}
