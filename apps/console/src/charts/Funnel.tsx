import type { ReactNode } from 'react'
import { round } from './scale.ts'
import './charts.css'

/** Steps below each other, each as wide as the share of the first that reached it. */
export function Funnel({ label, steps }: { label: string; steps: readonly Funnel.Step[] }) {
  const max = Math.max(...steps.map(({ count }) => count), 1)
  return (
    <ol className="funnel" aria-label={label}>
      {steps.map(({ id, name, words, count, value, note }) => (
        <li key={id}>
          <div className="funnel-words">
            <h3>{name}</h3>
            <p>{words}</p>
          </div>
          <div className="funnel-figures">
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </div>
          <svg
            className="funnel-bar"
            viewBox="0 0 100 1"
            width="100%"
            height="10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="funnel-all" width="100" height="1" />
            <rect width={round((count / max) * 100)} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}

export declare namespace Funnel {
  type Step = {
    id: string
    name: ReactNode
    /** What it counts. */
    words: ReactNode
    count: number
    value: ReactNode
    note?: ReactNode
  }
}
