import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './Tabs.css'

/** Tabs of one page. Arrows move between them. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Tabs.Props<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + step
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className="tabs-panel">
        {children}
      </div>
    </div>
  )
}

export declare namespace Tabs {
  type Props<Id extends string> = {
    /** What the tabs choose between. */
    label: string
    tabs: readonly { id: Id; label: ReactNode }[]
    chosen: Id
    onChoose: (id: Id) => void
    /** What the chosen tab shows. */
    children: ReactNode
  }
}
