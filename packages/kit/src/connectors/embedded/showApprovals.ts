import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal, top, type View } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { isConnected, openModal } from '../../core/modal/openModal.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'

const approval = embeddedView('ApproveTransaction')
const isApproval = (view: View) => isEmbeddedView(view, 'ApproveTransaction')

/**
 * Opens the modal when the frame asks the visitor to approve something, and leaves it as it
 * was afterwards. `onLeft` is called if the visitor leaves the view instead of deciding.
 */
export function showApprovals(kit: Kit, args: { onLeft(): void }): { show(): void; hide(): void } {
  const store = modal.of(kit)
  let leave: (() => void) | undefined

  return {
    show() {
      if (leave) return
      const wasOpen = store.get().status === 'open'
      if (wasOpen) store.dispatch({ type: 'push', view: approval })
      else openModal(kit, { view: approval })
      const stop = onLeft(kit, isApproval, () => {
        stop()
        leave = undefined
        args.onLeft()
      })
      leave = () => {
        stop()
        leave = undefined
        if (!isApproval(top(store.get()))) return
        if (wasOpen) store.dispatch({ type: 'back', connected: isConnected(kit) })
        else closeModal(kit)
      }
    },
    hide: () => leave?.(),
  }
}
