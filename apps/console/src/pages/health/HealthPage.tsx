import { serverHealth } from '@latchkey/protocol/http/health'
import { useContract } from '../../api/useContract.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Notice, Skeleton, Stat, Stats } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import {
  type Health,
  kitsOf,
  type NodeRow,
  nodesOf,
  redisOf,
  spoolOf,
  type Tone,
  unusedCount,
  vendorsOf,
} from './summarise.ts'
import './health.css'

const refetchMs = 15_000

/** Health of each part of the server. */
export default function HealthPage() {
  const t = useT()
  const { time } = useFormat()
  const known = useContract(serverHealth, {}, { refetchMs })
  return (
    <Page
      title={t('health.title')}
      description={
        known.data
          ? t('health.words', { time: time(known.data.at), process: known.data.answeredBy })
          : undefined
      }
      actions={<ButtonLink to="/server/alerts">{t('health.alerts')}</ButtonLink>}
    >
      <Loaded known={known} skeleton={<Skeleton count={3} />}>
        {(health) => (
          <>
            <Summary health={health} />
            <Processes health={health} />
            <Nodes health={health} />
            <Jobs health={health} />
            <div className="grid">
              <Vendors health={health} />
              <Kits health={health} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

type Props = { readonly health: Health }

function Summary({ health }: Props) {
  const t = useT()
  const { number, percent } = useFormat()
  const { database, jobs, processes } = health
  const redis = redisOf(health)
  const spool = spoolOf(health)
  const nodes = nodesOf(health)
  const failing = nodes.filter(({ state }) => state === 'failing' || state === 'other_chain').length
  const failedJobs = jobs.filter(({ state }) => state === 'failed').length
  const gone = processes.filter(({ isGone }) => isGone).length
  const toneOf = (isBad: boolean): Tone => (isBad ? 'negative' : 'positive')
  return (
    <div className="stack">
      {database.state === 'away' && (
        <Notice tone="negative" title={t('health.databaseAway')}>
          {t('health.databaseAwayWords')}
        </Notice>
      )}
      {database.missingMigrations.length > 0 && (
        <Notice tone="warning" title={t('health.migrations')}>
          <code dir="ltr">{database.missingMigrations.join(', ')}</code>
        </Notice>
      )}
      <Stats>
        <Stat
          label={t('health.database')}
          value={t(`health.state.${database.state}`)}
          tone={toneOf(database.state === 'away')}
          note={
            database.milliseconds !== null &&
            t('health.milliseconds', { value: number(database.milliseconds) })
          }
        />
        <Stat label={t('health.redis')} value={t(`health.state.${redis}`)} />
        <Stat
          label={t('health.spool')}
          value={t('health.kib', { value: number(Math.ceil(spool.bytes / 1024)) })}
          tone={spool.share > 0.1 ? 'warning' : 'neutral'}
          note={t('health.spoolShare', { share: percent(spool.share) })}
        />
      </Stats>
      <Stats>
        <Stat
          label={t('health.nodes')}
          value={number(nodes.length)}
          tone={toneOf(failing > 0)}
          note={failing > 0 ? t('health.failing', { count: failing }) : t('health.allWell')}
        />
        <Stat
          label={t('health.jobs')}
          value={number(jobs.length)}
          tone={toneOf(failedJobs > 0)}
          note={failedJobs > 0 ? t('health.failing', { count: failedJobs }) : t('health.allWell')}
        />
        <Stat
          label={t('health.processes')}
          value={number(processes.length - gone)}
          tone={toneOf(gone > 0)}
          note={gone > 0 ? t('health.gone', { count: gone }) : t('health.allWell')}
        />
      </Stats>
    </div>
  )
}

function Processes({ health }: Props) {
  const t = useT()
  const { dateTime, number, percent } = useFormat()
  return (
    <Card title={t('health.processes')} description={t('health.processesWords')}>
      <Table
        caption={t('health.processes')}
        rows={health.processes}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'id',
            label: t('health.process'),
            show: ({ id, isDraining, isGone }) => (
              <span className="row">
                <code translate="no">{id}</code>
                {isGone && <Badge tone="negative">{t('health.silent')}</Badge>}
                {isDraining && <Badge tone="warning">{t('health.draining')}</Badge>}
              </span>
            ),
          },
          { id: 'roles', label: t('health.roles'), show: ({ roles }) => <code>{roles.join(' ')}</code> },
          {
            id: 'version',
            label: t('health.version'),
            show: ({ node, version }) => (
              <code dir="ltr">
                {version} · {node}
              </code>
            ),
          },
          { id: 'started', label: t('health.started'), show: ({ startedAt }) => dateTime(startedAt) },
          {
            id: 'pool',
            label: t('health.pool'),
            isNumeric: true,
            show: ({ pool: { max, used, waiting } }) =>
              `${number(used)} / ${number(max)}${waiting > 0 ? ` +${number(waiting)}` : ''}`,
          },
          {
            id: 'relay',
            label: t('health.relay'),
            isNumeric: true,
            show: ({ relay }) =>
              relay
                ? t('health.relayValue', { sockets: number(relay.sockets), share: percent(relay.usedShare) })
                : '–',
          },
          {
            id: 'memory',
            label: t('health.memory'),
            isNumeric: true,
            show: ({ memoryBytes }) => t('health.mib', { value: number(Math.round(memoryBytes / 2 ** 20)) }),
          },
        ]}
      />
    </Card>
  )
}

const nodeTones: Readonly<Record<NodeRow['state'], Tone>> = {
  ok: 'positive',
  resting: 'warning',
  failing: 'negative',
  other_chain: 'negative',
  unused: 'neutral',
}

function Nodes({ health }: Props) {
  const t = useT()
  const { number, percent, time } = useFormat()
  const unused = unusedCount(health)
  return (
    <Card
      title={t('health.nodes')}
      description={unused > 0 ? t('health.unused', { count: unused }) : undefined}
    >
      <Table
        caption={t('health.nodes')}
        rows={nodesOf(health)}
        keyOf={({ key }) => key}
        empty={<p className="muted">{t('health.noNodes')}</p>}
        columns={[
          {
            id: 'node',
            label: t('health.node'),
            show: ({ chain, id }) => (
              <span className="health-node" dir="ltr" translate="no">
                <code>{id}</code>
                <span className="muted">{chain}</span>
              </span>
            ),
          },
          {
            id: 'state',
            label: t('health.stateLabel'),
            show: ({ restsUntil, state }) => (
              <span className="row">
                <Badge tone={nodeTones[state]}>{t(`health.node.${state}`)}</Badge>
                {restsUntil && <span className="muted">{t('health.until', { time: time(restsUntil) })}</span>}
              </span>
            ),
          },
          {
            id: 'lag',
            label: t('health.lag'),
            isNumeric: true,
            sortBy: ({ blocksBehind }) => blocksBehind,
            show: ({ blocksBehind }) => number(blocksBehind),
          },
          {
            id: 'errors',
            label: t('health.errors'),
            isNumeric: true,
            sortBy: ({ errorShare }) => errorShare,
            show: ({ errorShare }) => percent(errorShare),
          },
          {
            id: 'time',
            label: t('health.responseTime'),
            isNumeric: true,
            sortBy: ({ milliseconds }) => milliseconds,
            show: ({ milliseconds }) => t('health.milliseconds', { value: number(milliseconds) }),
          },
        ]}
      />
    </Card>
  )
}

const jobTones = { ok: 'positive', failed: 'negative', never: 'neutral' } as const

function Jobs({ health }: Props) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <Card title={t('health.jobs')} description={t('health.jobsWords')}>
      <Table
        caption={t('health.jobs')}
        rows={health.jobs}
        keyOf={({ name }) => name}
        empty={<p className="muted">{t('health.noJobs')}</p>}
        columns={[
          { id: 'name', label: t('health.job'), show: ({ name }) => <code translate="no">{name}</code> },
          {
            id: 'schedule',
            label: t('health.schedule'),
            show: ({ schedule }) => <code dir="ltr">{schedule}</code>,
          },
          {
            id: 'state',
            label: t('health.stateLabel'),
            show: ({ state }) => <Badge tone={jobTones[state]}>{t(`health.job.${state}`)}</Badge>,
          },
          {
            id: 'succeeded',
            label: t('health.succeeded'),
            show: ({ lastSucceededAt }) => (lastSucceededAt ? dateTime(lastSucceededAt) : '–'),
          },
          {
            id: 'failed',
            label: t('health.failed'),
            show: ({ lastFailedAt }) => (lastFailedAt ? dateTime(lastFailedAt) : '–'),
          },
        ]}
      />
    </Card>
  )
}

function Vendors({ health }: Props) {
  const t = useT()
  return (
    <Card title={t('health.vendors')} description={t('health.vendorsWords')}>
      <Table
        caption={t('health.vendors')}
        rows={vendorsOf(health)}
        keyOf={({ name }) => name}
        empty={<p className="muted">{t('health.noVendors')}</p>}
        columns={[
          { id: 'name', label: t('health.vendor'), show: ({ name }) => <code translate="no">{name}</code> },
          {
            id: 'state',
            label: t('health.stateLabel'),
            show: ({ state }) => <Badge tone={nodeTones[state]}>{t(`health.node.${state}`)}</Badge>,
          },
        ]}
      />
    </Card>
  )
}

function Kits({ health }: Props) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <Card title={t('health.kits')} description={t('health.kitsWords')}>
      <Table
        caption={t('health.kits')}
        rows={kitsOf(health)}
        keyOf={({ type, version }) => `${type} ${version}`}
        empty={<p className="muted">{t('health.noKits')}</p>}
        columns={[
          {
            id: 'kit',
            label: t('health.version'),
            show: ({ type, version }) => (
              <code dir="ltr" translate="no">
                {type} {version}
              </code>
            ),
          },
          { id: 'seen', label: t('health.seen'), show: ({ lastSeenAt }) => dateTime(lastSeenAt) },
        ]}
      />
    </Card>
  )
}
