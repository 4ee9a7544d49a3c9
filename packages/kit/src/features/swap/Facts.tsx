import type { ReactNode } from 'react'
import { ChevronIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './Facts.css?inline'

/** What is good to know about something, one line each. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  useStyles(css)
  return (
    <section className="facts" aria-label={label}>
      <dl>{children}</dl>
    </section>
  )
}

export type FactProps = {
  label: string
  /** A word or two beside it. */
  note?: string | undefined
  tone?: 'warning' | 'negative' | undefined
  /** Where it can be changed; its label is what a screen reader says. */
  action?: { label: string; onClick(): void } | undefined
  children: ReactNode
}

export function Fact({ label, note, tone, action, children }: FactProps) {
  return (
    <div className="fact" data-tone={tone}>
      <dt>{label}</dt>
      <dd className="numeric">
        {note && <span className="fact-note">{note}</span>}
        {action ? (
          <button type="button" onClick={() => action.onClick()}>
            <span>{children}</span>
            <span className="hidden">{action.label}</span>
            <ChevronIcon size={16} />
          </button>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
