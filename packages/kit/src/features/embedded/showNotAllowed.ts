import type { Kit } from '../../core/kit.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { wordsOf } from './words.ts'

/** Tells the visitor that the page asked for something that the wallet never does. */
export function showNotAllowed(kit: Kit): void {
  showToast(kit, wordsOf(kit)('embedded.notAllowed'), { variant: 'error' })
}
