import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useStyles } from '../theme/styles.tsx'
import { followScrolling } from './followScrolling.tsx'
import css from './LongList.css?inline'
import { drawnRows, type ListWindow, listWindow } from './longListWindow.ts'

export type LongListProps<Item> = {
  label?: string | undefined
  labelledBy?: string | undefined
  items: readonly Item[]
  keyOf(item: Item): string
  /** A {@link Row}; what does not fit into its height is cut. */
  render(item: Item): ReactNode
  /** Of every row, in px. @default 56 */
  rowHeight?: number | undefined
}

/** Drawn before it is scrolled into view, in px. */
const margin = 240

/**
 * A list of any length: only what can be seen is drawn.
 *
 * It scrolls with whatever it stands in. Each row says which of how many it is,
 * and the one in focus stays, with its neighbours, so that Tab goes on from it.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, labelledBy, items, keyOf, render, rowHeight = 56 } = props
  useStyles(css)
  const list = useRef<HTMLUListElement>(null)
  const count = items.length
  const [shown, setShown] = useState<ListWindow>({ from: 0, to: Math.min(count, 16) })
  const [focused, setFocused] = useState<number>()

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    let now: ListWindow | undefined
    return followScrolling(element, () => {
      const { top } = element.getBoundingClientRect()
      const next = listWindow({ count, rowHeight, top, height: innerHeight, margin })
      if (now?.from === next.from && now.to === next.to) return undefined
      now = next
      return () => setShown(next)
    })
  }, [count, rowHeight])

  const focus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('li')?.dataset.row
    setFocused(row === undefined ? undefined : Number(row))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: where the focus is, is no interaction
    <ul
      ref={list}
      className="long-list"
      aria-label={label}
      aria-labelledby={labelledBy}
      style={{ blockSize: count * rowHeight }}
      onFocus={focus}
      onBlur={() => setFocused(undefined)}
    >
      {drawnRows(shown, count, focused).map((row) => {
        const item = items[row] as Item
        return (
          <li
            key={keyOf(item)}
            data-row={row}
            aria-setsize={count}
            aria-posinset={row + 1}
            style={{ insetBlockStart: row * rowHeight, blockSize: rowHeight }}
          >
            {render(item)}
          </li>
        )
      })}
    </ul>
  )
}
