import type { ReactNode } from 'react'
import './Status.css'

export type Tone = 'accent' | 'negative' | 'neutral' | 'positive' | 'warning'

/** A short word about a thing, such as its state. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>
}

/** Something to know, in its place on the page. `negative` and `warning` are announced. */
export function Notice({ tone = 'neutral', title, action, children }: Notice.Props) {
  const role = tone === 'negative' ? 'alert' : tone === 'warning' ? 'status' : undefined
  return (
    <div className={`notice ${tone}`} role={role}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {tone === 'positive' ? (
          <path d="m7 10.2 2.1 2.1L13.2 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        ) : (
          <path d="M10 6.2v4.6M10 13.2v.6" fill="none" stroke="currentColor" strokeWidth="1.75" />
        )}
      </svg>
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children && <div className="notice-words">{children}</div>}
      </div>
      {action}
    </div>
  )
}

export declare namespace Notice {
  type Props = {
    tone?: Tone | undefined
    title?: ReactNode
    /** A small button at the end. */
    action?: ReactNode
    children?: ReactNode
  }
}

/** A figure with its name, and how it compares. */
export function Stat({ label, value, note, tone = 'neutral' }: Stat.Props) {
  return (
    <div className="stat">
      <p className="stat-label">{label}</p>
      <p className="stat-value">{value}</p>
      {note && <p className={`stat-note ${tone}`}>{note}</p>}
    </div>
  )
}

export declare namespace Stat {
  type Props = { label: ReactNode; value: ReactNode; note?: ReactNode; tone?: Tone | undefined }
}

/** Stats beside each other. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className="stats">{children}</div>
}

/** A place where something will be. `shape` is what comes. */
export function Skeleton({ shape = 'card', count = 1 }: Skeleton.Props) {
  return (
    <div className="skeletons" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} className={`skeleton ${shape}`} />
      ))}
    </div>
  )
}

export declare namespace Skeleton {
  type Props = { shape?: 'card' | 'chart' | 'line' | 'row' | undefined; count?: number | undefined }
}
