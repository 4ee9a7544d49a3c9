import type { FeeSpeed } from '@latchkey/chains/driver'
import { insufficientFunds } from '@latchkey/protocol/catalogue'
import { useEffect } from 'react'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { findCoin } from '../../core/holdings/heldToken.ts'
import { holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { rehearsal } from '../../core/transactions/rehearsal.ts'
import { Address } from '../../ui/account/Address.tsx'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Caution } from '../../ui/feedback/Caution.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { AssetChanges } from '../../ui/request/AssetChanges.tsx'
import { Fact, Facts, FeeShort, Review } from '../../ui/request/Review.tsx'
import { TransferFacts } from '../../ui/request/TransferFacts.tsx'
import { useLossNotice } from '../../ui/request/useLossNotice.tsx'
import { useErrorText, useT } from '../../ui/words/i18n.tsx'
import { cautionsOf, type PayCaution } from './cautionsOf.ts'
import { confirmPayment } from './confirmPayment.ts'
import { NoPayment, Outcome } from './Outcome.tsx'
import { PaymentHead } from './PaymentHead.tsx'
import { askedOf, type PayState, paying, type ReadyFacts } from './payment.ts'
import { paidTransfer, priceFee, watchReview } from './priceFee.ts'
import { decimalsOf, usePaymentAmount } from './usePaymentAmount.tsx'

/** Everything about the payment in full, before the wallet is asked. */
export default function PayReviewView() {
  const kit = useKit()
  const [state] = useSlice(paying)
  const connection = activeConnection(useSlice(connections)[0])
  const [, navigate] = useSlice(modal)
  const place = connection && holdingsKey(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network costs another fee
  useEffect(() => watchReview(kit), [kit, place])
  const transfer = askedOf(state) && paidTransfer(kit)
  // The wallet has switched: the first view offers to switch back.
  const moved = askedOf(state) !== undefined && !transfer
  useEffect(() => {
    if (moved) navigate({ type: 'reset', view: { name: 'Pay' } })
  }, [moved, navigate])
  if (state.status === 'idle') return <NoPayment />
  if (state.status !== 'asking' && state.status !== 'signing') return <Outcome state={state} />
  if (!transfer || state.facts.status !== 'ready') return null
  return <PaymentReview state={state} facts={state.facts} />
}

type Open = Extract<PayState, { status: 'asking' | 'signing' }>

function PaymentReview({ state, facts }: { state: Open; facts: ReadyFacts }) {
  const t = useT()
  const kit = useKit()
  const write = usePaymentAmount()
  const errorText = useErrorText()
  const confirm = useAction(confirmPayment)
  const price = useAction(priceFee)
  const back = useAction(goBack)
  const [, dispatch] = useSlice(paying)
  const [, navigate] = useSlice(modal)
  const [rehearsed] = useSlice(rehearsal)
  useSlice(holdings)
  const signing = state.status === 'signing'
  useLossNotice(signing)
  const { fee, payment } = state
  const network = findNetwork(kit, payment.chain)
  if (!network) return null
  const cautions = cautionsOf(kit, state)
  const short = isShort()
  // While it is not known whether anything was sent, the caution says so instead.
  const error = state.status === 'asking' && !state.unsure ? state.error : undefined
  const chooseSpeed = (speed: FeeSpeed) => {
    dispatch({ type: 'speed', speed })
    void price()
  }
  const press = () => {
    if (signing) navigate({ type: 'push', view: { name: 'PayProgress' } })
    else void confirm()
  }

  function isShort(): boolean {
    if (fee.status === 'failed') return fee.code === insufficientFunds.code
    if (fee.status !== 'ready' || !network) return false
    // Of the coin the figure is read from the chain itself.
    if (payment.token === undefined) return facts.units + fee.fee > (facts.held ?? 0n)
    const coin = findCoin(kit, network)
    return coin !== undefined && fee.fee > coin.units
  }

  return (
    <Review>
      {short && <FeeShort fee={fee} network={network} />}
      {fee.status === 'failed' && !short && (
        <div className="review-problem" role="alert">
          <p>{errorText(fee.code)}</p>
          <Button variant="quiet" onClick={() => void price()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {error && (
        <p className="review-problem" role="alert">
          {errorText(error)}
        </p>
      )}
      {state.unsure && (
        <Caution title={t('pay.caution.unsure.title')} grave>
          <p>{t('pay.caution.unsure.body')}</p>
        </Caution>
      )}
      <PaymentHead payment={payment} facts={facts} />
      <Facts>
        <Fact label={t('send.to')}>
          <WholeAddress address={payment.recipient} />
        </Fact>
        <TransferFacts
          from={facts.payer ?? ''}
          network={network}
          fee={fee}
          speed={state.speed}
          signing={signing}
          onSpeed={chooseSpeed}
        >
          {payment.token !== undefined && (
            <Fact label={t('pay.token')} inline>
              <Address address={payment.token} />
            </Fact>
          )}
        </TransferFacts>
      </Facts>
      {cautions.map((caution) => (
        <PaymentCaution key={caution.kind} caution={caution} recipient={payment.recipient} />
      ))}
      {rehearsed.status !== 'idle' && (
        <>
          <h2 className="hidden">{t('safety.label')}</h2>
          <AssetChanges
            simulation={rehearsed.status === 'done' ? rehearsed.simulation : undefined}
            minimumDecimals={{ [payment.asset]: decimalsOf(payment.amount) }}
          />
        </>
      )}
      {cautions.length > 0 && (
        <label className="review-consent">
          <input
            type="checkbox"
            checked={state.agreed}
            onChange={({ target }) => dispatch({ type: 'agree', agreed: target.checked })}
          />
          <span>{t('pay.agree')}</span>
        </label>
      )}
      <div className="review-actions">
        <Button variant="secondary" onClick={() => void back()}>
          {t('a11y.back')}
        </Button>
        <Button
          disabled={!signing && (fee.status !== 'ready' || short || (cautions.length > 0 && !state.agreed))}
          onClick={press}
        >
          {signing ? t('pay.signing') : t('pay.confirm', { amount: write(payment, facts) })}
        </Button>
      </div>
    </Review>
  )
}

function PaymentCaution({ caution, recipient }: { caution: PayCaution; recipient: string }) {
  const t = useT()
  switch (caution.kind) {
    // It stands above everything else.
    case 'unsure':
      return null
    case 'own':
      return (
        <Caution title={t('send.caution.own.title')}>
          <p>{t('send.caution.own.body')}</p>
        </Caution>
      )
    case 'lookAlike':
      return (
        <Caution title={t('send.caution.lookAlike.title')} grave>
          <p>{t('send.caution.lookAlike.body')}</p>
          <dl>
            <dt>{t('send.caution.lookAlike.known')}</dt>
            <dd>
              <WholeAddress address={caution.known} unlike={recipient} />
            </dd>
            <dt>{t('pay.caution.given')}</dt>
            <dd>
              <WholeAddress address={recipient} unlike={caution.known} />
            </dd>
          </dl>
        </Caution>
      )
  }
}
