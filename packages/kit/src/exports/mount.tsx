import type { Kit } from '../core/kit.ts'
import { attachModal, embedModal } from './react/attachModal.tsx'

/**
 * Adds the modal to a page without `LatchkeyProvider`. Returns a function that
 * removes it. The modal is loaded when it first opens; `react` and `react-dom`
 * must be installed.
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
    /** Renders the modal inside this element, always open, instead of as a dialog. */
    parent?: HTMLElement | undefined
  }
}
