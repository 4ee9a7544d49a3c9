import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './Menu.css'

/** A button that opens a short list of actions. */
export function Menu({ label, button, items, className = 'icon-button', align = 'end' }: Menu.Props) {
  const id = useId().replaceAll(/[^\w-]/g, '')
  const menu = useRef<HTMLDivElement>(null)
  const buttons = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
  ]
  const move = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return (
    <div className="menu">
      <button type="button" className={className} aria-haspopup="menu" popoverTarget={id}>
        {button}
        <span className="hidden">{label}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={`menu-list ${align}`}
        onKeyDown={move}
        onToggle={(event) => event.newState === 'open' && buttons()[0]?.focus()}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            {...roleOf(item)}
            disabled={item.isDisabled}
            className={item.isDangerous ? 'dangerous' : undefined}
            onClick={() => {
              menu.current?.hidePopover()
              item.onChoose()
            }}
          >
            {item.icon}
            <span>{item.label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function roleOf({ isChosen }: Menu.Item) {
  return isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen }
}

export declare namespace Menu {
  type Item = {
    id: string
    label: ReactNode
    icon?: ReactNode
    /** For a choice between several. */
    isChosen?: boolean | undefined
    isDisabled?: boolean | undefined
    isDangerous?: boolean | undefined
    onChoose: () => void
  }
  type Props = {
    /** What the menu is for. */
    label: string
    /** What its button shows. */
    button: ReactNode
    items: readonly Item[]
    className?: string | undefined
    align?: 'end' | 'start' | undefined
  }
}
