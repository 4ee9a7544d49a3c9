/** Which rows of a long list are drawn: from the first up to, not including, the last. */
export type ListWindow = { readonly from: number; readonly to: number }

/** Rows are added and removed in blocks: scrolling a little changes nothing, and no frame has to draw many. */
const block = 2

/**
 * The rows that can be seen, and some around them.
 *
 * @param top where the list begins, in px from the top of what can be seen; negative once it is scrolled
 * @param height of what can be seen
 */
export function listWindow(args: {
  count: number
  rowHeight: number
  top: number
  height: number
  margin: number
}): ListWindow {
  const { count, rowHeight, top, height, margin } = args
  const first = Math.floor((-top - margin) / rowHeight / block) * block
  const last = Math.ceil((-top + height + margin) / rowHeight / block) * block
  const from = Math.min(Math.max(0, first), count)
  return { from, to: Math.max(from, Math.min(count, last)) }
}

/** The rows to draw in the order they stand, with the one in focus and its neighbours, wherever those are. */
export function drawnRows({ from, to }: ListWindow, count: number, focused: number | undefined): number[] {
  const rows = new Set<number>()
  // The list may have become shorter since its position was measured.
  for (let row = from; row < Math.min(to, count); row++) rows.add(row)
  if (focused !== undefined)
    for (const row of [focused - 1, focused, focused + 1]) if (row >= 0 && row < count) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}
