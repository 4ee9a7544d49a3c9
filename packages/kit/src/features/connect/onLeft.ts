import type { Kit } from '../../core/kit.ts'
import { modal, top, type View } from '../../core/modal.ts'

/**
 * Calls back when the view on screen is no longer the one meant, by whatever way
 * it was left, and with whether the modal is still open then. Returns stop.
 * Where the view is not on screen to begin with, there is nothing to leave.
 */
export function onLeft(
  kit: Kit,
  isMeant: (view: View) => boolean,
  left: (open: boolean) => void,
): () => void {
  const views = modal.of(kit)
  const isOpen = () => views.get().status === 'open'
  const isShown = () => isOpen() && isMeant(top(views.get()))
  if (!isShown()) return () => {}
  return views.subscribe(() => {
    if (!isShown()) left(isOpen())
  })
}
