import { type ReactNode, useId, useRef } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './Tabs.css?inline'

export type TabsProps<Id extends string> = {
  /** What the choice is about. */
  label: string
  tabs: readonly { readonly id: Id; readonly label: string }[]
  value: Id
  onValue(id: Id): void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs with their panel. Arrows follow the reading direction; Home and End go to the ends. */
export function Tabs<Id extends string>({ label, tabs, value, onValue, children }: TabsProps<Id>) {
  useStyles(css)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: React.KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === value)
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    onValue(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValue(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${value}`}>
        {children}
      </div>
    </>
  )
}
