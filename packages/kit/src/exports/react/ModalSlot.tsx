import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fillSlot, type SlotName } from '../../core/modal/fillSlot.ts'
import { useKit } from '../../ui/kit.tsx'

export type ModalSlotProps = { name: SlotName; children: ReactNode }

/**
 * Shows its children in the modal, with the contexts and the CSS of your app.
 *
 * @example
 * <ModalSlot name="connectFooter">
 *   <p>By connecting you agree to our <a href="/terms">terms</a>.</p>
 * </ModalSlot>
 */
export function ModalSlot({ name, children }: ModalSlotProps) {
  const kit = useKit()
  const [element, setElement] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    setElement(element)
    return fillSlot(kit, name, element)
  }, [kit, name])
  return (
    element && (
      <Suspense>
        <Portal element={element}>{children}</Portal>
      </Suspense>
    )
  )
}

const Portal = lazy(() => import('./Portal.tsx'))
