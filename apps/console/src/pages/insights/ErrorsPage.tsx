import { projectErrors } from '@latchkey/protocol/http/insights'
import { useContract } from '../../api/useContract.tsx'
import { Change } from '../../charts/Change.tsx'
import { saveCsv } from '../../charts/csv.ts'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { RangePicker } from './RangePicker.tsx'
import { useNumbers } from './useNumbers.tsx'
import { useShown } from './useShown.tsx'
import './insights.css'

/** What went wrong for visitors, by code, with the page that explains it. */
export default function ErrorsPage() {
  const t = useT()
  const shown = useShown()
  const { id } = useProject()
  const { dateTime } = useFormat()
  const { changeText, number } = useNumbers()
  const known = useContract(projectErrors, { params: { id }, query: shown.days })
  const save = () =>
    saveCsv(`errors-${shown.days.to}.csv`, [
      [
        t('insights.code'),
        t('insights.event'),
        t('insights.count'),
        t('insights.before'),
        t('insights.lastSeen'),
      ],
      ...(known.data?.errors ?? []).map(({ code, event, count, before, lastSeen }) => [
        code,
        event,
        count,
        before,
        lastSeen,
      ]),
    ])
  return (
    <Page
      title={t('insights.errors')}
      description={t('insights.errorsWords')}
      actions={
        <Button icon={<DownloadIcon />} onClick={save}>
          {t('insights.csv')}
        </Button>
      }
    >
      <RangePicker shown={shown} isByDay />
      <Loaded known={known} skeleton={<Skeleton shape="row" count={5} />}>
        {({ errors }) => (
          <Table
            caption={t('insights.errors')}
            keyOf={({ code, event }) => `${event} ${code}`}
            rows={errors}
            sortedBy={{ id: 'count', isDescending: true }}
            empty={
              <Card>
                <EmptyState title={t('insights.noErrors')}>{t('insights.noErrorsWords')}</EmptyState>
              </Card>
            }
            columns={[
              {
                id: 'code',
                label: t('insights.code'),
                sortBy: ({ code }) => code,
                show: ({ code, docs, message }) => (
                  <span className="insights-code">
                    {docs ? (
                      <a className="link" href={docs} target="_blank" rel="noreferrer">
                        <code>{code}</code>
                      </a>
                    ) : (
                      <code>{code}</code>
                    )}
                    {message && <span className="insights-message">{message}</span>}
                  </span>
                ),
              },
              {
                id: 'event',
                label: t('insights.event'),
                sortBy: ({ event }) => event,
                show: ({ event }) => <code className="muted">{event}</code>,
              },
              {
                id: 'count',
                label: t('insights.count'),
                isNumeric: true,
                sortBy: ({ count }) => count,
                show: ({ count }) => number(count),
              },
              ...(shown.isCompared
                ? [
                    {
                      id: 'change',
                      label: t('insights.change'),
                      isNumeric: true,
                      show: ({ count, before }: (typeof errors)[number]) => (
                        <Change now={count} before={before} text={changeText} isGoodLess />
                      ),
                    },
                  ]
                : []),
              {
                id: 'seen',
                label: t('insights.lastSeen'),
                isNumeric: true,
                sortBy: ({ lastSeen }) => lastSeen,
                show: ({ lastSeen }) => dateTime(lastSeen),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  )
}
