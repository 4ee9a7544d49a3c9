import { type Dimension, projectSeries } from '@latchkey/protocol/http/insights'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { BarList } from '../../charts/BarList.tsx'
import { saveCsv } from '../../charts/csv.ts'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import type { Shown } from './range.ts'
import { useNumbers } from './useNumbers.tsx'
import { useValueName } from './useValueName.tsx'

const shownRows = 8

type Shows = Extract<Dimension, 'wallet' | 'network' | 'page' | 'language' | 'timeZone' | 'version'>

/** An event by a dimension: the largest values, and all of them on demand. */
export function Breakdown({ shown, metric, dimensions }: Breakdown.Props) {
  const t = useT()
  const { id } = useProject()
  const [chosen, choose] = useState<Shows>(dimensions[0] ?? 'wallet')
  const [isWhole, setWhole] = useState(false)
  const known = useContract(projectSeries, {
    params: { id },
    query: { metric, dimension: chosen, ...shown.series },
  })
  const nameOf = useValueName(chosen)
  const { changeText, number } = useNumbers()
  const title = t(`insights.by.${chosen}`)
  // Paths and versions keep their direction.
  const isCode = (value: string | null) => value !== 'other' && (chosen === 'page' || chosen === 'version')
  const unit = t(metric === 'MODAL_OPEN' ? 'insights.metric.opens' : 'insights.metric.connects')
  const lines = known.data?.lines ?? []
  const head = [title, unit, ...(shown.isCompared ? [t('insights.change')] : [])]
  return (
    <Card
      title={title}
      description={t(metric === 'MODAL_OPEN' ? 'insights.ofOpens' : 'insights.ofConnects')}
      actions={
        <Button
          isSmall
          look="quiet"
          icon={<DownloadIcon />}
          onClick={() =>
            saveCsv(`${chosen}.csv`, [
              [title, unit, ...(shown.isCompared ? [t('insights.before')] : [])],
              ...lines.map(({ value, total, before }) => [
                value,
                total,
                ...(shown.isCompared ? [before] : []),
              ]),
            ])
          }
        >
          {t('insights.csv')}
          <span className="hidden"> {title}</span>
        </Button>
      }
    >
      {dimensions.length > 1 && (
        <div className="insights-choice">
          {dimensions.map((dimension) => (
            <button
              key={dimension}
              type="button"
              aria-pressed={dimension === chosen}
              onClick={() => choose(dimension)}
            >
              {t(`insights.by.${dimension}`)}
            </button>
          ))}
        </div>
      )}
      <Loaded known={known} skeleton={<Skeleton shape="row" count={4} />}>
        {() =>
          lines.length === 0 ? (
            <p className="insights-nothing">{t(`insights.nothing.${chosen}`)}</p>
          ) : (
            <>
              <BarList
                caption={title}
                head={head}
                rows={lines.slice(0, isWhole ? undefined : shownRows).map(({ value, total, before }) => ({
                  key: value ?? '',
                  name: isCode(value) ? <bdi dir="ltr">{value}</bdi> : nameOf(value ?? ''),
                  title: value ?? '',
                  count: total,
                  ...(shown.isCompared && { before }),
                }))}
                format={number}
                changeText={changeText}
              />
              {lines.length > shownRows && (
                <Button isSmall look="quiet" onClick={() => setWhole(!isWhole)}>
                  {isWhole ? t('insights.fewer') : t('insights.all', { count: number(lines.length) })}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

export declare namespace Breakdown {
  type Props = {
    shown: Shown
    metric: 'MODAL_OPEN' | 'CONNECT_SUCCESS'
    /** The first is shown; with several, they can be chosen. */
    dimensions: readonly Shows[]
  }
}
