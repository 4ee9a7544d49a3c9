/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { useStyles } from '../styles.tsx'
import { useEscape } from '../useEscape.tsx'
import css from './Screen.css?inline'

export type ScreenProps = {
  /** Above the title. */
  art?: ComponentChildren
  title: string
  body?: ComponentChildren
  /** Of the body, for a field that it describes. */
  bodyId?: string
  /** Ids of more that is read out with the title. */
  describedBy?: string | undefined
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
  const ownId = useId()
  const { actions, bodyId = ownId, describedBy = '', foot, children } = rest
  useStyles(css)
  const section = useRef<HTMLElement>(null)
  // Whatever replaces another part of the same screen takes the focus over, or it would be lost. In the
  // same task, or digits that are typed at once would be.
  useLayoutEffect(() => {
    const { current } = section
    if (!current?.contains((current.getRootNode() as ShadowRoot).activeElement))
      current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  useEscape(onLeave)
  return (
    <section ref={section} className="screen">
      {art}
      <div role={negative ? 'alert' : undefined}>
        <h1
          className={`screen-title${negative ? ' negative' : ''}`}
          tabIndex={-1}
          // It has the focus when the screen comes, so this is what screen readers say.
          aria-describedby={`${bodyId} ${describedBy}`.trim()}
          data-autofocus={hasField ? undefined : ''}
        >
          {title}
        </h1>
        {body && (
          <p id={bodyId} className="prose">
            {body}
          </p>
        )}
      </div>
      {children}
      {actions && <div className="screen-actions">{actions}</div>}
      {foot && <p className="screen-for">{foot}</p>}
    </section>
  )
}
