import type { Kit } from '../kit.ts'
import { modal, top, type View } from './modal.ts'

/**
 * Calls back when the visitor leaves the view in any way, with whether the modal
 * is still open. Does nothing if the view is not on screen. Returns how to stop.
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
