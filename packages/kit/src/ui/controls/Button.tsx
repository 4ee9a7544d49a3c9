import type { ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { ExternalIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './Button.css?inline'

export type ButtonProps = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** Keeps the label and the focus, shows that it works, ignores presses. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  icon?: ReactNode
  onClick?: (() => void) | undefined
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
  /** Opens the link in place: it leads to an app, and this page stays. */
  inPlace?: boolean | undefined
  children: ReactNode
}

/** What the visitor can do here. Primary at most once per view. */
export function Button({ variant = 'primary', busy, disabled, type = 'button', icon, ...rest }: ButtonProps) {
  const { onClick, href, inPlace, children } = rest
  useStyles(css)
  const t = useT()
  const className = `button ${variant}`
  if (href !== undefined && inPlace)
    return (
      <a className={className} href={href} onClick={() => onClick?.()}>
        {icon}
        <span>{children}</span>
      </a>
    )
  if (href !== undefined)
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onClick?.()}
      >
        {icon}
        <span>{children}</span>
        <ExternalIcon size={16} />
        <span className="hidden">({t('a11y.newTab')})</span>
      </a>
    )
  return (
    <button
      type={type}
      className={className}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.())}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}
