import { element } from '../dom.ts'
import { adopt } from '../theme/adopt.ts'
import css from './Dialog.css?inline'
import { lockScroll } from './lockScroll.ts'

/** Id of the heading that names the card. Unique, because ids end at the shadow root. */
export const titleId = 'title'

/** A modal dialog over the whole page. It never closes by itself. */
export type ModalDialog = {
  /** Where the views are drawn. */
  readonly card: HTMLElement
  /** Where a connector keeps its iframe. */
  readonly slot: HTMLElement
  isOpen(): boolean
  /** Opens or closes it. While it closes the page is free at once and the card is still fading. */
  setOpen(open: boolean): void
  /** Lays the card out unseen, so that fonts and shapes are known when it is shown. */
  warm(): void
}

/**
 * Puts a closed dialog into the root. It is drawn without React, because it is
 * on screen before React is.
 */
export function createDialog(root: ShadowRoot, { onEscape, onBackdrop }: createDialog.Options): ModalDialog {
  adopt(root, css)
  const card = element('div', { class: 'card' })
  const slot = element('div', { class: 'slot' })
  const dialog = element('dialog', { class: 'dialog', 'aria-labelledby': titleId, inert: '' }, card, slot)
  let restore: (() => void) | undefined
  let pressed: EventTarget | null = null

  // Chromium lets a second Esc through `cancel`; stopping the key itself does not.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    onEscape()
  })
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog || !restore || dialog.open) return
    // The browser closed it: report that, and reopen it unless that closed it.
    onEscape()
    queueMicrotask(() => restore && dialog.isConnected && !dialog.open && dialog.showModal())
  })
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => {
    // A press that began inside, such as selecting text, is not a press on the backdrop.
    const outside = target === dialog && pressed === dialog
    pressed = null
    if (outside) onBackdrop()
  })
  root.append(dialog)

  return {
    card,
    slot,
    isOpen: () => restore !== undefined,
    setOpen(open) {
      if (open === (restore !== undefined)) return
      dialog.inert = !open
      if (open) {
        const opener = deepActive(document)
        // Focus goes to the title at once, not to the first button and then there.
        const title = card.querySelector<HTMLElement>(`#${titleId}`)
        if (title) title.autofocus = true
        dialog.showModal()
        title?.removeAttribute('autofocus')
        // Afterwards, because it asks for the page's layout, which is known now.
        const unlock = lockScroll(document)
        restore = () => {
          unlock()
          dialog.close()
          if (opener instanceof HTMLElement && opener.isConnected && deepActive(document) !== opener)
            opener.focus({ preventScroll: true })
        }
      } else {
        const end = restore
        restore = undefined
        end?.()
      }
    },
    warm() {
      if (dialog.open) return
      dialog.style.cssText = 'display:grid;visibility:hidden'
      dialog.getBoundingClientRect()
      dialog.removeAttribute('style')
    },
  }
}

export declare namespace createDialog {
  type Options = {
    /** Esc, or the platform's back gesture. */
    onEscape(): void
    onBackdrop(): void
  }
}

function deepActive(document: Document): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
