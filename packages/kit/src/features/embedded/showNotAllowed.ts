import type { Kit } from '../../core/kit.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { loadWords } from './words.ts'

/** Tells the visitor that the page asked for something that the wallet never does. */
export async function showNotAllowed(kit: Kit): Promise<void> {
  const t = await loadWords(kit)
  showToast(kit, t('embedded.notAllowed'), { variant: 'error' })
}
