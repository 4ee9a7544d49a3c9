import { type ReactNode, useState } from 'react'
import './Table.css'

/** Rows and columns. On phones each row is a card, with the names of the columns before the values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  isCaptionShown,
  sortedBy,
}: Table.Props<Row>) {
  const [sort, setSort] = useState(sortedBy)
  if (!rows.length && empty) return <>{empty}</>
  const by = columns.find((column) => column.id === sort?.id)?.sortBy
  const sorted = by ? rows.toSorted((a, b) => compare(by(a), by(b)) * (sort?.isDescending ? -1 : 1)) : rows
  const turn = (id: string) =>
    setSort((now) => ({ id, isDescending: now?.id === id ? !now.isDescending : false }))
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className={isCaptionShown ? undefined : 'hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classOf(column)}
                aria-sort={
                  sort?.id === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined
                }
              >
                {column.sortBy ? (
                  <button type="button" onClick={() => turn(column.id)}>
                    {column.label}
                    <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
                      <path className="table-up" d="M4 1 7 4.5H1z" />
                      <path className="table-down" d="M4 11 1 7.5h6z" />
                    </svg>
                  </button>
                ) : column.isLabelHidden ? (
                  <span className="hidden">{column.label}</span>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) => {
                const cell = (
                  <>
                    {!column.isLabelHidden && at > 0 && (
                      <span className="table-label" aria-hidden="true">
                        {column.label}
                      </span>
                    )}
                    <span className="table-value">{column.show(row)}</span>
                  </>
                )
                const className = classOf(column)
                return at === 0 ? (
                  <th key={column.id} scope="row" className={className}>
                    {cell}
                  </th>
                ) : (
                  <td key={column.id} className={className}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export declare namespace Table {
  type Column<Row> = {
    id: string
    label: ReactNode
    show: (row: Row) => ReactNode
    /** Makes the column sortable by this value. */
    sortBy?: ((row: Row) => number | string) | undefined
    /** Figures: at the end of the cell, of equal width. */
    isNumeric?: boolean | undefined
    /** For a column of buttons. */
    isLabelHidden?: boolean | undefined
  }
  type Props<Row> = {
    /** What the table shows, for screen readers. */
    caption: string
    /** The first one names the row. */
    columns: readonly Column<Row>[]
    rows: readonly Row[]
    keyOf: (row: Row) => string
    /** Shown instead of a table without rows. */
    empty?: ReactNode
    isCaptionShown?: boolean | undefined
    sortedBy?: { id: string; isDescending: boolean } | undefined
  }
}

function classOf<Row>({ isNumeric, isLabelHidden }: Table.Column<Row>): string | undefined {
  return isNumeric ? 'numeric' : isLabelHidden ? 'table-act' : undefined
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
