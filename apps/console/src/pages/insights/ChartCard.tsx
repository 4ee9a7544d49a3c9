import type { ReactNode } from 'react'
import { saveCsv } from '../../charts/csv.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'

/** A chart with the table behind it, which can be shown and saved. */
export function ChartCard({ title, description, file, head, rows, children }: ChartCard.Props) {
  const t = useT()
  return (
    <Card
      title={title}
      description={description}
      actions={
        <Button
          isSmall
          look="quiet"
          icon={<DownloadIcon />}
          onClick={() => saveCsv(`${file}.csv`, [head, ...rows])}
        >
          {t('insights.csv')}
          <span className="hidden"> {title}</span>
        </Button>
      }
    >
      {children}
      <details className="insights-table">
        <summary>
          {t('insights.asTable')}
          <span className="hidden"> {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must be scrollable by keys */}
        <section className="insights-scroll" tabIndex={0} aria-label={title}>
          <table className="table">
            <caption className="hidden">{title}</caption>
            <thead>
              <tr>
                {head.map((name, at) => (
                  <th key={name} scope="col" className={at ? 'numeric' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]} className="numeric">
                      <span className="table-label" aria-hidden="true">
                        {head[at + 1]}
                      </span>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  )
}

export declare namespace ChartCard {
  type Props = {
    title: string
    description?: ReactNode
    /** Name of the file that is saved. */
    file: string
    head: readonly string[]
    /** The first cell names the row. */
    rows: readonly (readonly (string | number | null)[])[]
    children: ReactNode
  }
}
