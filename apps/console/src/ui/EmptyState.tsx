import type { ReactNode } from 'react'
import './EmptyState.css'

/** What a page shows before there is anything: a drawing, what will be here, and the next step. */
export function EmptyState({ drawing = 'list', title, action, children }: EmptyState.Props) {
  return (
    <div className="empty">
      <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

export declare namespace EmptyState {
  type Props = {
    drawing?: keyof typeof drawings | undefined
    title: ReactNode
    /** A button. */
    action?: ReactNode
    children?: ReactNode
  }
}

const drawings = {
  list: (
    <>
      <rect className="empty-back" x="30" y="8" width="100" height="22" rx="8" />
      <rect className="empty-front" x="18" y="36" width="124" height="26" rx="9" />
      <rect className="empty-back" x="30" y="68" width="100" height="22" rx="8" />
      <circle className="empty-accent" cx="34" cy="49" r="6" />
      <path className="empty-line" d="M48 49h44M116 49h14" />
    </>
  ),
  chart: (
    <>
      <rect className="empty-front" x="18" y="8" width="124" height="80" rx="12" />
      <path className="empty-line" d="M32 74h96" />
      <rect className="empty-bar" x="40" y="52" width="14" height="22" rx="4" />
      <rect className="empty-bar" x="62" y="40" width="14" height="34" rx="4" />
      <rect className="empty-accent" x="84" y="26" width="14" height="48" rx="4" />
      <rect className="empty-bar" x="106" y="46" width="14" height="28" rx="4" />
    </>
  ),
  modal: (
    <>
      <rect className="empty-back" x="10" y="12" width="140" height="72" rx="10" />
      <rect className="empty-front" x="52" y="4" width="56" height="88" rx="12" />
      <path className="empty-line" d="M68 16h24" />
      <rect className="empty-bar" x="60" y="26" width="40" height="12" rx="5" />
      <rect className="empty-bar" x="60" y="43" width="40" height="12" rx="5" />
      <rect className="empty-accent" x="60" y="68" width="40" height="14" rx="6" />
    </>
  ),
  key: (
    <>
      <rect className="empty-front" x="22" y="22" width="116" height="52" rx="14" />
      <circle className="empty-ring" cx="52" cy="48" r="12" />
      <path className="empty-ring" d="M64 48h46v10M96 48v8" />
    </>
  ),
  lost: (
    <>
      <rect className="empty-front" x="18" y="10" width="124" height="76" rx="12" />
      <path className="empty-line" d="M18 28h124M30 19h.01M39 19h.01M48 19h.01" />
      <path className="empty-ring" d="M56 58c8-18 18 14 26-2s16-10 22-4" />
    </>
  ),
}
