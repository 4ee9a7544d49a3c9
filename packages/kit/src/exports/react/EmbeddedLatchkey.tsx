import { useEffect, useRef } from 'react'
import { useKit } from '../../ui/kit.tsx'
import { loadModal } from './attachModal.tsx'

/** The card in its place on the page instead of over it. One per kit. */
export function EmbeddedLatchkey() {
  const kit = useKit()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const parent = ref.current
    let unmount: (() => void) | undefined
    let gone = false
    loadModal().then(
      ({ mountModal }) => {
        if (parent && !gone) unmount = mountModal(kit, { parent })
      },
      (error: unknown) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }),
    )
    return () => {
      gone = true
      unmount?.()
    }
  }, [kit])
  return <div ref={ref} />
}
