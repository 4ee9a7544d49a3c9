import { createElement, type ReactElement } from 'react'
import type { Logo } from './logo.ts'

/** Draws a logo or an icon. */
export function draw([tag, attributes, ...children]: Logo): ReactElement {
  return createElement(tag, attributes, ...children.map(draw))
}
