import type { ReactNode } from 'react'
import { Change } from './Change.tsx'
import { round } from './scale.ts'
import './charts.css'

/** Values by name, the largest first: a table whose rows are bars. */
export function BarList({ caption, head, rows, format, changeText }: BarList.Props) {
  const max = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <table className="bars">
      <caption className="hidden">{caption}</caption>
      <thead className="hidden">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, before, title }) => (
          <tr key={key}>
            <th scope="row" title={title}>
              <svg
                className="bars-bar"
                width="100%"
                height="100%"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
                aria-hidden="true"
              >
                <rect width={round((count / max) * 100)} height="1" />
              </svg>
              <span>{name}</span>
            </th>
            <td>{format(count)}</td>
            {before !== undefined && (
              <td>
                <Change now={count} before={before} text={changeText} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export declare namespace BarList {
  type Row = {
    key: string
    name: ReactNode
    count: number
    /** In the time before; undefined without a comparison. */
    before?: number | null | undefined
    title?: string | undefined
  }
  type Props = {
    caption: string
    /** Names of the columns. */
    head: readonly string[]
    rows: readonly Row[]
    format: (value: number) => string
    changeText: (share: number) => string
  }
}
