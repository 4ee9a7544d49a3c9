import { type ReactNode, useEffect } from 'react'
import { Mark } from './Logo.tsx'

/** The one card of a bare page. */
export function BareCard({ title, description, children }: BareCard.Props) {
  useEffect(() => {
    document.title = `${title} · Latchkey`
  }, [title])
  return (
    <section className="bare-card">
      <Mark className="bare-mark" size={48} />
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
