import { type ReactNode, useEffect } from 'react'

/** The one card of a bare page. */
export function BareCard({ title, description, children }: BareCard.Props) {
  useEffect(() => {
    document.title = `${title} · Latchkey`
  }, [title])
  return (
    <section className="bare-card">
      <svg className="bare-mark" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <rect width="32" height="32" rx="9" />
        <circle cx="12.5" cy="16" r="4.5" />
        <path d="M17 16h9v4.5M22 16v3" />
      </svg>
      <div className="bare-words">
        <h1 tabIndex={-1}>{title}</h1>
        {description && <p>{description}</p>}
      </div>
      {children}
    </section>
  )
}

export declare namespace BareCard {
  type Props = { title: string; description?: ReactNode; children?: ReactNode }
}
