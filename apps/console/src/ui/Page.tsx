import { type ReactNode, useEffect } from 'react'
import './Page.css'

/** A page: its title is the document's and takes the focus when the page opens. */
export function Page({ title, description, actions, width = 'wide', children }: Page.Props) {
  useEffect(() => {
    document.title = `${title} · Latchkey`
  }, [title])
  return (
    <div className={`page ${width}`}>
      <header className="page-head">
        <div className="page-words">
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export declare namespace Page {
  type Props = {
    title: string
    description?: ReactNode
    /** Buttons at the end of the head. */
    actions?: ReactNode
    /** `narrow` for forms. @default 'wide' */
    width?: 'narrow' | 'wide' | undefined
    children: ReactNode
  }
}

/** A group of a page with a heading of its own and a surface. */
export function Card({ title, description, actions, footer, tone, children }: Card.Props) {
  return (
    <section className={`card${tone ? ` ${tone}` : ''}`}>
      {(title || actions) && (
        <header className="card-head">
          <div>
            {title && <h2>{title}</h2>}
            {description && <p>{description}</p>}
          </div>
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      {children && <div className="card-body">{children}</div>}
      {footer && <footer className="card-foot">{footer}</footer>}
    </section>
  )
}

export declare namespace Card {
  type Props = {
    title?: ReactNode
    description?: ReactNode
    actions?: ReactNode
    /** Buttons below, such as Save. */
    footer?: ReactNode
    tone?: 'danger' | undefined
    children?: ReactNode
  }
}
