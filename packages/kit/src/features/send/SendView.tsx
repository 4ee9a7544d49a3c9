import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect, useId, useRef, useState } from 'react'
import { canSwitchNetwork, networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { findToken, worthOf } from '../../core/holdings/heldToken.ts'
import { holdings, holdingsKey, type Token } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { separatorOf, shownAmount, typedAmount } from '../../ui/controls/typedAmount.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletGlyph } from '../../ui/pictures/icons.tsx'
import { SwapIcon } from '../../ui/pictures/moneyIcons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { draftUnits, inOtherUnit } from './draftAmount.ts'
import { fillMax } from './fillMax.ts'
import { MemoField } from './MemoField.tsx'
import { nextStep } from './nextStep.ts'
import { openSend } from './openSend.ts'
import { RecipientField } from './RecipientField.tsx'
import css from './SendView.css?inline'
import { type Draft, send } from './send.ts'
import { TokenRow } from './TokenRow.tsx'

/** What to send, how much and to whom. */
export default function SendView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const errorText = useErrorText()
  const open = useAction(openSend)
  const [state, dispatch] = useSlice(send)
  const [has] = useSlice(holdings)
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  const connection = activeConnection(useSlice(connections)[0])
  useEffect(() => void open(), [open])
  if (!connection) return null

  const network = all.find(({ id }) => id === connection.network)
  const own = has.status !== 'idle' && has.key === holdingsKey(connection) ? has : undefined
  const { memo, transfers } = kit.driver(connection.namespace)
  if (!network || !transfers)
    return (
      <EmptyState scene="network" title={t('send.unsupported.title')} body={t('send.unsupported.body')}>
        {canSwitchNetwork(kit.options) && (
          <Button onClick={() => navigate({ type: 'push', view: { name: 'SwitchNetwork' } })}>
            {t('network.title')}
          </Button>
        )}
      </EmptyState>
    )
  if (own?.status === 'unavailable') return <Unavailable />
  if (own?.status !== 'ready' || (state.status !== 'editing' && state.status !== 'signing'))
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={3} />
      </>
    )

  const { draft, recipient } = state
  const token = findToken(kit, draft.token)
  const step = nextStep(draft, token, recipient)
  const edit = (change: Partial<Draft>) => dispatch({ type: 'edit', draft: change })
  const choose = () => navigate({ type: 'push', view: { name: 'SendTokens' } })
  const review = () => {
    if (step === 'review') navigate({ type: 'push', view: { name: 'SendReview' } })
    else if (step === 'selectToken') choose()
  }
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <div className="send-what">
        {token ? (
          <TokenRow token={token} subtitle={<bdi>{token.symbol}</bdi>} plain chevron onClick={choose} />
        ) : (
          <Row
            icon={
              <Glyph>
                <WalletGlyph />
              </Glyph>
            }
            title={t('send.tokens.title')}
            chevron
            onClick={choose}
          />
        )}
        {token && <AmountField draft={draft} token={token} onEdit={edit} wrong={isWrong(step)} />}
      </div>
      <RecipientField token={token} network={network.name} />
      {memo && <MemoField memo={draft.memo} maxBytes={memo.maxBytes} onEdit={edit} />}
      {state.status === 'editing' && state.error && (
        <p className="send-error" role="alert">
          {errorText(state.error)}
        </p>
      )}
      <Button
        type="submit"
        busy={step === 'looking'}
        disabled={!['review', 'selectToken', 'looking'].includes(step)}
      >
        {t(`send.step.${step}`)}
      </Button>
      {own.coinOnly && (
        <p className="prose">
          {t(own.waiting || own.failedAt !== undefined ? 'send.coinOnlyNow' : 'send.coinOnly', {
            symbol: network.currency.symbol,
          })}
        </p>
      )}
    </form>
  )
}

function isWrong(step: string): boolean {
  return step === 'incorrectValue' || step === 'insufficientFunds'
}

function Unavailable() {
  const t = useT()
  const retry = useAction(loadHoldings)
  return (
    <EmptyState scene="offline" title={t('send.unavailable.title')} body={t('send.unavailable.body')}>
      <Button onClick={() => void retry({ refresh: [] })}>{t('action.tryAgain')}</Button>
    </EmptyState>
  )
}

type AmountFieldProps = { draft: Draft; token: Token; wrong: boolean; onEdit(change: Partial<Draft>): void }

/** The amount in the token or in money, what it is the other way, and all there is. */
function AmountField({ draft, token, wrong, onEdit }: AmountFieldProps) {
  const t = useT()
  const format = useFormat()
  const max = useAction(fillMax)
  const [filling, setFilling] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const inFiat = draft.unit === 'fiat'
  const unit = inFiat ? fiatName : token.symbol
  const separator = separatorOf(format)
  const units = draftUnits(draft, token)
  const amount = typeof units === 'bigint' ? units : 0n
  const worth = worthOf(amount, token)
  const other = inFiat
    ? format.amount(formatAmount(amount, token.decimals), { decimals: 6, symbol: token.symbol })
    : worth !== undefined && format.fiat(worth)
  const fill = async () => {
    setFilling(true)
    await max()
    setFilling(false)
    input.current?.focus()
  }
  return (
    <div className="send-amount">
      <div dir="ltr" className="send-figure" data-wrong={wrong || undefined}>
        {inFiat && <span aria-hidden="true">{fiatSymbol(format.fiat('0'))}</span>}
        <input
          ref={input}
          className="numeric"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          size={Math.min(Math.max(draft.amount.length, 1), 18)}
          style={{ fontSize: draft.amount.length > 12 ? 20 : 32 }}
          maxLength={80}
          aria-label={t('send.amountIn', { unit })}
          aria-invalid={wrong || undefined}
          aria-describedby={helpId}
          value={shownAmount(draft.amount, separator)}
          onChange={({ target }) => onEdit({ amount: typedAmount(target.value, separator), max: false })}
        />
        {!inFiat && <bdi aria-hidden="true">{token.symbol}</bdi>}
      </div>
      <div className="send-below">
        {other === false ? (
          <span className="send-other">{t('send.noPrice')}</span>
        ) : (
          <button
            type="button"
            className="send-other numeric"
            onClick={() => onEdit(inOtherUnit(draft, token))}
          >
            <span className="hidden">{t('send.showIn', { unit: inFiat ? token.symbol : fiatName })} </span>
            {other}
            <SwapIcon size={16} />
          </button>
        )}
        <span id={helpId} className="send-have numeric">
          {t('send.available', {
            amount: format.amount(formatAmount(token.units, token.decimals), {
              decimals: 4,
              symbol: token.symbol,
            }),
          })}
        </span>
        <button type="button" className="send-max" aria-busy={filling || undefined} onClick={fill}>
          <span className="hidden">{t('send.maxLabel')}: </span>
          {t('send.max')}
        </button>
      </div>
    </div>
  )
}

/** Prices come in this currency. */
const fiatName = 'USD'

/** How the language marks money, without the number. */
function fiatSymbol(text: string): string {
  return text.replace(/[\d\u0660-\u0669\s.,٫\u2066\u2069\u200e\u200f\u00a0]/g, '')
}
