import type { Logo } from './pictures/logo.ts'

type Child = Node | string | false | undefined
type Attributes = Readonly<Record<string, string | undefined>>

/** Makes an element; attributes that are undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children)
}

/** Makes a button that does nothing else, as React's own are. */
export function button(attributes: Attributes, onClick: () => void, ...children: Child[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children)
  made.addEventListener('click', onClick)
  return made
}

/** Draws a logo or an icon. Its attributes have their names in React. */
export function shape([tag, attributes, ...children]: Logo): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  const named = Object.entries(attributes).map(([name, value]) => [nameInSvg(name), value])
  return fill(made, Object.fromEntries(named), children.map(shape))
}

function fill<E extends Element>(made: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value)
  for (const child of children) if (child) made.append(child)
  return made
}

/** SVG has both `viewBox` and `stroke-width`; these are the properties of CSS among them. */
const withHyphens = /^(?:clip|color|fill|flood|stop|stroke)(?!PathUnits)[A-Z]/

function nameInSvg(name: string): string {
  if (name === 'className') return 'class'
  return withHyphens.test(name) ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}
