import { createElement, type ReactElement } from 'react'
import type { Logo } from './logo.ts'

/**
 * Draws a logo or an icon. `scope` makes the ids of its gradients its own: where two drawings have
 * the same id and one is removed, WebKit paints nothing for the other.
 */
export function draw([tag, attributes, ...children]: Logo, scope = ''): ReactElement {
  const scoped = Object.entries(attributes).map(([name, value]) => [
    name,
    value.replace(/(^|#)lk-/, `$1${scope}lk-`),
  ])
  return createElement(tag, Object.fromEntries(scoped), ...children.map((child) => draw(child, scope)))
}
