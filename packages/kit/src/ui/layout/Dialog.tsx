import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './Dialog.css?inline'
import { lockScroll } from './lockScroll.ts'

const leaveTime = 180

export type DialogProps = {
  /** Id of the element that names the dialog. */
  labelledBy: string
  /** False plays the way out: the page is free at once, the card is still fading. @default true */
  open?: boolean | undefined
  /** Esc, or the platform's back gesture. The dialog never closes by itself. */
  onEscape(): void
  onBackdrop(): void
  children: ReactNode
}

/** A modal dialog over the whole page. The component that renders it decides when it closes. */
export function Dialog({ labelledBy, open = true, onEscape, onBackdrop, children }: DialogProps) {
  useStyles(css)
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = deepActive(dialog.ownerDocument)
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.showModal()
    return () => {
      unlock()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected && deepActive(dialog.ownerDocument) !== opener)
        opener.focus({ preventScroll: true })
    }
  }, [open])

  useLayoutEffect(() => {
    // Standing ready: laid out once unseen, so that fonts and shapes are known when it is shown.
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.style.cssText = 'display:grid;visibility:hidden'
    dialog.getBoundingClientRect()
    dialog.removeAttribute('style')
  }, [])

  return (
    // The keys and presses handled here are the dialog's own: Esc and its backdrop.
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={labelledBy}
      inert={!open}
      // Chromium lets a second Esc through `cancel`; stopping the key itself does not.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onEscape()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onEscape()
      }}
      onClose={(event) => {
        const dialog = event.currentTarget
        if (event.target !== dialog || !open || dialog.open) return
        // The browser closed it: report that, and reopen if it stays mounted.
        onEscape()
        queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal())
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // A press that began inside, such as selecting text, is not a press on the backdrop.
        const outside = event.target === event.currentTarget && pressed.current === event.currentTarget
        pressed.current = null
        if (outside) onBackdrop()
      }}
    >
      {children}
    </dialog>
  )
}

/** True while something is open or still on its way out; unmount when it turns false. */
export function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), leaveTime)
    return () => clearTimeout(timer)
  }, [open])
  return open || present
}

function deepActive(document: Document): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
