import { projectUsage } from '@latchkey/protocol/http/insights'
import { useContract } from '../../api/useContract.tsx'
import { Change } from '../../charts/Change.tsx'
import { TimeChart } from '../../charts/TimeChart.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useT } from '../../words/Words.tsx'
import { ChartCard } from './ChartCard.tsx'
import { RangePicker } from './RangePicker.tsx'
import { dayOf, timesOf } from './range.ts'
import { useNumbers } from './useNumbers.tsx'
import { useShown } from './useShown.tsx'
import { useValueName } from './useValueName.tsx'
import './insights.css'

/** Calls of the app to nodes, by chain and status, and how many it may make. */
export default function UsagePage() {
  const t = useT()
  const shown = useShown()
  const { id } = useProject()
  const { changeText, compact, number, percent, timeText } = useNumbers()
  const chainName = useValueName('network')
  const step = shown.span === '24h' ? 'hour' : 'day'
  const known = useContract(projectUsage, { params: { id }, query: { ...shown.days, step } })
  return (
    <Page title={t('insights.usage')} description={t('insights.usageWords')}>
      <RangePicker shown={shown} isByDay />
      <Loaded known={known} skeleton={<Skeleton shape="chart" />}>
        {(usage) => {
          const times = timesOf(usage, usage.points.length)
          const ok = usage.points.reduce((sum, point) => sum + point.ok, 0)
          const failed = usage.points.reduce((sum, point) => sum + point.failed, 0)
          const all = ok + failed
          const before = usage.before && usage.before.ok + usage.before.failed
          return (
            <>
              {all === 0 ? (
                <Card>
                  <EmptyState drawing="chart" title={t('insights.noCalls')}>
                    {t('insights.noCallsWords')}
                  </EmptyState>
                </Card>
              ) : (
                <>
                  <ChartCard
                    title={t('insights.calls')}
                    description={
                      <>
                        {t('insights.callsSum', { count: number(all), share: percent(failed / all) })}{' '}
                        {shown.isCompared && <Change now={all} before={before} text={changeText} />}
                      </>
                    }
                    file={`calls-${shown.days.to}`}
                    head={[t('insights.time'), t('insights.answered'), t('insights.failed')]}
                    rows={usage.points.map((point, at) => [
                      step === 'day' ? dayOf(times[at] ?? 0) : new Date(times[at] ?? 0).toISOString(),
                      point.ok,
                      point.failed,
                    ])}
                  >
                    <TimeChart
                      kind="columns"
                      label={t('insights.calls')}
                      times={times}
                      layers={[
                        {
                          name: t('insights.answered'),
                          points: usage.points.map((point) => point.ok),
                          tone: 'accent',
                        },
                        {
                          name: t('insights.failed'),
                          points: usage.points.map((point) => point.failed),
                          tone: 'negative',
                        },
                      ]}
                      format={compact}
                      timeText={timeText(step)}
                    />
                  </ChartCard>
                  <Table
                    caption={t('insights.callsBy')}
                    rows={usage.calls}
                    keyOf={({ kind, chain, method, status }) => [kind, chain, method, status].join()}
                    sortedBy={{ id: 'count', isDescending: true }}
                    columns={[
                      {
                        id: 'chain',
                        label: t('insights.chain'),
                        sortBy: ({ chain }) => chainName(chain),
                        show: ({ chain }) => <span title={chain}>{chainName(chain)}</span>,
                      },
                      {
                        id: 'method',
                        label: t('insights.method'),
                        sortBy: ({ method }) => method,
                        show: ({ method }) => method || '–',
                      },
                      {
                        id: 'status',
                        label: t('insights.status'),
                        sortBy: ({ status }) => status,
                        show: ({ status }) => (
                          <Badge tone={Number(status) >= 400 ? 'negative' : 'neutral'}>{status}</Badge>
                        ),
                      },
                      {
                        id: 'count',
                        label: t('insights.count'),
                        isNumeric: true,
                        sortBy: ({ count }) => count,
                        show: ({ count }) => number(count),
                      },
                      {
                        id: 'share',
                        label: t('insights.share'),
                        isNumeric: true,
                        show: ({ count }) => percent(count / all),
                      },
                    ]}
                  />
                </>
              )}
              <Card title={t('insights.limits')} description={t('insights.limitsWords')}>
                <Table
                  caption={t('insights.limits')}
                  rows={usage.limits}
                  keyOf={(limit) => limit.class}
                  columns={[
                    {
                      id: 'class',
                      label: t('insights.limit'),
                      show: (limit) =>
                        t(`insights.limit.${limit.class as 'data' | 'ingest' | 'rpc' | 'write'}`),
                    },
                    {
                      id: 'rate',
                      label: t('insights.perSecond'),
                      isNumeric: true,
                      show: ({ perSecond }) => number(perSecond),
                    },
                    {
                      id: 'burst',
                      label: t('insights.burst'),
                      isNumeric: true,
                      show: ({ burst }) => number(burst),
                    },
                  ]}
                />
              </Card>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
