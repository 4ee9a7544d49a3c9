import type { ReactNode } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './IconButton.css?inline'

export type IconButtonProps = {
  /** What a screen reader says. */
  label: string
  onClick(): void
  className?: string | undefined
  children: ReactNode
}

/** A round 44 px target with a small icon in it. */
export function IconButton({ label, onClick, className = '', children }: IconButtonProps) {
  useStyles(css)
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} onClick={() => onClick()}>
      <span>{children}</span>
    </button>
  )
}
