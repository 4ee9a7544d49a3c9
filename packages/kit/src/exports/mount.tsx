import type { Kit } from '../core/kit.ts'
import { attachModal, embedModal } from './react/attachModal.tsx'

/**
 * Gives a kit its modal on a page without `LatchkeyProvider`; returns how to take
 * it away. The interface is loaded the first time the modal opens, and needs
 * `react` and `react-dom` to be installed.
 *
 * @example
 * mountLatchkey(kit)
 * button.addEventListener('click', () => kit.open())
 */
export function mountLatchkey(kit: Kit, { parent }: mountLatchkey.Options = {}): () => void {
  return kit.onDestroy(parent ? embedModal(kit, parent) : attachModal(kit))
}

export declare namespace mountLatchkey {
  type Options = {
    /** Shows the card in this element, always open, instead of over the page. */
    parent?: HTMLElement | undefined
  }
}
