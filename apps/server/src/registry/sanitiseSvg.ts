import { DOMParser, type Element, Node } from '@xmldom/xmldom'

/** Maximum size, before and after. */
export const maxSvgBytes = 64 * 1024
const maxDepth = 64
/**
 * What parsing costs, counted in the text: the parser takes far longer for many short
 * elements, namespaces or references than for the same bytes of paths.
 */
const maxTags = 2_500
const maxAttributes = 8_000
const maxNamespaces = 16
const maxCharacterReferences = 500
/** Maximum number of painted shapes; a reference counts as often as it is followed. */
const maxPaintedElements = 5_000

const svgNamespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask'],
  ...['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur'],
  ...['feMerge', 'feMergeNode', 'feMorphology', 'feOffset'],
])

/** Descriptions, which are not painted. */
const dropped = new Set(['title', 'desc', 'metadata'])

/** Presentation attributes, which may also be set in `style`. */
const painting = new Set([
  ...['clip-path', 'clip-rule', 'color', 'color-interpolation-filters', 'display', 'fill', 'fill-opacity'],
  ...['fill-rule', 'filter', 'flood-color', 'flood-opacity', 'mask', 'mask-type', 'opacity', 'overflow'],
  ...['paint-order', 'stop-color', 'stop-opacity', 'stroke', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width'],
  ...['vector-effect', 'visibility'],
])

const attributes = new Set([
  ...painting,
  ...['cx', 'cy', 'd', 'dx', 'dy', 'fr', 'fx', 'fy', 'height', 'id', 'offset', 'pathLength', 'points', 'r'],
  ...['rx', 'ry', 'transform', 'viewBox', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2', 'preserveAspectRatio'],
  ...['clipPathUnits', 'filterUnits', 'gradientTransform', 'gradientUnits', 'maskContentUnits', 'maskUnits'],
  ...['primitiveUnits', 'spreadMethod'],
  ...['in', 'in2', 'k1', 'k2', 'k3', 'k4', 'mode', 'operator', 'radius', 'result', 'stdDeviation', 'type'],
  'values',
])

/** Numbers, words, colours, paths and transforms: nothing that could be a URL or markup. */
const plainValue = /^[\w\s#%.,()+-]*$/
const ownPaint = /^url\(\s*(['"]?)#([\w.:-]+)\1\s*\)(?:\s+(?:none|#[\da-f]+|[a-z]+))?$/i
const identifier = /^[\w.:-]+$/

/**
 * Rebuilds an SVG image from elements and attributes that only draw.
 *
 * Rejects scripts, external loads, entity expansion and unknown elements; drops
 * comments, descriptions, class names and editor metadata. Idempotent.
 */
export function sanitiseSvg(source: string): string {
  if (Buffer.byteLength(source) > maxSvgBytes) throw new UnsafeSvgError('it is too large')
  const root = parse(source)
  const image = read(root, 1)
  checkReferences(image)
  const text = write(image, usedIds(image))
  if (Buffer.byteLength(text) > maxSvgBytes) throw new UnsafeSvgError('it is too large')
  return text
}

type Shape = { name: string; attributes: Map<string, string>; children: Shape[] }

function parse(source: string): Element {
  const text = source
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^<\?xml\s+version="1\.[01]"(?:\s+encoding="utf-8")?(?:\s+standalone="(?:yes|no)")?\s*\?>/i, '')
  // Checked in the text: a parser may expand them before they can be inspected.
  if (/<!(?!--)/.test(text)) throw new UnsafeSvgError('it has a document type, an entity or a CDATA section')
  if (text.includes('<?')) throw new UnsafeSvgError('it has a processing instruction')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check is for control characters
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new UnsafeSvgError('it has control characters')
  const drawn = withoutComments(text)
  checkCost(drawn)
  const root = parseXml(drawn)
  if (root?.localName !== 'svg' || root.namespaceURI !== svgNamespace)
    throw new UnsafeSvgError('it is not an SVG image')
  return root
}

/** Comments are dropped in any case, and cost the parser more than elements. */
function withoutComments(text: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const start = text.indexOf('<!--', at)
    if (start < 0) return kept + text.slice(at)
    const end = text.indexOf('-->', start + 4)
    if (end < 0) throw new UnsafeSvgError('it is not well-formed XML')
    kept += text.slice(at, start)
    at = end + 3
  }
}

function checkCost(text: string): void {
  const count = (part: string) => text.split(part).length - 1
  if (
    count('<') > maxTags ||
    count('=') > maxAttributes ||
    count('xmlns') > maxNamespaces ||
    count('&') > maxCharacterReferences
  )
    throw new UnsafeSvgError('it takes too long to read')
}

function parseXml(text: string): Element | null {
  const onError = (_level: string, message: string) => {
    throw new Error(message)
  }
  try {
    return new DOMParser({ onError, locator: false }).parseFromString(text, 'text/xml').documentElement
  } catch (cause) {
    throw new UnsafeSvgError('it is not well-formed XML', { cause })
  }
}

function read(element: Element, depth: number): Shape {
  if (depth > maxDepth) throw new UnsafeSvgError('it is nested too deeply')
  const children: Shape[] = []
  for (const child of element.childNodes) {
    if (child.nodeType === Node.COMMENT_NODE) continue
    if (child.nodeType === Node.TEXT_NODE) {
      if (child.nodeValue?.trim()) throw new UnsafeSvgError('it has text')
      continue
    }
    if (child.nodeType !== Node.ELEMENT_NODE) throw new UnsafeSvgError('it has nodes other than elements')
    const found = child as Element
    const { localName: name, namespaceURI } = found
    if (namespaceURI === svgNamespace && name && elements.has(name)) children.push(read(found, depth + 1))
    else if (!isHarmless(found)) throw new UnsafeSvgError(`it has a <${found.nodeName}>`)
  }
  return { name: element.localName ?? '', attributes: readAttributes(element), children }
}

/** Descriptions, and metadata that editors keep in their own namespaces. */
function isHarmless({ localName, namespaceURI }: Element): boolean {
  if (namespaceURI === svgNamespace) return dropped.has(localName ?? '')
  return /^https?:\/\/(?:www\.inkscape\.org|sodipodi\.sourceforge\.net)\//.test(namespaceURI ?? '')
}

function readAttributes(element: Element): Map<string, string> {
  const found = new Map<string, string>()
  let style = ''
  for (const { localName, name, namespaceURI, value } of element.attributes) {
    const isLink = name === 'href' || (namespaceURI === linkNamespace && localName === 'href')
    if (/^on/i.test(localName ?? name)) throw new UnsafeSvgError(`it has an event handler (${name})`)
    if (/base$/i.test(name)) throw new UnsafeSvgError('it changes the base URL')
    if (isLink) found.set('href', ownLink(value))
    else if (name === 'style') style = value
    else if (namespaceURI === xmlnsNamespace) continue
    // No allowed reference could name this id.
    else if (name === 'id' && !identifier.test(value)) continue
    else if (!namespaceURI && attributes.has(name)) found.set(name, checkedValue(name, value))
  }
  // `style` takes precedence over attributes.
  for (const [name, value] of declarations(style)) found.set(name, checkedValue(name, value))
  return found
}

function ownLink(value: string): string {
  if (!/^#[\w.:-]+$/.test(value)) throw new UnsafeSvgError('it links to another document')
  return value
}

function declarations(style: string): [string, string][] {
  if (/url\((?!\s*['"]?#)|@|\\|expression|javascript|\/\*/i.test(style))
    throw new UnsafeSvgError('its style loads or runs code')
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    return colon > 0 && painting.has(name) ? [[name, declaration.slice(colon + 1).trim()]] : []
  })
}

function checkedValue(name: string, value: string): string {
  const text = value.trim().replace(/\s+/g, ' ')
  if (painting.has(name) && /url\s*\(/i.test(text)) {
    const [, , id] = ownPaint.exec(text) ?? []
    if (!id) throw new UnsafeSvgError('it links to another document')
    return `url(#${id})`
  }
  if (!plainValue.test(text) || /url\s*\(/i.test(text))
    throw new UnsafeSvgError(`its ${name} is not a plain value`)
  return text
}

/** Nested references can make a small file take hours to paint. */
function checkReferences(image: Shape): void {
  const byId = new Map<string, Shape>()
  const collect = (shape: Shape) => {
    const id = shape.attributes.get('id')
    if (id) {
      if (byId.has(id)) throw new UnsafeSvgError('two elements have the same id')
      byId.set(id, shape)
    }
    shape.children.forEach(collect)
  }
  collect(image)

  const known = new Map<Shape, number>()
  const open = new Set<Shape>()
  const weigh = (shape: Shape): number => {
    const before = known.get(shape)
    if (before !== undefined) return before
    if (open.has(shape)) throw new UnsafeSvgError('it refers to itself')
    open.add(shape)
    let weight = 1
    for (const child of shape.children) weight += weigh(child)
    for (const id of references(shape)) {
      const target = byId.get(id)
      if (target) weight += weigh(target)
    }
    open.delete(shape)
    if (weight > maxPaintedElements) throw new UnsafeSvgError('it takes too long to draw')
    known.set(shape, weight)
    return weight
  }
  weigh(image)
}

function references({ attributes }: Shape): string[] {
  return [...attributes].flatMap(([name, value]) => {
    if (name === 'href') return [value.slice(1)]
    return /^url\(#(.*)\)$/.exec(value)?.[1] ?? []
  })
}

function usedIds(shape: Shape): Set<string> {
  return new Set([...references(shape), ...shape.children.flatMap((child) => [...usedIds(child)])])
}

function write({ name, attributes, children }: Shape, ids: ReadonlySet<string>, isRoot = true): string {
  const namespace = isRoot ? ` xmlns="${svgNamespace}"` : ''
  const written = [...attributes]
    .filter(([key, value]) => key !== 'id' || ids.has(value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    // Values were checked: they contain no quotes, ampersands or brackets.
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  const inside = children.map((child) => write(child, ids, false)).join('')
  const start = `<${name}${namespace}${written}`
  return inside ? `${start}>${inside}</${name}>` : `${start}/>`
}

/** Thrown if an image contains more than a plain drawing. */
export class UnsafeSvgError extends Error {
  override readonly name = 'UnsafeSvgError'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The image is refused: ${reason}.`, options)
  }
}
