import { isQueued } from '@latchkey/chains/driver'
import { networks } from '../../core/config/networks.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, type ViewParams } from '../../core/modal/modal.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon, TokenPicture } from '../../ui/pictures/Picture.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { swappedIn } from './swappedIn.ts'

/** How it goes with a swap that was sent, until its end is known. */
export default function SwapResultView({ hash }: ViewParams['SwapResult']) {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const [tracked] = useSlice(trackedTransactions)
  const [all] = useSlice(networks)
  const [{ stack }, navigate] = useSlice(modal)
  const back = useAction(goBack)
  const transaction = tracked.find((one) => one.hash === hash)
  const { from, to } = swappedIn(transaction)
  const status = transaction?.status ?? 'unknown'
  const network = all.find(({ id }) => id === transaction?.chain)
  const coin = network && kit.driver(network.namespace).assets.id(network.id)
  const isUnknown = transaction && isQueued(transaction) && !transaction.replacedBy
  const explorer =
    network &&
    !isUnknown &&
    kit.driver(network.namespace).explorerUrl?.({ network, hash: transaction?.replacedBy ?? hash })
  const amounts = {
    from: from?.amount ? format.amount(from.amount, { decimals: 6, symbol: from.symbol }) : '',
    to: to?.amount ? format.amount(to.amount, { decimals: 6, symbol: to.symbol }) : '',
  }
  const words = {
    pending: [
      t('swap.result.pending.title'),
      isUnknown ? t('send.pending.queued') : t('swap.result.pending.body', amounts),
    ],
    success: [t('swap.result.success.title'), t('swap.result.success.body', amounts)],
    failed: [t('swap.result.failed.title'), t('swap.result.failed.body')],
    replaced: [t('swap.result.replaced.title'), t('swap.result.replaced.body')],
    dropped: [t('swap.result.dropped.title'), t('swap.result.dropped.body')],
    unknown: [t('swap.result.unknown.title'), t('swap.result.unknown.body')],
  } as const
  // Where the swap was opened from: what it was for goes on there.
  const origin = stack.findLast(({ name }) => !name.startsWith('Swap')) ?? { name: 'Account' as const }
  const [title, body] = words[status]
  const ring = {
    pending: 'waiting',
    success: 'done',
    failed: 'failed',
    replaced: 'idle',
    dropped: 'idle',
    unknown: 'idle',
  } as const
  return (
    <div className="screen">
      <Ring state={ring[status]}>
        {to?.asset ? (
          <TokenPicture
            token={{ id: to.asset, symbol: to.symbol, address: to.asset === coin ? undefined : to.asset }}
            size={72}
          />
        ) : (
          <NetworkIcon id={network?.id} name={network?.name ?? '?'} src={network?.icon} size={72} />
        )}
      </Ring>
      <Message title={title} body={body} tone={status === 'failed' ? 'negative' : 'neutral'} />
      <div className="stack">
        {status === 'failed' || status === 'dropped' ? (
          <Button onClick={back}>{t('action.tryAgain')}</Button>
        ) : (
          <Button onClick={() => navigate({ type: 'reset', view: origin })}>
            {status !== 'pending'
              ? t('swap.result.done')
              : t(origin.name === 'Account' ? 'swap.result.leave' : 'a11y.back')}
          </Button>
        )}
        {explorer && (
          <Button variant="secondary" href={explorer}>
            {t('account.explorer')}
          </Button>
        )}
      </div>
    </div>
  )
}
