import { isQueued, type Network } from '@latchkey/chains/driver'
import type { Transaction } from '@latchkey/protocol/http/history'
import { type ComponentType, memo, type ReactNode } from 'react'
import type { TrackedTransaction } from '../../core/transactions/trackedTransactions.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { useKit } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { SwitchIcon } from '../../ui/pictures/icons.tsx'
import {
  AllowIcon,
  BurnIcon,
  BuyIcon,
  CallIcon,
  ClockIcon,
  MintIcon,
  ReceiveIcon,
  SendIcon,
} from '../../ui/pictures/moneyIcons.tsx'
import { type Translate, useFormat, useT } from '../../ui/words/i18n.tsx'
import { loadedFeatures } from '../declared.tsx'
import type { DeclaredPurpose } from '../feature.ts'
import { minedAt } from './activity.ts'
import { describeTransaction, type Movement, type Operation } from './describeTransaction.ts'

type RowProps = { network: Network; now: number }

/** One line of the history. Drawn once: scrolling past it costs nothing. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  network,
  now,
}: RowProps & { transaction: Transaction }) {
  const t = useT()
  const { operation, failed, counterparty, application, movements } = describeTransaction(transaction)
  const pending = transaction.metadata.status === 'pending'
  const who = counterparty && (operation === 'receive' ? 'from' : 'to')
  return (
    <Row
      icon={<OperationGlyph Icon={icons[operation]} failed={failed} />}
      title={t(`activity.${failed || pending ? 'kind' : 'done'}.${operation}`)}
      subtitle={
        <>
          {who && (
            <>
              {t(`activity.${who}`)} <Address address={counterparty} />
              {' · '}
            </>
          )}
          {!who && application && `${application} · `}
          {pending && `${t('activity.status.pending')} · `}
          <Ago at={minedAt(transaction)} now={now} />
        </>
      }
      trailing={
        failed ? <Badge tone="negative">{t('activity.status.failed')}</Badge> : <Moved {...{ movements }} />
      }
      href={useExplorer(network, transaction.metadata.hash)}
    />
  )
})

/** One line about a transaction sent from here that the history does not contain yet. */
export function SentRow({ sent, network, now }: RowProps & { sent: TrackedTransaction }) {
  const t = useT()
  const { purpose, status, sentAt, hash, replacedBy } = sent
  const declared = findPurpose(purpose.kind)
  const done = status === 'success'
  return (
    <Row
      icon={
        status === 'pending' ? (
          <Glyph>
            <Spinner />
          </Glyph>
        ) : (
          <OperationGlyph Icon={declared?.Icon ?? icons.other} failed={status === 'failed'} />
        )
      }
      title={declared?.title(t, done) ?? t('activity.kind.other')}
      subtitle={
        <span role="status">
          {status === 'pending' && isQueued(sent) ? t('activity.status.queued') : statusText(t, status)}
          {' · '}
          <Ago at={sentAt} now={now} />
        </span>
      }
      trailing={<Moved movements={purpose.moves.map(toMovement)} />}
      href={useExplorer(network, replacedBy ?? (isQueued(sent) ? '' : hash))}
    />
  )
}

function statusText(t: Translate, status: TrackedTransaction['status']): string {
  return t(`activity.status.${status}`)
}

function toMovement({ direction, amount, symbol }: TrackedTransaction['purpose']['moves'][number]): Movement {
  return { direction, amount, what: symbol }
}

/** Nothing for a kind that no feature declares. */
function findPurpose(kind: string) {
  for (const { purposes } of loadedFeatures().features)
    if (purposes && Object.hasOwn(purposes, kind))
      return purposes[kind] as { title: DeclaredPurpose['title']; Icon: ComponentType }
  return undefined
}

/** What came in, then what went out: two lines, the rest counted. */
function Moved({ movements }: { movements: readonly Movement[] }) {
  const t = useT()
  const sorted = movements.toSorted((a, b) => order[a.direction] - order[b.direction])
  const shown = sorted.slice(0, sorted.length > 2 ? 1 : 2)
  if (shown.length === 0) return null
  return (
    <span className="moved numeric">
      {shown.map((movement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a movement is its place
        <MovementLine key={index} movement={movement} />
      ))}
      {sorted.length > shown.length && (
        <span>{t('activity.others', { count: sorted.length - shown.length })}</span>
      )}
    </span>
  )
}

const order = { in: 0, out: 1, self: 2 } as const
const signs = { in: '+', out: '−', self: '' } as const

function MovementLine({ movement: { direction, amount, what } }: { movement: Movement }) {
  const format = useFormat()
  const text =
    amount === undefined ? what : `${signs[direction]}${format.amount(amount, { decimals: 3 })} ${what}`
  return (
    <span data-direction={direction}>
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}

function Ago({ at, now }: { at: number; now: number }): ReactNode {
  const format = useFormat()
  const date = new Date(at)
  return (
    <time
      dateTime={date.toISOString()}
      title={format.date(date, { dateStyle: 'medium', timeStyle: 'short' })}
    >
      {format.ago(at, now)}
    </time>
  )
}

/** A link only for what looks like a hash: the server's text becomes part of a URL. */
function useExplorer(network: Network, hash: string): string | undefined {
  const { explorerUrl } = useKit().driver(network.namespace)
  return /^\w{16,128}$/.test(hash) ? explorerUrl?.({ network, hash }) : undefined
}

function OperationGlyph({ Icon, failed }: { Icon: ComponentType; failed: boolean }) {
  return (
    <span className="glyph" data-failed={failed || undefined}>
      <Icon />
    </span>
  )
}

const icons: Readonly<Record<Operation, typeof SendIcon>> = {
  send: SendIcon,
  receive: ReceiveIcon,
  trade: SwitchIcon,
  approve: AllowIcon,
  revoke: AllowIcon,
  mint: MintIcon,
  burn: BurnIcon,
  deposit: SendIcon,
  withdraw: ReceiveIcon,
  claim: ReceiveIcon,
  stake: ClockIcon,
  unstake: ClockIcon,
  borrow: ReceiveIcon,
  repay: SendIcon,
  buy: BuyIcon,
  deploy: CallIcon,
  execute: CallIcon,
  other: CallIcon,
}
