import type { Kit } from '../../core/kit.ts'
import type { View } from '../../core/modal/modal.ts'
import { prepareModal } from '../../core/modal/opener.ts'
import { openModal } from '../../core/modal/openModal.ts'

/** Props of a button that opens the modal. */
export type OpenProps = {
  onPointerEnter(): void
  onPointerDown(): void
  onFocus(): void
  onClick(): void
}

export function openPropsOf(kit: Kit, view?: View): OpenProps {
  const prepare = () => prepareModal(kit)
  return {
    onPointerEnter: prepare,
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: () => openModal(kit, { view }),
  }
}
