import { Change } from '../../charts/Change.tsx'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { shownOf } from './range.ts'
import { useNumbers } from './useNumbers.tsx'
import { useOpens } from './useOpens.tsx'
import './insights.css'

/** The last 7 days on the start page of the project. */
export default function OverviewPanel() {
  const t = useT()
  const { id } = useProject()
  const { changeText, compact, percent } = useNumbers()
  const known = useOpens(shownOf('7d', true, Math.floor(Date.now() / 60_000) * 60_000))
  const link = (to: string, text: string) => (
    <ButtonLink isSmall look="quiet" to={to} params={{ projectId: id }}>
      {text}
    </ButtonLink>
  )
  return (
    <Card
      title={t('insights.week')}
      actions={
        <>
          {link('/projects/$projectId/live', t('insights.live'))}
          {link('/projects/$projectId/insights', t('insights.title'))}
        </>
      }
    >
      <Loaded known={known} skeleton={<Skeleton count={1} />}>
        {({ open, without, connect, account, accounts }) => {
          const rate = (connects: number, opens: number | null | undefined) =>
            opens ? Math.min(connects / opens, 1) : 0
          const figures = [
            { id: 'opens', now: open.total, before: open.before, points: open.points, text: compact },
            {
              id: 'connects',
              now: connect.total,
              before: connect.before,
              points: connect.points,
              text: compact,
            },
            {
              id: 'rate',
              now: rate(connect.total, without?.total),
              before: rate(connect.before ?? 0, without?.before),
              points: connect.points.map((value, at) => rate(value, without?.points[at])),
              text: percent,
            },
            {
              id: 'accounts',
              now: mean(account.points),
              before: mean(accounts.before ?? []),
              points: account.points,
              text: compact,
            },
          ] as const
          return (
            <div className="insights-week">
              {figures.map(({ id: figure, now, before, points, text }) => (
                <div key={figure}>
                  <p className="insights-metric">{t(`insights.metric.${figure}`)}</p>
                  <p className="insights-value">{text(now)}</p>
                  <div className="row">
                    <Sparkline points={points} />
                    <Change now={now} before={before} text={changeText} />
                  </div>
                </div>
              ))}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

function mean(points: readonly number[]): number {
  return points.length ? Math.round(points.reduce((sum, value) => sum + value, 0) / points.length) : 0
}
