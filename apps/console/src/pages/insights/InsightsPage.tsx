import { useState } from 'react'
import { Change } from '../../charts/Change.tsx'
import { TimeChart } from '../../charts/TimeChart.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { Breakdown } from './Breakdown.tsx'
import { ChartCard } from './ChartCard.tsx'
import { ExportButton } from './ExportButton.tsx'
import { NoEvents } from './NoEvents.tsx'
import { RangePicker } from './RangePicker.tsx'
import { dayOf, type Shown, timesOf } from './range.ts'
import { useNumbers } from './useNumbers.tsx'
import { useOpens } from './useOpens.tsx'
import { useShown } from './useShown.tsx'
import './insights.css'

/** What visitors do: opens, connections, how many of them succeed, and by what. */
export default function InsightsPage() {
  const t = useT()
  const shown = useShown()
  const known = useOpens(shown)
  return (
    <Page
      title={t('insights.title')}
      description={t('insights.words')}
      actions={<ExportButton days={shown.days} />}
    >
      <RangePicker shown={shown} />
      <Loaded known={known} skeleton={<Skeleton shape="chart" count={2} />}>
        {(data) =>
          data.open.total + data.connect.total + data.account.total + (data.open.before ?? 0) === 0 ? (
            <NoEvents />
          ) : (
            <>
              <Metrics data={data} shown={shown} />
              <div className="insights-grid">
                <Breakdown shown={shown} metric="CONNECT_SUCCESS" dimensions={['wallet']} />
                <Breakdown shown={shown} metric="CONNECT_SUCCESS" dimensions={['network']} />
                <Breakdown shown={shown} metric="MODAL_OPEN" dimensions={['page', 'version']} />
                <Breakdown shown={shown} metric="MODAL_OPEN" dimensions={['language', 'timeZone']} />
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

type Data = NonNullable<ReturnType<typeof useOpens>['data']>
const metrics = ['opens', 'connects', 'rate', 'accounts'] as const

/** The figures; the chosen one is the chart. */
function Metrics({ data, shown }: { data: Data; shown: Shown }) {
  const t = useT()
  const [chosen, choose] = useState<(typeof metrics)[number]>('opens')
  const { changeText, compact, percent, timeText } = useNumbers()
  const rateOf = (connects: number, opens: number) => (opens ? Math.min(connects / opens, 1) : 0)
  const { open, without, connect, account } = data
  const points = {
    opens: open.points,
    connects: connect.points,
    rate: connect.points.map((value, at) => rateOf(value, without?.points[at] ?? 0)),
    accounts: account.points,
  }
  const before = {
    opens: data.opens.before,
    connects: data.connects.before,
    rate: null,
    accounts: data.accounts.before,
  }
  const totals = {
    opens: [open.total, open.before],
    connects: [connect.total, connect.before],
    rate: [
      rateOf(connect.total, without?.total ?? 0),
      connect.before === null ? null : rateOf(connect.before, without?.before ?? 0),
    ],
    // Accounts of several days cannot be added up: the mean says how many come on one.
    accounts: [mean(account.points), data.accounts.before && mean(data.accounts.before)],
  } as const
  const text = (metric: (typeof metrics)[number], value: number) =>
    metric === 'rate' ? percent(value) : compact(Math.round(value))
  const answer = chosen === 'accounts' ? data.accounts : data.opens
  const times = timesOf(answer, points[chosen].length)
  const earlier = before[chosen]
  const title = t(`insights.metric.${chosen}`)
  return (
    <>
      <div className="insights-metrics">
        {metrics.map((metric) => {
          const [now, then] = totals[metric]
          return (
            <button
              key={metric}
              type="button"
              aria-pressed={metric === chosen}
              onClick={() => choose(metric)}
            >
              <span className="insights-metric">{t(`insights.metric.${metric}`)}</span>
              <span className="insights-value">{text(metric, now)}</span>
              {shown.isCompared && <Change now={now} before={then} text={changeText} />}
            </button>
          )
        })}
      </div>
      <ChartCard
        title={title}
        description={t(`insights.metricWords.${chosen}`)}
        file={`${chosen}-${dayOf(times[0] ?? 0)}`}
        head={[t('insights.time'), title, ...(earlier ? [t('insights.before')] : [])]}
        rows={times.map((time, at) => [
          answer.step === 'day' ? dayOf(time) : new Date(time).toISOString(),
          chosen === 'rate' ? Math.round((points.rate[at] ?? 0) * 1_000) / 1_000 : (points[chosen][at] ?? 0),
          ...(earlier ? [earlier[at] ?? 0] : []),
        ])}
      >
        <TimeChart
          label={title}
          times={times}
          layers={[{ name: title, points: points[chosen], tone: 'accent' }]}
          before={earlier ? { name: t('insights.before'), points: earlier } : undefined}
          format={(value) => (chosen === 'rate' ? percent(value) : compact(value))}
          timeText={timeText(answer.step)}
          isOpen
        />
      </ChartCard>
    </>
  )
}

function mean(points: readonly number[]): number {
  return points.length ? points.reduce((sum, value) => sum + value, 0) / points.length : 0
}
