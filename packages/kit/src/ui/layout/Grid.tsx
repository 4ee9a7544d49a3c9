import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './Grid.css?inline'

export type GridProps<Item> = {
  label: string
  items: readonly Item[]
  columns?: number | undefined
  keyOf(item: Item): string
  /** What stands in a cell: an icon and a name. */
  render(item: Item): ReactNode
  onChoose(item: Item): void
}

/** Tiles that arrows walk over; Tab enters and leaves the whole grid. */
export function Grid<Item>({ label, items, columns = 4, keyOf, render, onChoose }: GridProps<Item>) {
  useStyles(css)
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, items.length - 1))
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

  function move(event: KeyboardEvent) {
    const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Partial<Record<string, number>> = {
      ArrowRight: side,
      ArrowLeft: -side,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -(at % columns),
      End: columns - 1 - (at % columns),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = items.length - 1
    const to = event.key === 'End' ? Math.min(at + step, last) : at + step
    if (to < 0 || to > last) return
    setChosen(to)
    grid.current?.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }

  return (
    // A table cannot wrap its cells into a layout of tiles; these roles say what it is.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={grid}
      className="grid"
      role="grid"
      aria-label={label}
      style={{ '--columns': columns } as React.CSSProperties}
      onKeyDown={move}
    >
      {rows.map((row, rowIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: focus belongs to the button in the cell
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={rowIndex} role="row">
          {row.map((item, column) => {
            const index = rowIndex * columns + column
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              // biome-ignore lint/a11y/useFocusableInteractive: focus belongs to the button in the cell
              <div key={keyOf(item)} role="gridcell">
                <button
                  type="button"
                  className="tile"
                  tabIndex={index === at ? 0 : -1}
                  onFocus={() => setChosen(index)}
                  onClick={() => onChoose(item)}
                >
                  {render(item)}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** What a tile usually holds. */
export function TileLabel({ children }: { children: ReactNode }) {
  return <span className="tile-label">{children}</span>
}
