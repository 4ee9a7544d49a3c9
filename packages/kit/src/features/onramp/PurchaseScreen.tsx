import type { ReactNode } from 'react'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { tellsPurchases } from './followPurchase.ts'
import { loadQuotes } from './loadQuotes.ts'
import { onramp } from './onramp.ts'
import { clearPurchase, openedByLink, openPurchase } from './openPurchase.ts'
import { providerName } from './providerName.ts'
import type { PurchaseState } from './purchase.ts'

type Shown = Exclude<PurchaseState, { status: 'idle' }>

/** The purchase in the provider's window, as far as it is known here. */
export function PurchaseScreen({ state }: { state: Shown }) {
  const t = useT()
  const format = useFormat()
  const back = useAction(backToPrices)
  const retry = useAction(openPurchase)
  const linked = useAction(openedByLink)
  const done = useAction(leaveShop)
  const { order } = state
  const provider = providerName(order.provider).name
  const { symbol } = order
  const icon = <WalletIcon name={provider} size={72} />
  const toPrices = (
    <Button variant="secondary" onClick={() => back()}>
      {t('onramp.backToPrices')}
    </Button>
  )

  switch (state.status) {
    case 'opening':
      return (
        <Screen ring={<Ring state="waiting">{icon}</Ring>}>
          <Message title={t('onramp.opening.title', { provider })} body={t('onramp.opening.body')} />
          {toPrices}
        </Screen>
      )
    case 'blocked':
      return (
        <Screen ring={<Ring state="idle">{icon}</Ring>}>
          <Message title={t('onramp.blocked.title')} body={t('onramp.blocked.body', { provider })} />
          <Destination address={order.address} />
          <div className="stack">
            <Button href={state.url} onClick={() => linked()}>
              {t('onramp.blocked.open', { provider })}
            </Button>
            {toPrices}
          </div>
        </Screen>
      )
    case 'waiting': {
      const [title, body] = state.paid
        ? [t('onramp.paid.title'), t('onramp.paid.body', { provider, symbol })]
        : state.left
          ? [t('onramp.left.title'), t('onramp.left.body', { symbol })]
          : [
              t('onramp.waiting.title', { provider }),
              tellsPurchases(order.provider)
                ? t('onramp.waiting.body')
                : t('onramp.waiting.silent', { provider }),
            ]
      return (
        <Screen ring={<Ring state={state.left && !state.paid ? 'idle' : 'waiting'}>{icon}</Ring>}>
          <Message title={title} body={body} />
          {!state.paid && !state.left && <Destination address={order.address} />}
          {toPrices}
        </Screen>
      )
    }
    case 'done': {
      const amount = state.amount
        ? format.amount(state.amount, { decimals: 6, symbol: state.symbol })
        : state.symbol
      return (
        <Screen ring={<Ring state="done">{icon}</Ring>}>
          <Message title={t('onramp.done.title', { amount })} body={t('onramp.done.body', { provider })} />
          <div className="stack">
            <Button onClick={() => done()}>{t('onramp.done.close')}</Button>
            <Button variant="secondary" onClick={() => back()}>
              {t('onramp.again')}
            </Button>
          </div>
        </Screen>
      )
    }
    case 'failed': {
      const [title, body] =
        state.cause === 'refused'
          ? [t('onramp.refused.title', { provider }), t('onramp.refused.body', { provider })]
          : [t('onramp.unavailable.title', { provider }), t('onramp.unavailable.body')]
      return (
        <Screen ring={<Ring state="failed">{icon}</Ring>}>
          <Message tone="negative" title={title} body={body} />
          <div className="stack">
            {state.cause === 'unavailable' && <Button onClick={() => retry()}>{t('action.tryAgain')}</Button>}
            {toPrices}
          </div>
        </Screen>
      )
    }
  }
}

/** Where the purchase must go: the provider's window is not ours, and only there can it be seen. */
function Destination({ address }: { address: string }) {
  const t = useT()
  return (
    <p className="onramp-destination">
      {t('onramp.destination')} <WholeAddress address={address} />
    </p>
  )
}

function Screen({ ring, children }: { ring: ReactNode; children: ReactNode }) {
  return (
    <div className="screen">
      {ring}
      {children}
    </div>
  )
}

/** Those from before may be old by now. */
async function backToPrices(kit: Kit): Promise<void> {
  clearPurchase(kit)
  await loadQuotes(kit)
}

/** Bought: the next purchase starts from the beginning. */
function leaveShop(kit: Kit): void {
  clearPurchase(kit)
  onramp.of(kit).dispatch({ type: 'reset' })
  modal.of(kit).dispatch({ type: 'reset', view: { name: 'Account' } })
}
