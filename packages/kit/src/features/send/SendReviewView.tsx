import type { FeeSpeed } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { insufficientFunds } from '@latchkey/protocol/catalogue'
import { useEffect } from 'react'
import { networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { findCoin, worthOf } from '../../core/holdings/heldToken.ts'
import { holdings } from '../../core/holdings/holdings.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { rehearsal } from '../../core/transactions/rehearsal.ts'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { AssetChanges } from '../../ui/request/AssetChanges.tsx'
import { Fact, Facts, FeeShort, Review } from '../../ui/request/Review.tsx'
import { TransferFacts } from '../../ui/request/TransferFacts.tsx'
import { useLossNotice } from '../../ui/request/useLossNotice.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { Cautions } from './Cautions.tsx'
import { cautionsOf, needsConsent } from './cautionsOf.ts'
import { confirmSend } from './confirmSend.ts'
import { draftedTransfer } from './draftedTransfer.ts'
import { loadFee } from './loadFee.ts'
import { NothingToSend } from './NothingToSend.tsx'
import { send, shownDecimals } from './send.ts'
import { TokenIcon } from './TokenRow.tsx'
import { watchReview } from './watchReview.ts'

/** Everything about the transfer in full, before the wallet is asked. */
export default function SendReviewView() {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const errorText = useErrorText()
  const confirm = useAction(confirmSend)
  const back = useAction(goBack)
  const price = useAction(loadFee)
  const [state, dispatch] = useSlice(send)
  const [rehearsed] = useSlice(rehearsal)
  const [, navigate] = useSlice(modal)
  // Both decide what is drafted.
  useSlice(holdings)
  useSlice(networks)
  const connection = activeConnection(useSlice(connections)[0])
  useEffect(() => watchReview(kit), [kit])
  useLossNotice(state.status === 'signing')

  const drafted = connection && draftedTransfer(kit)
  if (!connection || !drafted || (state.status !== 'editing' && state.status !== 'signing'))
    return <NothingToSend />

  const { live, recipient, token, units } = drafted
  const { network } = live
  const { draft, fee } = state
  const write = (some: bigint) =>
    format.amount(formatAmount(some, token.decimals), {
      decimals: token.decimals,
      symbol: token.symbol,
    })
  const amount = write(units)
  const worth = worthOf(units, token)
  const cautions = cautionsOf(recipient, token)
  const consent = needsConsent(cautions)
  const short = isShort()
  const signing = state.status === 'signing'
  const chooseSpeed = (speed: FeeSpeed) => {
    dispatch({ type: 'edit', draft: { speed } })
    void price()
  }
  const press = () => {
    if (signing) navigate({ type: 'push', view: { name: 'SendProgress' } })
    else
      void confirm({
        sent: ({ amount, symbol }) =>
          t('send.toast.sent', { amount: format.amount(amount, { decimals: shownDecimals, symbol }) }),
      })
  }

  /** Whether the coin does not reach for the fee, next to the amount where that is of the coin too. */
  function isShort(): boolean {
    if (fee.status === 'failed') return fee.code === insufficientFunds.code
    if (fee.status !== 'ready') return false
    const coin = findCoin(kit, network)
    return coin !== undefined && fee.fee + (token.address === undefined ? units : 0n) > coin.units
  }

  return (
    <Review>
      {short && <FeeShort fee={fee} network={network} />}
      {fee.status === 'failed' && !short && (
        <div className="review-problem" role="alert">
          <p>{errorText(fee.code)}</p>
          <TryFeeAgain />
        </div>
      )}
      {state.status === 'editing' && state.error && (
        <p className="review-problem" role="alert">
          {errorText(state.error)}
        </p>
      )}
      <div className="review-amount">
        <TokenIcon token={token} size={48} />
        <p className="numeric">{amount}</p>
        <p className="numeric">{worth === undefined ? t('send.noPrice') : format.fiat(worth)}</p>
      </div>
      <Facts>
        <Fact label={t('send.to')}>
          {recipient.name && <bdi className="review-name">{recipient.name}</bdi>}
          <WholeAddress address={recipient.address} />
          {recipient.rewritten && (
            <span className="review-source">{t('send.rewritten', { network: network.name })}</span>
          )}
          {recipient.resolvedBy && (
            <span className="review-source">{t('send.resolvedBy', { source: recipient.resolvedBy })}</span>
          )}
        </Fact>
        <TransferFacts
          from={connection.address}
          network={network}
          fee={fee}
          speed={draft.speed}
          signing={signing}
          onSpeed={chooseSpeed}
        >
          {drafted.args.memo !== undefined && (
            <Fact label={t('send.memo')}>
              <bdi className="review-memo">{drafted.args.memo}</bdi>
            </Fact>
          )}
        </TransferFacts>
        {fee.status === 'ready' && fee.withheld !== undefined && (
          <Fact label={t('send.receives')} inline>
            <span className="numeric">{write(units - fee.withheld)}</span>
          </Fact>
        )}
      </Facts>
      <Cautions recipient={recipient} cautions={cautions} network={network.name} />
      {rehearsed.status !== 'idle' && (
        <>
          <h2 className="hidden">{t('safety.label')}</h2>
          <AssetChanges
            simulation={rehearsed.status === 'done' ? rehearsed.simulation : undefined}
            names={recipient.name ? { [recipient.address.toLowerCase()]: recipient.name } : undefined}
          />
        </>
      )}
      {consent && (
        <label className="review-consent">
          <input
            type="checkbox"
            checked={draft.agreed}
            onChange={({ target }) => dispatch({ type: 'edit', draft: { agreed: target.checked } })}
          />
          <span>{t('send.agree')}</span>
        </label>
      )}
      <div className="review-actions">
        <Button variant="secondary" onClick={() => void back()}>
          {t('send.change')}
        </Button>
        <Button
          disabled={!signing && (fee.status !== 'ready' || short || (consent && !draft.agreed))}
          onClick={press}
        >
          {signing
            ? t('send.signing.title', { wallet: connection.wallet.name })
            : t(consent ? 'send.confirmAnyway' : 'send.confirm')}
        </Button>
      </div>
    </Review>
  )
}

function TryFeeAgain() {
  const t = useT()
  const again = useAction(loadFee)
  return (
    <Button variant="quiet" onClick={() => void again()}>
      {t('action.tryAgain')}
    </Button>
  )
}
