import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect } from 'react'
import { canSwitchNetwork, findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import { modal } from '../../core/modal/modal.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CheckIcon } from '../../ui/pictures/icons.tsx'
import { TokenPicture } from '../../ui/pictures/Picture.tsx'
import { Review } from '../../ui/request/Review.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { loadFacts } from './loadFacts.ts'
import { NoPayment, Outcome } from './Outcome.tsx'
import { PaymentFactsList, PaymentHead } from './PaymentHead.tsx'
import { askedOf, type PayState, paidToken, paying, type ReadyFacts } from './payment.ts'
import { swapFirst, swapWays } from './swapFirst.ts'
import { switchToPay } from './switchToPay.ts'
import { usePaymentAmount } from './usePaymentAmount.tsx'

/** What is to be paid, to whom and for what, and with what it can be. */
export default function PayView() {
  const load = useAction(loadFacts)
  const [state] = useSlice(paying)
  const [links] = useSlice(connections)
  const [tracked] = useSlice(trackedTransactions)
  const open = askedOf(state)
  const connection = open && activeConnection(links, open.payment.namespace)
  const place = connection && holdingsKey(connection)
  // A swap that went through has changed what there is.
  const done = tracked.filter(({ status }) => status === 'success').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment, account or network has other figures
  useEffect(() => void load(), [load, open?.payment.key, place, done])
  if (state.status === 'idle') return <NoPayment />
  if (state.status !== 'asking' && state.status !== 'signing') return <Outcome state={state} />
  return (
    <Review>
      <Problem state={state} />
      <PaymentHead payment={state.payment} facts={state.facts} />
      <PaymentFactsList payment={state.payment} />
      {state.facts.status === 'ready' && state.facts.held !== undefined && (
        <PayWith state={state} facts={state.facts} />
      )}
      {state.facts.status === 'loading' && connection && <ComingBalance />}
      <NextStep state={state} />
    </Review>
  )
}

type Open = Extract<PayState, { status: 'asking' | 'signing' }>

function ComingBalance() {
  return (
    <div>
      <Loading />
      <Skeleton shape="row" />
    </div>
  )
}

function Problem({ state }: { state: Open }) {
  const errorText = useErrorText()
  const code = state.facts.status === 'failed' ? state.facts.code : 'error' in state ? state.error : undefined
  if (!code) return null
  return (
    <p className="review-problem" role="alert">
      {errorText(code)}
    </p>
  )
}

/** The asset itself, and where there is too little of it, tokens that can become it. */
function PayWith({ state, facts }: { state: Open; facts: ReadyFacts }) {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const writeAmount = usePaymentAmount()
  const swap = useAction(swapFirst)
  useSlice(holdings)
  const { decimals, held = 0n, symbol, units } = facts
  const svg = !kit.options.strictCsp
  const write = (some: bigint) => format.amount(formatAmount(some, decimals), { decimals, symbol })
  const short = held < units
  return (
    <List title={t('pay.with')}>
      <Row
        icon={<TokenPicture token={paidToken(state.payment, facts)} svg={svg} />}
        title={<bdi>{symbol}</bdi>}
        subtitle={
          short
            ? t('pay.short', {
                have: format.amount(formatAmount(held, decimals), { decimals: 6 }),
                amount: writeAmount(state.payment, facts),
              })
            : t('pay.balance', { amount: write(held) })
        }
        trailing={short ? undefined : <CheckIcon />}
      />
      {swapWays(kit, state).map((way) => (
        <Row
          key={way.token.id}
          icon={<TokenPicture token={way.token} svg={svg} />}
          title={t('pay.swap', { symbol: way.token.symbol })}
          subtitle={t('pay.swapAbout', {
            amount: format.amount(formatAmount(way.about, way.token.decimals), {
              decimals: 6,
              symbol: way.token.symbol,
            }),
          })}
          chevron
          onClick={() => void swap(way)}
        />
      ))}
    </List>
  )
}

/** The one thing to do next, in words. */
function NextStep({ state }: { state: Open }) {
  const t = useT()
  const kit = useKit()
  const load = useAction(loadFacts)
  const change = useAction(switchToPay)
  const [, navigate] = useSlice(modal)
  const [links] = useSlice(connections)
  // What could be swapped is read from them.
  useSlice(holdings)
  const { facts, payment } = state
  const network = findNetwork(kit, payment.chain)
  const connection = activeConnection(links, payment.namespace)
  if (facts.status === 'failed') return <Button onClick={() => void load()}>{t('action.tryAgain')}</Button>
  if (!connection)
    return (
      <Button
        onClick={() =>
          navigate({ type: 'push', view: { name: 'Connect', params: { namespace: payment.namespace } } })
        }
      >
        {t('button.connect')}
      </Button>
    )
  if (connection.network !== payment.chain || links.active !== payment.namespace) {
    const name = network?.name ?? payment.chain
    if (!canSwitchNetwork(kit.options))
      return <p role="status">{t('pay.switchYourself', { network: name })}</p>
    return <Button onClick={() => void change()}>{t('pay.switch', { network: name })}</Button>
  }
  const waiting = facts.status === 'loading' || facts.held === undefined
  const short = !waiting && (facts.held ?? 0n) < facts.units
  // The ways on stand above.
  if (short && swapWays(kit, state).length > 0) return null
  return (
    <Button
      busy={waiting}
      disabled={short}
      onClick={() => navigate({ type: 'push', view: { name: 'PayReview' } })}
    >
      {short ? t('pay.notEnough', { symbol: facts.symbol }) : t('pay.review.title')}
    </Button>
  )
}
