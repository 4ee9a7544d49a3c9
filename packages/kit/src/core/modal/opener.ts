import type { Kit } from '../kit.ts'
import { defineSlice } from '../state/slice.ts'
import type { View } from './modal.ts'
import { openModal } from './openModal.ts'

/** Whether the visitor is about to open the modal, which is then loaded ahead. */
export const expected = defineSlice<boolean, boolean>(false, (_, event) => event)

/** Loads what the first click shows. */
export function prepareModal(kit: object): void {
  expected.of(kit).dispatch(true)
}

/** Makes an element open the modal. Returns a function that undoes it. */
export function attachOpener(kit: Kit, element: Element, view?: View): () => void {
  return listen(kit, element, () => ({ view }))
}

/**
 * Makes every element with `data-latchkey-open` open the modal, also those that are added
 * later. Its value may name a view. Returns a function that undoes it.
 */
export function followOpeners(kit: Kit): () => void {
  return listen(kit, document, ({ target, defaultPrevented }) => {
    const opener = target instanceof Element && target.closest('[data-latchkey-open]')
    if (!opener || defaultPrevented) return undefined
    const name = opener.getAttribute('data-latchkey-open')
    return { view: name ? ({ name } as View) : undefined }
  })
}

type Wish = { view: View | undefined }

/** Acts on events inside the target for which `read` finds out what to open. */
function listen(kit: Kit, target: EventTarget, read: (event: Event) => Wish | undefined): () => void {
  const life = new AbortController()
  const on = (type: string, act: (wish: Wish) => void) =>
    target.addEventListener(
      type,
      (event) => {
        const wish = read(event)
        if (wish) act(wish)
      },
      { signal: life.signal },
    )
  // These announce a click. A touch has no hover, but the time until the finger is lifted.
  for (const hint of ['pointerover', 'pointerdown', 'focusin']) on(hint, () => prepareModal(kit))
  on('click', (wish) => openModal(kit, wish))
  return kit.onDestroy(() => life.abort())
}
