import type { ReactNode } from 'react'
import { CheckIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import css from './Ring.css?inline'

export type RingProps = {
  state: 'waiting' | 'failed' | 'done' | 'idle'
  /** A WalletIcon of 72 px, or something round: a NetworkIcon, or of the class `ring-round`. */
  children: ReactNode
}

/** A line that runs around an icon while something is waited for, and stays still when that is over. */
export function Ring({ state, children }: RingProps) {
  useStyles(css)
  return (
    <div className="ring" data-state={state}>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
        <rect x="2" y="2" width="92" height="92" rx="28" pathLength="100" />
        <rect x="2" y="2" width="92" height="92" rx="28" pathLength="100" className="run" />
      </svg>
      {children}
      {state === 'done' && (
        <span className="ring-mark">
          <CheckIcon />
        </span>
      )}
    </div>
  )
}
