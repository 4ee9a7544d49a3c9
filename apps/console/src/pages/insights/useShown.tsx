import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Shown, type Span, shownOf, spans } from './range.ts'

/** The range of the page, kept in its address so that it can be shared. */
export function useShown(): Shown & { set(change: { span?: Span; isCompared?: boolean }): void } {
  const search = useSearch({ strict: false }) as { range?: string; compare?: string }
  const navigate = useNavigate()
  const span = spans.find((one) => one === search.range) ?? '30d'
  const isCompared = search.compare !== 'off'
  // A new minute makes new times; a new drawing does not.
  const minute = Math.floor(Date.now() / 60_000)
  const shown = useMemo(() => shownOf(span, isCompared, minute * 60_000), [span, isCompared, minute])
  return {
    ...shown,
    set: (change) => {
      const next = { span, isCompared, ...change }
      void navigate({
        to: '.',
        search: { range: next.span, ...(!next.isCompared && { compare: 'off' }) } as never,
        replace: true,
      })
    },
  }
}
