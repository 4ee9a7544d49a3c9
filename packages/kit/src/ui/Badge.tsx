import type { ReactNode } from 'react'
import css from './Badge.css?inline'
import { useStyles } from './styles.tsx'

export type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | undefined
  children: ReactNode
}

/** One or two words about the thing it stands next to. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useStyles(css)
  return <span className={`badge ${tone}`}>{children}</span>
}
