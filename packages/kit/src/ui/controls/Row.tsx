import { Children, type ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { ChevronIcon, ExternalIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './Row.css?inline'

export type RowProps = {
  /** 40 px: a WalletIcon, NetworkIcon, Identicon, or a {@link Glyph}. */
  icon: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** A badge, an amount, a check. */
  trailing?: ReactNode
  /** Says that it leads to another view. */
  chevron?: boolean | undefined
  /** Marks the one that is chosen now. */
  current?: boolean | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  onClick?: (() => void) | undefined
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
}

/** One line of a list. A button with `onClick`, a link with `href`, plain otherwise. */
export function Row(props: RowProps) {
  const { icon, title, subtitle, trailing, chevron, current, busy, disabled, onClick, href } = props
  useStyles(css)
  const t = useT()
  const content = (
    <>
      <span className="row-icon">{icon}</span>
      <span className="row-text">
        <span className="row-title">{title}</span>
        {subtitle !== undefined && <span className="row-subtitle">{subtitle}</span>}
      </span>
      {trailing}
      {busy ? <Spinner /> : chevron && <ChevronIcon />}
      {href !== undefined && <ExternalIcon size={16} />}
    </>
  )
  if (href !== undefined)
    return (
      <a className="row" href={href} target="_blank" rel="noopener noreferrer" onClick={() => onClick?.()}>
        {content}
        <span className="hidden">({t('a11y.newTab')})</span>
      </a>
    )
  if (!onClick) return <div className="row">{content}</div>
  return (
    <button
      type="button"
      className="row"
      disabled={disabled}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
    >
      {content}
    </button>
  )
}

/** A 40 px tile with one of our own icons, for rows that are not about a wallet. */
export function Glyph({ children }: { children: ReactNode }) {
  return <span className="glyph">{children}</span>
}

/** Rows that belong together, under a heading when one is given. */
export function List({ title, label, children }: ListProps) {
  useStyles(css)
  return (
    <section className="list" aria-label={label ?? title}>
      {title && <h2>{title}</h2>}
      <ul>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
    </section>
  )
}

export type ListProps = { title?: string | undefined; label?: string | undefined; children: ReactNode }
