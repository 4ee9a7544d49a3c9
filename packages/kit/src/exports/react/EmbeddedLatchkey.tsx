import { useEffect, useRef } from 'react'
import { useKit } from '../../ui/kit.tsx'
import { embedModal } from './attachModal.tsx'

/** Renders the modal as part of the page, always open. One per kit. */
export function EmbeddedLatchkey() {
  const kit = useKit()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? embedModal(kit, ref.current) : undefined), [kit])
  return <div ref={ref} />
}
