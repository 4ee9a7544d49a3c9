/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { buttonCss, spinnerCss } from '../look.ts'
import { useStyles } from '../styles.tsx'

export type ButtonProps = {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Keeps the label and the focus, shows that it works, ignores presses. */
  busy?: boolean
  /** Cannot be pressed now; keeps the focus, and screen readers still find it. */
  idle?: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
  children: ComponentChildren
}

/** What the visitor can do here, as in the kit. Primary at most once per screen. */
export function Button({ variant = 'primary', busy, idle, type = 'button', ...rest }: ButtonProps) {
  const { onClick, children } = rest
  useStyles(buttonCss)
  useStyles(spinnerCss)
  const isOff = busy || idle
  return (
    <button
      type={type}
      className={`button ${variant}${idle ? ' idle' : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.())}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}
