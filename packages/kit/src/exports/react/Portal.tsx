import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** In a file of its own: naming `react-dom` costs every page some of it. */
export default function Portal({ element, children }: { element: HTMLElement; children: ReactNode }) {
  return createPortal(children, element)
}
