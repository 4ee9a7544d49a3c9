import { projectFunnel } from '@latchkey/protocol/http/insights'
import { useContract } from '../../api/useContract.tsx'
import { Change } from '../../charts/Change.tsx'
import { Funnel } from '../../charts/Funnel.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { ChartCard } from './ChartCard.tsx'
import { NoEvents } from './NoEvents.tsx'
import { RangePicker } from './RangePicker.tsx'
import { useNumbers } from './useNumbers.tsx'
import { useShown } from './useShown.tsx'
import './insights.css'

/** From opening the modal to sending: how often each step happened, and how many accounts took it. */
export default function FunnelPage() {
  const t = useT()
  const shown = useShown()
  const { id } = useProject()
  const { changeText, number, percent } = useNumbers()
  const known = useContract(projectFunnel, { params: { id }, query: shown.days })
  return (
    <Page title={t('insights.funnel')} description={t('insights.funnelWords')}>
      <RangePicker shown={shown} isByDay />
      <Loaded known={known} skeleton={<Skeleton shape="chart" />}>
        {({ steps }) => {
          if (steps.every(({ events }) => events === 0)) return <NoEvents />
          const first = steps[0]?.events ?? 0
          return (
            <>
              <ChartCard
                title={t('insights.funnelChart')}
                file={`funnel-${shown.days.to}`}
                head={[
                  t('insights.step'),
                  t('insights.events'),
                  t('insights.accounts'),
                  ...(shown.isCompared ? [t('insights.eventsBefore')] : []),
                ]}
                rows={steps.map(({ step, events, accounts, before }) => [
                  t(`insights.step.${step}`),
                  events,
                  accounts,
                  ...(shown.isCompared ? [before?.events ?? 0] : []),
                ])}
              >
                <Funnel
                  label={t('insights.funnelChart')}
                  steps={steps.map(({ step, events, accounts, before }, at) => ({
                    id: step,
                    name: (
                      <>
                        {t(`insights.step.${step}`)}{' '}
                        {shown.isCompared && (
                          <Change now={events} before={before?.events} text={changeText} />
                        )}
                      </>
                    ),
                    words: t(`insights.stepWords.${step}`),
                    count: events,
                    value: number(events),
                    note: (
                      <>
                        {at > 0 && first > 0 && t('insights.ofFirst', { share: percent(events / first) })}
                        {accounts !== null && (
                          <>
                            {' · '}
                            {t('insights.accountsCount', { count: accounts })}
                          </>
                        )}
                      </>
                    ),
                  }))}
                />
              </ChartCard>
              <Notice title={t('insights.funnelNote')}>{t('insights.funnelNoteWords')}</Notice>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
