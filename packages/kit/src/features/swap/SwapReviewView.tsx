import { formatAmount } from '@latchkey/protocol/amount'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { canSwitchNetwork, networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import { holdings } from '../../core/holdings/holdings.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Caution } from '../../ui/feedback/Caution.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { AssetChanges } from '../../ui/request/AssetChanges.tsx'
import { OpenWallet } from '../../ui/request/OpenWallet.tsx'
import { useLossNotice } from '../../ui/request/useLossNotice.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { confirmSwap } from './confirmSwap.ts'
import { Fact, Facts } from './Facts.tsx'
import { consentFrom, keepDigits, rateOf, toPercent, worthOf } from './figures.ts'
import { prepareSwap } from './prepareSwap.ts'
import { providerName } from './providerName.ts'
import { RateFact } from './RateFact.tsx'
import css from './SwapReviewView.css?inline'
import { needsConsent, type SwapRunState, type SwapTerms, swapRun } from './swapRun.ts'
import { TokenIcon } from './TokenIcon.tsx'
import type { TradeToken } from './tradeToken.ts'

/** What the visitor agrees to, then how it goes until the swap is sent. */
export default function SwapReviewView() {
  useStyles(css)
  const t = useT()
  const [run] = useSlice(swapRun)
  const problem = useProblem()
  const prepare = useAction(prepareSwap)
  const back = useAction(goBack)
  switch (run.status) {
    case 'preparing':
      return (
        <div className="swap-review">
          <Loading />
          <Skeleton shape="row" count={2} />
          <Skeleton shape="text" size={200} />
          <Skeleton shape="text" size={160} />
          <Skeleton shape="text" size={180} />
        </div>
      )
    case 'working':
      return <Working run={run} />
    case 'ready':
      return <Review run={run} />
    default:
      return (
        <EmptyState
          scene="offline"
          title={t('swap.review.stopped')}
          body={run.status === 'stopped' ? problem(run.error) : t('swap.review.gone')}
        >
          {run.status === 'stopped' && <Button onClick={() => prepare()}>{t('action.tryAgain')}</Button>}
          <Button variant="secondary" onClick={back}>
            {t('swap.review.back')}
          </Button>
        </EmptyState>
      )
  }
}

function Review({ run }: { run: SwapRunState & { status: 'ready' } }) {
  const t = useT()
  const kit = useKit()
  const [, change] = useSlice(swapRun)
  const [links] = useSlice(connections)
  const [all] = useSlice(networks)
  const problem = useProblem()
  const prepare = useAction(prepareSwap)
  const confirm = useAction(confirmSwap)
  const move = useAction(switchNetwork)
  const { terms, notice, error, simulation, consent } = run
  useLossNotice(false)
  const connection = activeConnection(links)
  const network = all.find(({ id }) => id === terms.chain)
  const moved = connection !== undefined && connection.network !== terms.chain
  const other = connection !== undefined && connection.address !== terms.address
  const expired = notice === 'expired' || other
  // What cannot be confirmed needs no warnings: what to do now is all there is to read.
  const unlisted = moved || expired ? [] : [terms.from, terms.to].filter(({ listed }) => !listed)
  const mustAgree = needsConsent(terms)
  return (
    <div className="swap-review">
      {notice === 'changed' && (
        <Caution title={t('swap.changed.title')}>
          <p>{t('swap.changed.body')}</p>
        </Caution>
      )}
      {notice === 'approve' && (
        <Caution title={t('swap.unsigned.title')}>
          <p>{t('swap.unsigned.body')}</p>
        </Caution>
      )}
      {error !== undefined && !moved && !other && (
        <p className="swap-review-failure" role="alert">
          {problem(error)}
        </p>
      )}
      <Exchange terms={terms} />
      <TermsFacts terms={terms} />
      {unlisted.map((token) => (
        <Caution key={token.address} title={t('swap.unlisted.title', { token: token.symbol })}>
          <p>
            {t('swap.unlisted.body')}
            {token.address && <WholeAddress address={token.address} />}
          </p>
        </Caution>
      ))}
      {terms.approvals.length > 0 && !moved && !expired && (
        <p className="swap-review-note">
          {terms.permit ? (
            <PermitNote terms={terms} />
          ) : (
            t('swap.approval', { token: terms.from.symbol, provider: providerName(terms.provider) })
          )}
        </p>
      )}
      {!moved && !expired && (
        <>
          <h2 className="hidden">{t('safety.label')}</h2>
          <AssetChanges simulation={simulation} groups={2} names={namesOf(terms)} />
        </>
      )}
      {mustAgree && !expired && !moved && (
        <label className="swap-consent">
          <input
            type="checkbox"
            checked={consent}
            onChange={({ target }) => change({ type: 'consent', consent: target.checked })}
          />
          <span>
            {terms.loss === undefined ? t('swap.consent.unknown') : <LossConsent loss={terms.loss} />}
          </span>
        </label>
      )}
      {moved && (
        <>
          <p className="swap-review-error" role="alert">
            {t('swap.moved', { network: network?.name ?? terms.chain })}
          </p>
          {canSwitchNetwork(kit.options) && (
            <Button onClick={() => move(terms.chain)}>
              {t('swap.moveBack', { network: network?.name ?? terms.chain })}
            </Button>
          )}
        </>
      )}
      {!moved && expired && (
        <>
          <p className="swap-review-error" role="alert">
            {other ? t('swap.accountChanged') : t('swap.expired')}
          </p>
          <Button onClick={() => prepare()}>{t('swap.renew')}</Button>
        </>
      )}
      {!moved && !expired && (
        <Button disabled={mustAgree && !consent} onClick={() => confirm()}>
          {notice === 'changed'
            ? t('swap.accept')
            : terms.permit
              ? t('swap.signAndSwap')
              : terms.approvals.length > 0
                ? t('swap.approveAndSwap')
                : t('swap.confirm')}
        </Button>
      )}
    </div>
  )
}

/** What is signed, word for word: who may take what, and that this is all. */
function PermitNote({ terms: { from, units, provider } }: { terms: SwapTerms }) {
  const t = useT()
  const format = useFormat()
  const amount = format.amount(formatAmount(units, from.decimals), {
    decimals: from.decimals,
    symbol: from.symbol,
  })
  return t('swap.permit', { amount, provider: providerName(provider) })
}

function LossConsent({ loss }: { loss: bigint }) {
  const t = useT()
  const format = useFormat()
  return t('swap.consent.loss', {
    percent: t('swap.percent', { value: format.amount(toPercent(loss), { decimals: 2 }) }),
  })
}

function Exchange({ terms }: { terms: SwapTerms }) {
  const t = useT()
  const { from, to, units, expected, market } = terms
  return (
    <div className="swap-exchange">
      <Leg label={t('swap.pay')} token={from} units={units} price={market.from} />
      <Leg label={t('swap.review.receive')} token={to} units={expected} price={market.to} />
    </div>
  )
}

function Leg({
  label,
  token,
  units,
  price,
}: {
  label: string
  token: TradeToken
  units: bigint
  price: string | undefined
}) {
  const t = useT()
  const format = useFormat()
  const worth = worthOf({ units, decimals: token.decimals }, price)
  return (
    <div className="swap-leg">
      <TokenIcon token={token} />
      <div>
        <p>{label}</p>
        <p className="numeric">
          {format.amount(keepDigits(formatAmount(units, token.decimals), 10), {
            decimals: 18,
            symbol: token.symbol,
          })}
        </p>
      </div>
      <p className="numeric">{worth === undefined ? t('swap.noPrice') : format.fiat(worth)}</p>
    </div>
  )
}

function TermsFacts({ terms }: { terms: SwapTerms }) {
  const t = useT()
  const format = useFormat()
  const [all] = useSlice(networks)
  const [state] = useSlice(holdings)
  const { from, to, units, expected, least, provider, slippage, fee, loss, market, chain } = terms
  const network = all.find(({ id }) => id === chain)
  const coin = network?.currency ?? { symbol: '', decimals: 18 }
  const minimum = formatAmount(least, to.decimals)
  const rate = rateOf({ units, decimals: from.decimals }, { units: expected, decimals: to.decimals })
  const percent = (value: string) => t('swap.percent', { value: format.amount(value, { decimals: 4 }) })
  const feeWorth =
    fee === undefined ? undefined : worthOf({ units: fee, decimals: coin.decimals }, market.coin)
  const coins =
    state.status === 'ready'
      ? state.tokens.find((held) => held.chain === chain && held.address === undefined)?.units
      : undefined
  const needed = fee === undefined ? undefined : fee + (from.address === undefined ? units : 0n)
  const short = coins !== undefined && needed !== undefined && coins < needed
  return (
    <>
      <Facts label={t('swap.details')}>
        <Fact label={t('swap.minimum')}>
          <span title={minimum}>
            {format.amount(keepDigits(minimum, 10), { decimals: 18, symbol: to.symbol })}
          </span>
        </Fact>
        {rate !== undefined && <RateFact rate={rate} from={from.symbol} to={to.symbol} />}
        <Fact
          label={t('swap.impact')}
          tone={loss !== undefined && loss < consentFrom ? undefined : 'negative'}
        >
          {loss === undefined ? t('swap.unknown') : percent(toPercent(loss))}
        </Fact>
        <Fact label={t('swap.slippage')}>{percent(slippage)}</Fact>
        <Fact label={t('swap.provider')}>
          <span translate="no">{providerName(provider)}</span>
        </Fact>
        <Fact label={t('swap.providerFee')}>{t('swap.included')}</Fact>
        <Fact label={t('swap.networkFee')} tone={short ? 'negative' : undefined}>
          {fee === undefined
            ? t('swap.unknown')
            : format.amount(formatAmount(fee, coin.decimals), { decimals: 6, symbol: coin.symbol })}
          {feeWorth !== undefined && <span className="swap-review-worth">{format.fiat(feeWorth)}</span>}
        </Fact>
      </Facts>
      {short && (
        <Caution title={t('swap.short.title', { coin: coin.symbol })}>
          <p>{t('swap.short.body', { coin: coin.symbol })}</p>
        </Caution>
      )}
    </>
  )
}

function Working({ run }: { run: SwapRunState & { status: 'working' } }) {
  const t = useT()
  const kit = useKit()
  const [links] = useSlice(connections)
  const wallet = activeConnection(links)?.wallet
  const { action, on, terms } = run
  useLossNotice(on === 'wallet')
  const steps = terms.approvals.length > 0 && action !== 'batch'
  const title =
    on === 'wallet'
      ? t(action === 'permit' ? 'swap.working.sign' : 'swap.working.wallet', { wallet: wallet?.name ?? '' })
      : on === 'server'
        ? t('swap.working.server')
        : t('swap.working.chain')
  const token = terms.from.symbol
  const body = {
    reset: t('swap.working.reset', { token }),
    approve: t('swap.working.approve', { token }),
    permit: t('swap.working.permit', { token }),
    swap: t('swap.working.swap', { from: token, to: terms.to.symbol }),
    batch: t('swap.working.batch', { from: token, to: terms.to.symbol }),
  }[action]
  return (
    <div className="screen">
      <Ring state="waiting">
        <WalletIcon
          id={wallet && (wallet.rdns ?? wallet.id)}
          name={wallet?.name ?? ''}
          src={wallet?.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
      </Ring>
      <Message title={title} body={body} />
      {on === 'wallet' && <OpenWallet />}
      {steps && (
        <ol className="swap-steps">
          <li
            aria-current={action === 'swap' ? undefined : 'step'}
            data-done={action === 'swap' || undefined}
          >
            {terms.permit ? t('swap.step.permit') : t('swap.step.approve')}
          </li>
          <li aria-current={action === 'swap' ? 'step' : undefined}>{t('swap.step.swap')}</li>
        </ol>
      )}
    </div>
  )
}

/** The contract is known by who is behind it. */
function namesOf({ spender, provider, transaction }: SwapTerms): Record<string, string> {
  const target = typeof transaction === 'string' ? undefined : transaction.to
  return Object.fromEntries(
    [spender, target].flatMap((one) => (one ? [[one.toLowerCase(), providerName(provider)]] : [])),
  )
}

/** What went wrong, in words about swaps where there are some. */
function useProblem(): (code: ErrorCode) => string {
  const t = useT()
  const errorText = useErrorText()
  return (code) => {
    switch (code) {
      case 'swap/no_route':
        return t('swap.problem.noRoute')
      case 'swap/unavailable':
        return t('swap.problem.unavailable')
      case 'swap/would_fail':
      case 'node/execution_reverted':
        return t('swap.problem.wouldFail')
      case 'swap/refused_by_provider':
        return t('swap.problem.refused')
      case 'swap/approval_failed':
        return t('swap.problem.approval')
      case 'receipt/timeout':
        return t('swap.problem.unsure')
      case 'node/insufficient_funds':
        return t('swap.problem.funds')
      default:
        return errorText(code)
    }
  }
}
