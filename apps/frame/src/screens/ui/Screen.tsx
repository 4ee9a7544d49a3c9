/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useStyles } from '../styles.tsx'
import css from './Screen.css?inline'

export type ScreenProps = {
  /** Above the title. */
  art?: ComponentChildren
  title: string
  body?: ComponentChildren
  /** A failure: it is said at once, and in its colour. */
  negative?: boolean
  /** Escape was pressed. */
  onLeave(): void
  /** A field of the screen has the focus first, not the title. */
  hasField?: boolean
  /** Buttons, the most likely one first. */
  actions?: ComponentChildren
  /** The last line. */
  foot?: ComponentChildren
  children?: ComponentChildren
}

/** One thing in the middle of the card: a drawing, words, what to do. */
export function Screen({ art, title, body, negative, onLeave, hasField, ...rest }: ScreenProps) {
  const { actions, foot, children } = rest
  useStyles(css)
  const section = useRef<HTMLElement>(null)
  // Whatever replaces another part of the same screen takes the focus over, or it would be lost.
  useEffect(() => {
    const { current } = section
    if (!current?.contains((current.getRootNode() as ShadowRoot).activeElement))
      current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onLeave])
  return (
    <section ref={section} className="screen">
      {art}
      <div role={negative ? 'alert' : undefined}>
        <h1
          className={`screen-title${negative ? ' negative' : ''}`}
          tabIndex={-1}
          data-autofocus={hasField ? undefined : ''}
        >
          {title}
        </h1>
        {body && <p className="prose">{body}</p>}
      </div>
      {children}
      {actions && <div className="screen-actions">{actions}</div>}
      {foot && <p className="screen-for">{foot}</p>}
    </section>
  )
}
