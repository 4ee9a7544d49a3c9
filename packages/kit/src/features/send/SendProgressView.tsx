import { formatAmount } from '@latchkey/protocol/amount'
import { useRef } from 'react'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { AskingWallet } from '../../ui/request/AskingWallet.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { draftedTransfer } from './draftedTransfer.ts'
import { NothingToSend } from './NothingToSend.tsx'
import { type SendState, send, shownDecimals } from './send.ts'

/** The wait for the wallet, then for the chain; a screen for each way it can end. */
export default function SendProgressView() {
  const [state] = useSlice(send)
  // At the end the state is reset at once; the next view may take a moment longer.
  const last = useRef<SendState>(undefined)
  if (state.status !== 'editing') last.current = state
  const shown = last.current
  if (!shown) return <NothingToSend />
  if (shown.status === 'pending') return <Pending state={shown} done={state.status === 'editing'} />
  if (shown.status === 'ended') return <Ended state={shown} />
  return <Signing />
}

function Signing() {
  const kit = useKit()
  const format = useFormat()
  const drafted = activeConnection(useSlice(connections)[0]) && draftedTransfer(kit)
  const { decimals = 0, symbol = '' } = drafted?.token ?? {}
  return (
    <AskingWallet
      transfer={
        drafted && {
          amount: format.amount(formatAmount(drafted.units, decimals), { decimals, symbol }),
          to: drafted.recipient.address,
        }
      }
    />
  )
}

function Pending({ state, done }: { state: Extract<SendState, { status: 'pending' }>; done: boolean }) {
  const t = useT()
  const amount = useAmount(state)
  const wait = useWaitText(state)
  if (done)
    return (
      <div className="screen">
        <Ring state="done">
          <ChainIcon state={state} />
        </Ring>
        <Message title={t('send.toast.sent', { amount })} />
      </div>
    )
  return (
    <div className="screen">
      <Ring state="waiting">
        <ChainIcon state={state} />
      </Ring>
      <Message title={t('send.pending.title', { amount })} body={wait} />
      <Leave state={state} />
    </div>
  )
}

/** A block this far apart is worth saying, because nothing happens on screen until then. */
const slowBlockMs = 60_000

function useWaitText({ chain, queued }: Sent): string {
  const t = useT()
  const blockTime = findNetwork(useKit(), chain)?.blockTime ?? 0
  if (queued) return t('send.pending.queued')
  if (blockTime < slowBlockMs) return t('send.pending.body')
  return t('send.pending.slow', { minutes: Math.round(blockTime / 60_000) })
}

function Ended({ state }: { state: Extract<SendState, { status: 'ended' }> }) {
  const t = useT()
  const { outcome } = state
  return (
    <div className="screen">
      <Ring state={outcome === 'failed' ? 'failed' : 'idle'}>
        <ChainIcon state={state} />
      </Ring>
      <Message
        tone={outcome === 'failed' ? 'negative' : 'neutral'}
        title={t(`send.${outcome}.title`)}
        body={t(`send.${outcome}.body`)}
      />
      <Leave state={state} />
    </div>
  )
}

type Sent = Extract<SendState, { status: 'pending' | 'ended' }>

/** The ways on: look at the chain, try again where that makes sense, go home. */
function Leave({ state }: { state: Sent }) {
  const t = useT()
  const kit = useKit()
  const [, dispatch] = useSlice(send)
  const [, navigate] = useSlice(modal)
  const { chain, hash } = state
  const network = findNetwork(kit, chain)
  const made = state.queued ? undefined : hash
  const shown = state.status === 'ended' ? (state.replacedBy ?? made) : made
  const explorer = network && shown && kit.driver(network.namespace).explorerUrl?.({ network, hash: shown })
  const home = () => {
    navigate({ type: 'reset', view: { name: 'Account' } })
    dispatch({ type: 'reset' })
  }
  const again = () => {
    dispatch({ type: 'again' })
    navigate({ type: 'replace', view: { name: 'Send' } })
  }
  return (
    <div className="stack">
      {state.status === 'ended' && (state.outcome === 'failed' || state.outcome === 'dropped') && (
        <Button onClick={again}>{t('action.tryAgain')}</Button>
      )}
      {explorer && (
        <Button variant="secondary" href={explorer}>
          {t('send.explorer')}
        </Button>
      )}
      <Button variant="secondary" onClick={home}>
        {t('send.toAccount')}
      </Button>
    </div>
  )
}

function ChainIcon({ state }: { state: Sent }) {
  const kit = useKit()
  const network = findNetwork(kit, state.chain)
  return (
    <NetworkIcon
      id={network?.id}
      name={network?.name ?? state.chain}
      src={network?.icon}
      size={72}
      svg={!kit.options.strictCsp}
    />
  )
}

function useAmount({ purpose: { amount, symbol } }: Sent): string {
  return useFormat().amount(amount, { decimals: shownDecimals, symbol })
}
