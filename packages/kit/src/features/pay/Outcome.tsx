import { isQueued } from '@latchkey/chains/driver'
import { payExpired, payFailed, payUnconfirmed } from '@latchkey/protocol/catalogue'
import { findNetwork } from '../../core/config/networks.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { Fact, Facts } from '../../ui/request/Review.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { Requester } from './PaymentHead.tsx'
import type { PayState } from './payment.ts'
import { usePaymentAmount } from './usePaymentAmount.tsx'

export type OutcomeProps = { state: Extract<PayState, { status: 'sent' | 'paid' | 'ended' }> }

/** The wait for the chain, and each way it can end. */
export function Outcome({ state }: OutcomeProps) {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const close = useAction(closeModal)
  const words = useWords(state)
  const { chain, memo, recipient } = state.payment
  const network = findNetwork(kit, chain)
  const handle = state.status === 'paid' ? state.receipt.transaction : state.sent?.handle
  const hash = handle && !isQueued(handle) ? handle.hash : undefined
  const explorer = hash && network && kit.driver(network.namespace).explorerUrl?.({ network, hash })
  const ring = { sent: 'waiting', paid: 'done', ended: words.failed ? 'failed' : 'idle' } as const
  return (
    <div className="screen">
      <Ring state={ring[state.status]}>
        <NetworkIcon
          id={network?.id}
          name={network?.name ?? chain}
          src={network?.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
      </Ring>
      <Message title={words.title} body={words.body} tone={words.failed ? 'negative' : 'neutral'} />
      {state.status === 'paid' && (
        <Facts>
          <Fact label={t('pay.requestedBy')} inline>
            <Requester />
          </Fact>
          {memo !== undefined && (
            <Fact label={t('pay.for')} inline>
              <bdi className="pay-memo" translate="no">
                {memo}
              </bdi>
            </Fact>
          )}
          <Fact label={t('send.to')} inline>
            <Address address={recipient} />
          </Fact>
          <Fact label={t('pay.paidAt')} inline>
            {format.date(state.receipt.paidAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </Fact>
        </Facts>
      )}
      <div className="stack">
        <Button variant={state.status === 'paid' ? 'primary' : 'secondary'} onClick={() => void close()}>
          {state.status === 'paid' ? t('swap.result.done') : t('a11y.close')}
        </Button>
        {explorer && (
          <Button variant="secondary" href={explorer}>
            {t('send.explorer')}
          </Button>
        )}
      </div>
    </div>
  )
}

function useWords(state: OutcomeProps['state']): { title: string; body: string; failed?: boolean } {
  const t = useT()
  const write = usePaymentAmount()
  const errorText = useErrorText()
  const amount = write(state.payment, 'sent' in state ? state.sent : undefined)
  if (state.status === 'sent')
    return {
      title: t('pay.pending.title', { amount }),
      body: t(isQueued(state.sent.handle) ? 'send.pending.queued' : 'send.pending.body'),
    }
  if (state.status === 'paid') return { title: t('pay.paid.title', { amount }), body: t('pay.paid.body') }
  switch (state.code) {
    case payExpired.code:
      return { title: t('pay.expired.title'), body: t('pay.expired.body') }
    case payUnconfirmed.code:
      return { title: t('send.unknown.title'), body: t('pay.unconfirmed.body') }
    case payFailed.code:
      return { title: t('pay.failed.title'), body: t('pay.failed.body'), failed: true }
    default:
      return { title: t('pay.refused.title'), body: errorText(state.code), failed: true }
  }
}

/** Nothing was asked for: a view that is opened by itself has nothing to show. */
export function NoPayment() {
  const t = useT()
  const close = useAction(closeModal)
  return (
    <EmptyState scene="wallet" title={t('pay.none.title')} body={t('pay.none.body')}>
      <Button onClick={() => void close()}>{t('a11y.close')}</Button>
    </EmptyState>
  )
}
