/** @jsxImportSource preact */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Arming, watchFocus, watchVisibility } from './arming.ts'

/** How a screen makes sure that the visitor saw what they press: `visibility` inside a page, `focus` in a window of its own. */
export type Guard = 'visibility' | 'focus'

/** Whether presses count by now, and a check for the press itself. */
export function useArmed(target: RefObject<HTMLElement | null>, guard: Guard) {
  const [isArmed, setArmed] = useState(false)
  const arming = useRef<Arming | undefined>(undefined)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const watched = guard === 'visibility' ? watchVisibility(element, setArmed) : watchFocus(setArmed)
    arming.current = watched
    return () => watched.stop()
  }, [guard, target])
  /** A press that a script made does not count, whatever is on the screen. */
  const allows = (event: Event) => event.isTrusted && arming.current?.isArmed() === true
  /** What is shown changes, and has to be seen first. */
  const restart = () => arming.current?.restart()
  return { isArmed, allows, restart }
}
