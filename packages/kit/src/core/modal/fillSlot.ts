import type { Kit } from '../kit.ts'
import { frameSlot } from './frameSlot.ts'

/** Places of the modal that a page can fill. */
const slotNames = [
  'connectHeader',
  'connectFooter',
  'helpFooter',
  'accountHeader',
  'accountFooter',
  'avatar',
] as const
export type SlotName = (typeof slotNames)[number]

/**
 * Shows an element of the page in the modal. It stays in the page's own tree, so the page's CSS
 * applies to it, and inherits the modal's font and colours. Returns a function that removes it.
 *
 * @example
 * const note = document.createElement('p')
 * note.textContent = 'By connecting you agree to our terms.'
 * fillSlot(kit, 'connectFooter', note)
 */
export function fillSlot(kit: Kit, name: SlotName, element: HTMLElement): () => void {
  if (!slotNames.includes(name))
    throw new TypeError(`There is no slot "${name}": there are "${slotNames.join('", "')}".`)
  const store = frameSlot.of(kit)
  const place = () => {
    const root = store.get().element?.getRootNode()
    if (root instanceof ShadowRoot && element.parentNode !== root.host) root.host.append(element)
  }
  element.slot = name
  const stop = store.subscribe(place)
  place()
  return kit.onDestroy(() => {
    stop()
    element.remove()
  })
}
