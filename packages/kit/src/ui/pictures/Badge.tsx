import type { ReactNode } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './Badge.css?inline'

export type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | undefined
  children: ReactNode
}

/** One or two words about the thing it stands next to. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useStyles(css)
  return <span className={`badge ${tone}`}>{children}</span>
}
