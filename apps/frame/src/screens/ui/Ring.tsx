/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { ringCss } from '../look.ts'
import { useStyles } from '../styles.tsx'
import { CheckIcon } from './icons.tsx'

export type RingProps = { state: 'waiting' | 'failed' | 'done'; children: ComponentChildren }

/** A line that runs around something while the visitor is waited for, as in the kit. */
export function Ring({ state, children }: RingProps) {
  useStyles(ringCss)
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
