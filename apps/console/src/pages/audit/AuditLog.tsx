import type { AuditListed, auditList } from '@latchkey/protocol/http/audit'
import type { Answer } from '@latchkey/protocol/http/contract'
import { useState } from 'react'
import type { Known } from '../../api/useContract.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import './audit.css'

export type Filter = {
  readonly kind: string
  readonly actor: string
  /** Days, such as `2026-01-31`. */
  readonly from: string
  readonly to: string
}
export const noFilter: Filter = { kind: '', actor: '', from: '', to: '' }

/** As the calls take it; days are those of UTC, both included. */
export function asQuery({ actor, from, kind, to }: Filter, before: number | undefined) {
  const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString()
  return {
    ...(kind && { kind }),
    ...(actor.trim() && { actor: actor.trim() }),
    ...(from && { from: `${from}T00:00:00.000Z` }),
    ...(to && { to: nextDay(to) }),
    ...(before !== undefined && { before }),
    limit: 50,
  }
}

const kinds = ['project/', 'user/', 'member/', 'key/', 'secret/', 'webhook/'] as const
const actors = ['member', 'key', 'ADMIN_TOKEN', 'command line', 'visitor'] as const

/** Entries, the newest first, with what narrows them down. */
export function AuditLog({
  before,
  filter,
  hasProject = false,
  known,
  setBefore,
  setFilter,
}: AuditLog.Props) {
  const t = useT()
  const { dateTime } = useFormat()
  const isNarrow = Object.values(filter).some((value) => value !== '')
  const choose = (change: Partial<Filter>) => {
    setBefore([])
    setFilter({ ...filter, ...change })
  }
  return (
    <>
      <search className="audit-filter" aria-label={t('audit.filter')}>
        <Field label={t('audit.kind')}>
          <Select value={filter.kind} onValue={(kind) => choose({ kind })}>
            <option value="">{t('audit.all')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`audit.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('audit.actor')}>
          <Select value={filter.actor} onValue={(actor) => choose({ actor })}>
            <option value="">{t('audit.all')}</option>
            {actors.map((actor) => (
              <option key={actor} value={actor}>
                {t(`audit.actors.${actor}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('audit.from')}>
          <TextInput type="date" value={filter.from} onValue={(from) => choose({ from })} />
        </Field>
        <Field label={t('audit.to')}>
          <TextInput type="date" value={filter.to} onValue={(to) => choose({ to })} />
        </Field>
      </search>
      <Loaded known={known} skeleton={<Skeleton shape="row" count={8} />}>
        {({ entries, next }) => (
          <>
            <Table
              caption={t('audit.title')}
              rows={entries}
              keyOf={({ sequence }) => `${sequence}`}
              empty={
                <EmptyState
                  title={t(isNarrow ? 'audit.noneFound' : 'audit.none')}
                  action={isNarrow && <Button onClick={() => choose(noFilter)}>{t('audit.clear')}</Button>}
                >
                  {isNarrow ? undefined : t('audit.noneWords')}
                </EmptyState>
              }
              columns={[
                { id: 'what', label: t('audit.what'), show: (entry) => <What entry={entry} /> },
                {
                  id: 'who',
                  label: t('audit.actor'),
                  show: ({ details }) => <Who name={String(details.actor ?? '–')} />,
                },
                ...(hasProject
                  ? [
                      {
                        id: 'project',
                        label: t('audit.project'),
                        show: ({ details }: AuditListed) => <bdi>{String(details.project ?? '–')}</bdi>,
                      },
                    ]
                  : []),
                { id: 'details', label: t('audit.details'), show: (entry) => <Details entry={entry} /> },
                { id: 'at', label: t('audit.at'), show: ({ at }) => dateTime(at) },
              ]}
            />
            <Pagination
              isBusy={known.isFetching}
              onNewer={before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined}
              onOlder={next === null ? undefined : () => setBefore([...before, next])}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

export declare namespace AuditLog {
  type Props = {
    known: Known<Answer<typeof auditList>>
    filter: Filter
    setFilter: (filter: Filter) => void
    /** Where the pages so far began. */
    before: readonly number[]
    setBefore: (before: readonly number[]) => void
    hasProject?: boolean | undefined
  }
}

const told = [
  'project/created',
  'project/changed',
  'project/deleted',
  'key/added',
  'key/revoked',
  'key/replaced',
  'member/added',
  'member/changed',
  'member/renamed',
  'member/removed',
  'user/looked-up',
  'user/disabled',
  'user/enabled',
  'user/deletion-asked',
  'user/deletion-cancelled',
  'user/deletion-stopped',
  'user/deleted',
] as const

/** In words where there are some; else as the log names it. */
function What({ entry: { kind, subject } }: { entry: AuditListed }) {
  const t = useT()
  const known = told.find((one) => one === kind)
  return (
    <span className="audit-what">
      <strong>{known ? t(`audit.told.${known}`) : kind}</strong>
      <code dir="ltr">{subject.length > 24 ? `${subject.slice(0, 10)}…${subject.slice(-6)}` : subject}</code>
    </span>
  )
}

function Who({ name }: { name: string }) {
  const t = useT()
  const [word = '', ...rest] = name.split(' ')
  if (word === 'member') {
    const account = rest.join(' ')
    return (
      <span title={account}>
        {t('audit.actors.member')} <bdi>{`${account.slice(0, 13)}…${account.slice(-4)}`}</bdi>
      </span>
    )
  }
  if (word === 'key') return <bdi>{name}</bdi>
  return <>{actors.includes(name as never) ? t(`audit.actors.${name as 'visitor'}`) : name}</>
}

/** Not what the other columns say. */
const elsewhere = ['actor', 'project', 'request', 'by', 'before', 'after']

function Details({ entry }: { entry: AuditListed }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { details, hash, sequence } = entry
  const facts = Object.entries(details).filter(([name]) => !elsewhere.includes(name))
  const { after, before, request } = details
  return (
    <span className="audit-details">
      {before !== undefined && (
        <span>
          <del>{String(before)}</del> {t('audit.becomes')} <ins>{String(after ?? '–')}</ins>
        </span>
      )}
      {facts.map(([name, value]) => (
        <span key={name}>
          <span className="muted">{name}</span> <bdi>{String(value)}</bdi>
        </span>
      ))}
      {isOpen && (
        <>
          <span>
            <span className="muted">{t('audit.number')}</span> {sequence}
          </span>
          {request !== undefined && (
            <span>
              <span className="muted">{t('audit.request')}</span> <code>{String(request)}</code>
            </span>
          )}
          <code className="audit-hash">{hash}</code>
        </>
      )}
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'audit.less' : 'audit.proof')}
      </button>
    </span>
  )
}
