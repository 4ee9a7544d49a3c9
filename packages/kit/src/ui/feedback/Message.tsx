import type { ReactNode } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './Message.css?inline'

export type MessageProps = {
  title: ReactNode
  body?: ReactNode
  /** Errors interrupt a screen reader; progress waits its turn. */
  tone?: 'neutral' | 'negative' | undefined
}

/** What is happening right now, or what went wrong and what to do, under a ring. */
export function Message({ title, body, tone = 'neutral' }: MessageProps) {
  useStyles(css)
  return (
    <div className={`message ${tone}`} role={tone === 'negative' ? 'alert' : 'status'}>
      <p>{title}</p>
      {body && <p className="prose">{body}</p>}
    </div>
  )
}
