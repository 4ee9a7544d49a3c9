import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import './Button.css'

type Look = 'danger' | 'primary' | 'quiet' | 'secondary'
type Own = {
  /** @default 'secondary' */
  look?: Look | undefined
  icon?: ReactNode
  /** Smaller, for rows of a table. */
  isSmall?: boolean | undefined
}

/** A button that acts. While `isBusy` it keeps its width and cannot be pressed again. */
export function Button({ look = 'secondary', icon, isSmall, isBusy, children, ...rest }: Button.Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(look, isSmall)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      <span>{children}</span>
      {isBusy && <span className="button-ring" aria-hidden="true" />}
    </button>
  )
}

export declare namespace Button {
  type Props = Own & { isBusy?: boolean | undefined } & Omit<ComponentProps<'button'>, 'className' | 'style'>
}

/** A link to another page of the console that looks like a button. */
export function ButtonLink({
  look = 'secondary',
  icon,
  isSmall,
  children,
  to,
  params,
  search,
}: ButtonLink.Props) {
  const args = { to, ...(params && { params }), ...(search && { search }) } as unknown as ComponentProps<
    typeof Link
  >
  return (
    <Link {...args} className={classOf(look, isSmall)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}

export declare namespace ButtonLink {
  type Props = Own & {
    to: string
    params?: Readonly<Record<string, string>> | undefined
    search?: Readonly<Record<string, unknown>> | undefined
    children: ReactNode
  }
}

/** A button that is only a picture; `label` says what it does. */
export function IconButton({ label, children, ...rest }: IconButton.Props) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label} title={label}>
      {children}
    </button>
  )
}

export declare namespace IconButton {
  type Props = { label: string } & Omit<
    ComponentProps<'button'>,
    'aria-label' | 'className' | 'style' | 'title'
  >
}

function classOf(look: Look, isSmall: boolean | undefined): string {
  return `button ${look}${isSmall ? ' small' : ''}`
}
