import { flushSync } from 'react-dom'

/** Measures where the list is; returns how to redraw it, or nothing if it has not changed. */
type Measure = () => (() => void) | undefined

/**
 * Measures a list now, and whenever something scrolls or the window changes.
 *
 * All lists are measured before the first is redrawn: measuring after a redraw
 * would force a layout for each.
 */
export function followScrolling(element: Element, measure: Measure): () => void {
  // What scrolls is inside the shadow root, or the page itself.
  const root = element.getRootNode()
  measure()?.()
  lists.set(element, { root, measure })
  // Twice the same listener is there once.
  root.addEventListener('scroll', onScroll, options)
  addEventListener('scroll', onScroll, options)
  addEventListener('resize', onResize)
  return () => {
    lists.delete(element)
    if (![...lists.values()].some((other) => other.root === root))
      root.removeEventListener('scroll', onScroll, options)
    if (lists.size > 0) return
    removeEventListener('scroll', onScroll, options)
    removeEventListener('resize', onResize)
  }
}

const lists = new Map<Element, { root: Node; measure: Measure }>()
const options = { capture: true, passive: true }

// At once: a place in the queue would show a frame without rows.
const onScroll = () => draw(flushSync)
const onResize = () => draw((change) => change())

function draw(apply: (change: () => void) => void): void {
  const changes = [...lists.values()].map(({ measure }) => measure()).filter((change) => change !== undefined)
  if (changes.length === 0) return
  apply(() => {
    for (const change of changes) change()
  })
}
