import { isQueued } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { AssetChanges } from '../../ui/request/AssetChanges.tsx'
import { OpenWallet } from '../../ui/request/OpenWallet.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useT } from '../../ui/words/i18n.tsx'
import { AllowedIcon } from './AllowedIcon.tsx'
import css from './RevokeAllowanceView.css?inline'
import { revokeAllowance } from './revokeAllowance.ts'
import { type RevokingState, revoking } from './revoking.ts'

/** What taking a permission back does, then the wait for the wallet and the chain. */
export default function RevokeAllowanceView() {
  useStyles(css)
  const t = useT()
  const back = useAction(goBack)
  const [state] = useSlice(revoking)
  if (state.status === 'reviewing') return <Review state={state} />
  if (state.status === 'signing') return <Signing />
  if (state.status === 'sent') return <Sent state={state} />
  return (
    <EmptyState scene="wallet" title={t('allowances.nothing')}>
      <Button variant="secondary" onClick={() => back()}>
        {t('a11y.back')}
      </Button>
    </EmptyState>
  )
}

type In<Status> = Extract<RevokingState, { status: Status }>

function Review({ state }: { state: In<'reviewing'> }) {
  const t = useT()
  const errorText = useErrorText()
  const revoke = useAction(revokeAllowance)
  const { allowance, error, simulation } = state
  const address = activeConnection(useSlice(connections)[0])?.address
  const { spender } = allowance
  const words: Readonly<Partial<Record<ErrorCode, string>>> = {
    'send/rejected': t('allowances.declined'),
    'request/action_not_allowed': t(
      address === state.owner ? 'allowances.otherNetwork' : 'allowances.otherAccount',
    ),
  }
  const names = spender.name ? { [spender.address.toLowerCase()]: spender.name } : {}
  return (
    <div className="stack revoke">
      <p className="prose">
        {t('allowances.review', { spender: nameOf(allowance), token: tokenOf(allowance) })}
      </p>
      <AssetChanges simulation={simulation} names={names} />
      <dl className="revoke-spender">
        <dt>{t('allowances.spender')}</dt>
        <dd>
          <WholeAddress address={spender.address} />
        </dd>
      </dl>
      <p className="prose revoke-note">{t('allowances.fee')}</p>
      {error && (
        <p className="revoke-error" role="alert">
          {words[error] ?? errorText(error)}
        </p>
      )}
      <Button onClick={() => revoke()}>{t('allowances.revoke')}</Button>
    </div>
  )
}

function Signing() {
  const t = useT()
  const kit = useKit()
  const wallet = activeConnection(useSlice(connections)[0])?.wallet
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
      <Message
        title={t('allowances.signing.title', { wallet: wallet?.name ?? '' })}
        body={t('allowances.signing.body')}
      />
      <OpenWallet />
    </div>
  )
}

function Sent({ state }: { state: In<'sent'> }) {
  const t = useT()
  const kit = useKit()
  const back = useAction(goBack)
  const [tracked] = useSlice(trackedTransactions)
  const { allowance, hash } = state
  const one = tracked.find((transaction) => transaction.hash === hash)
  const status = one?.status ?? 'pending'
  const network = one && findNetwork(kit, one.chain)
  const shown = one?.replacedBy ?? (one && isQueued(one) ? undefined : hash)
  const explorer = network && shown && kit.driver(network.namespace).explorerUrl?.({ network, hash: shown })
  const values = { spender: nameOf(allowance), token: tokenOf(allowance) }
  const failed = status === 'failed'
  const ring = status === 'pending' ? 'waiting' : status === 'success' ? 'done' : failed ? 'failed' : 'idle'
  return (
    <div className="screen">
      <Ring state={ring}>
        <AllowedIcon allowance={allowance} size={72} />
      </Ring>
      {status === 'pending' && (
        <Message
          title={t('allowances.pending.title')}
          body={one && isQueued(one) ? t('send.pending.queued') : t('allowances.pending.body', values)}
        />
      )}
      {status === 'success' && (
        <Message title={t('allowances.done.title')} body={t('allowances.done.body', values)} />
      )}
      {failed && (
        <Message
          tone="negative"
          title={t('allowances.reverted.title')}
          body={t('allowances.reverted.body', values)}
        />
      )}
      {status === 'dropped' && (
        <Message title={t('allowances.dropped.title')} body={t('allowances.dropped.body', values)} />
      )}
      {(status === 'unknown' || status === 'replaced') && (
        <Message title={t('allowances.unknown.title')} body={t('allowances.unknown.body')} />
      )}
      <div className="stack">
        <Button variant={status === 'pending' ? 'secondary' : 'primary'} onClick={() => back()}>
          {t('allowances.backToList')}
        </Button>
        {explorer && (
          <Button variant="quiet" href={explorer}>
            {t('account.explorer')}
          </Button>
        )}
      </div>
    </div>
  )
}

function nameOf({ spender }: Allowance): string {
  return spender.name ?? shortenAddress(spender.address)
}

function tokenOf({ token }: Allowance): string {
  return token.symbol || token.name || shortenAddress(token.id.split(':').at(-1) ?? '')
}
