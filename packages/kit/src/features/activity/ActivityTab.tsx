import type { Network } from '@latchkey/chains/driver'
import type { Transaction } from '@latchkey/protocol/http/history'
import { useEffect, useId, useMemo, useState } from 'react'
import { networks } from '../../core/config/networks.ts'
import { activeConnection, type Connection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Pages, Paging } from '../../core/state/pages.ts'
import { isSentHereOnly } from '../../core/transactions/sentHere.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedState } from '../../ui/feedback/FailedState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { LongList } from '../../ui/layout/LongList.tsx'
import { MoreSentinel } from '../../ui/layout/MoreSentinel.tsx'
import { RetryIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { type AccountTabProps, previewLength } from '../feature.ts'
import css from './ActivityTab.css?inline'
import { activity, maxEmptyPages } from './activity.ts'
import { DeviceActivity } from './DeviceActivity.tsx'
import { groupByMonth } from './groupByMonth.ts'
import { loadActivity, moreActivity } from './loadActivity.ts'
import { notInHistory, sentFrom, withoutSent } from './ownTransactions.ts'
import { ShowAll } from './ShowAll.tsx'
import { SentRow, TransactionRow } from './TransactionRow.tsx'

/** What the account did: what was sent from here on top, then month by month. */
export default function ActivityTab({ preview }: AccountTabProps) {
  useStyles(css)
  const [state] = useSlice(connections)
  const [all] = useSlice(networks)
  const connection = activeConnection(state)
  const network = all.find(({ id }) => id === connection?.network)
  const kit = useKit()
  if (!connection || !network) return <NoActivity />
  if (isSentHereOnly(kit, network)) return <OwnActivity {...{ connection, network, preview }} />
  return <Activity key={holdingsKey(connection)} {...{ connection, network, preview }} />
}

type ActivityProps = AccountTabProps & { connection: Connection; network: Network }

function OwnActivity({ connection, network, preview }: ActivityProps) {
  const [tracked] = useSlice(trackedTransactions)
  const { addresses } = useKit().driver(connection.namespace)
  const sent = sentFrom(tracked, connection, addresses)
  return (
    <div className="activity">
      <DeviceActivity {...{ connection, network, preview, sent, now: useNow() }} />
    </div>
  )
}

function Activity({ connection, network, preview }: ActivityProps) {
  const t = useT()
  const load = useAction(loadActivity)
  const [latest] = useSlice(activity)
  const [tracked] = useSlice(trackedTransactions)
  const sent = sentFrom(tracked, connection, useKit().driver(connection.namespace).addresses)
  // A transaction that has ended is in the history now.
  const ended = sent.filter(({ status }) => status !== 'pending').length
  useEffect(() => void load({ refresh: ended > 0 }), [load, ended])
  const now = useNow()

  // Until it is read, what there is may be another account's.
  const state = latest.status !== 'idle' && latest.key === holdingsKey(connection) ? latest : undefined
  const transactions = state?.status === 'ready' ? state.value.items : none
  const waiting = notInHistory(sent, transactions)
  const pages = state?.status === 'ready' && {
    ...state.value,
    items: withoutSent(state.value.items, waiting),
  }
  const reload = () => load({ refresh: true })
  const untold = waiting.filter(({ status }) => status === 'success' || status === 'failed').length
  // After a failure the visitor decides: asking again would hide that it failed.
  useAskAgain(state?.status === 'failed' ? 0 : untold, load)
  return (
    <div className="activity">
      {!preview && state?.status === 'ready' && (
        <Button variant="quiet" icon={<RetryIcon />} onClick={reload}>
          {t('activity.refresh')}
        </Button>
      )}
      {waiting.length > 0 && (
        <List title={t('activity.fromHere')}>
          {waiting.slice(0, preview ? previewLength : undefined).map((one) => (
            <SentRow key={one.hash} sent={one} network={network} now={now} />
          ))}
        </List>
      )}
      {(!state || state.status === 'loading') && (
        <>
          <Loading />
          <Skeleton shape="row" count={3} />
        </>
      )}
      {state?.status === 'failed' && (
        <FailedState title={t('activity.failed.title')} body={t('activity.failed.body')} onRetry={reload} />
      )}
      {pages &&
        (preview ? (
          <LatestActivity {...{ pages, network, address: connection.address, now, taken: waiting.length }} />
        ) : (
          <WholeActivity {...{ pages, network, address: connection.address, now }} />
        ))}
    </div>
  )
}

/** A server caches its answer for some seconds, and may not include what has just ended. */
const askAgain = { every: 6_000, times: 5 }

function useAskAgain(untold: number, load: (args: { refresh: boolean }) => Promise<void>): void {
  useEffect(() => {
    if (untold === 0) return
    let left = askAgain.times
    const timer = setInterval(() => {
      if (left-- > 0) void load({ refresh: true })
      else clearInterval(timer)
    }, askAgain.every)
    return () => clearInterval(timer)
  }, [untold, load])
}

const none: readonly Transaction[] = []

type ReadyProps = { pages: Pages<Transaction>; network: Network; address: string; now: number }

/** The last few, and the way to the rest. */
function LatestActivity({ pages, network, address, now, taken }: ReadyProps & { taken: number }) {
  const t = useT()
  const { items: transactions, paging } = pages
  const room = Math.max(0, previewLength - taken)
  const isMore = transactions.length > room || paging.status !== 'end'
  if (transactions.length === 0 && !isMore)
    return taken === 0 && <NoActivity elsewhere={isPartial(paging) ? { network, address } : undefined} />
  return (
    <>
      {room > 0 && (
        <List label={t('activity.latest')}>
          {transactions.slice(0, room).map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} network={network} now={now} />
          ))}
        </List>
      )}
      {isMore && <ShowAll />}
    </>
  )
}

function WholeActivity({ pages, network, address, now }: ReadyProps) {
  const t = useT()
  const more = useAction(moreActivity)
  const { items: transactions, paging, emptyPageCount } = pages
  const years = useMemo(() => groupByMonth(transactions), [transactions])
  if (transactions.length === 0 && paging.status === 'end')
    return <NoActivity elsewhere={isPartial(paging) ? { network, address } : undefined} />
  return (
    <>
      {years.flatMap(({ year, months }) =>
        months.map(({ month, transactions }) => (
          <Month key={`${year}-${month}`} {...{ year, month, transactions, network, now }} />
        )),
      )}
      {paging.status === 'loading' && (
        <>
          <Loading />
          <Skeleton shape="row" count={2} />
        </>
      )}
      {paging.status === 'failed' && (
        <div className="activity-failed">
          <p role="alert">{t('activity.moreFailed')}</p>
          <Button variant="secondary" onClick={more}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {paging.status === 'more' && (
        <MoreSentinel
          key={paging.cursor}
          label={t('activity.more')}
          // After many empty pages the visitor decides whether to go on.
          automatic={emptyPageCount < maxEmptyPages}
          onMore={more}
        />
      )}
      {isPartial(paging) && (
        <>
          <p className="prose">{t('activity.partial', { network: network.name })}</p>
          <Elsewhere network={network} address={address} />
        </>
      )}
    </>
  )
}

type MonthProps = {
  year: number
  month: number
  transactions: readonly Transaction[]
  network: Network
  now: number
}

function Month({ year, month, transactions, network, now }: MonthProps) {
  const format = useFormat()
  const id = useId()
  return (
    <section className="list">
      <h2 id={id}>{format.date(new Date(year, month), { year: 'numeric', month: 'long' })}</h2>
      <LongList
        labelledBy={id}
        items={transactions}
        keyOf={({ id }) => id}
        render={(transaction) => <TransactionRow transaction={transaction} network={network} now={now} />}
      />
    </section>
  )
}

const isPartial = (paging: Paging) => paging.status === 'end' && paging.isPartial === true

/** With `elsewhere`, nothing is listed, which does not mean that nothing happened. */
function NoActivity({ elsewhere }: { elsewhere?: ElsewhereProps | undefined }) {
  const t = useT()
  const body = elsewhere
    ? t('activity.partial', { network: elsewhere.network.name })
    : t('activity.empty.body')
  return (
    <EmptyState scene="wallet" title={t('activity.empty.title')} body={body}>
      {elsewhere && <Elsewhere {...elsewhere} />}
    </EmptyState>
  )
}

type ElsewhereProps = { network: Network; address: string }

/** The explorer lists what the nodes do not. */
function Elsewhere({ network, address }: ElsewhereProps) {
  const t = useT()
  const explorer = useKit().driver(network.namespace).explorerUrl?.({ network, address })
  return (
    explorer && (
      <Button variant="secondary" href={explorer}>
        {t('activity.explorer')}
      </Button>
    )
  )
}

const tickMs = 30_000

/** The time, updated rarely: enough for labels like "5 min". */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
