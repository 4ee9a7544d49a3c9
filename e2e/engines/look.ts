/** What to look for. Names match from their start, by whole words: badges may follow. */
export type Query = {
  readonly role?: string | undefined
  readonly name?: string | undefined
  readonly testId?: string | undefined
  readonly css?: string | undefined
  /** The modal that is open, everything outside modals, or both. @default 'modal' */
  readonly where?: 'modal' | 'page' | 'all' | undefined
  /** Only inside the element with this test id. */
  readonly inside?: string | undefined
}

/** What was found, in the order of the page. */
export type Seen = {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly href: string
  /** Of the attributes that say a state: `aria-checked`, `aria-selected`, … */
  readonly state: Readonly<Record<string, string>>
  readonly isFocused: boolean
  readonly isDisabled: boolean
  /** Whether a click in its middle reaches it. */
  readonly isHit: boolean
  /** Whether something on the page is still moving, and will come to rest. */
  readonly isMoving: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Finds what a visitor sees, through shadow roots, by role and accessible name. Runs in the page,
 * in every engine the same. With `scroll`, the first is brought into view.
 */
export function look({ query, scroll }: { query: Query; scroll: boolean }): Seen[] {
  const implicit: Record<string, string> = {
    BUTTON: 'button',
    DIALOG: 'dialog',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    LI: 'listitem',
    OUTPUT: 'status',
    TEXTAREA: 'textbox',
  }
  const inputs: Record<string, string> = { search: 'searchbox', radio: 'radio', checkbox: 'checkbox' }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement
      ? (inputs[element.type] ?? 'textbox')
      : element instanceof HTMLAnchorElement && element.href
        ? 'link'
        : implicit[element.tagName])
  const squeeze = (text: string) =>
    text
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
    return [...node.childNodes].map(wordsIn).join(' ')
  }
  const nameOf = (element: Element) => {
    const root = element.getRootNode() as Document | ShadowRoot
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const parts = by.length > 0 ? by.map((id) => root.getElementById(id)) : labels
    const label = parts.map((part) => (part ? wordsIn(part) : '')).join(' ')
    return squeeze(
      label ||
        (element.getAttribute('aria-label') ?? '') ||
        wordsIn(element) ||
        (element.getAttribute('title') ?? ''),
    )
  }
  const activeOf = (root: Document | ShadowRoot): Element | null =>
    root.activeElement?.shadowRoot?.activeElement
      ? activeOf(root.activeElement.shadowRoot)
      : root.activeElement
  const active = activeOf(document)
  const deepAt = (x: number, y: number) => {
    let found = document.elementFromPoint(x, y)
    for (let next = found; next; next = next.shadowRoot?.elementFromPoint(x, y) ?? null) {
      if (next === found && next.shadowRoot === null) break
      found = next
    }
    return found
  }

  const { css, inside, name, role, testId, where = 'modal' } = query
  const all: Element[] = []
  const roots: (Document | ShadowRoot)[] = [document]
  const gather = (root: ParentNode, isModal: boolean) => {
    for (const element of root.querySelectorAll('*')) {
      if (where === 'all' || isModal === (where === 'modal')) all.push(element)
      if (!element.shadowRoot) continue
      roots.push(element.shadowRoot)
      gather(element.shadowRoot, isModal || element.localName === 'latchkey-modal')
    }
  }
  const start = inside === undefined ? document : document.querySelector(`[data-testid="${inside}"]`)
  if (start) gather(start, false)
  const wanted = name?.toLowerCase()
  const matches = all.filter((element) => {
    if (testId !== undefined && element.getAttribute('data-testid') !== testId) return false
    if (css !== undefined && !element.matches(css)) return false
    if (role !== undefined && roleOf(element) !== role) return false
    if (wanted !== undefined) {
      const own = nameOf(element).toLowerCase()
      // By whole words: "Back" is not "Backpack".
      if (!own.startsWith(wanted) || /^[\p{L}\p{N}]/u.test(own.slice(wanted.length))) return false
    }
    const box = element.getBoundingClientRect()
    return (
      box.width > 0 &&
      box.height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]')
    )
  })
  if (scroll) matches[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const isMoving = roots
    .flatMap((root) => root.getAnimations())
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  return matches.map((element) => {
    const { height, width, x, y } = element.getBoundingClientRect()
    const hit = deepAt(x + width / 2, y + height / 2)
    const state: Record<string, string> = {}
    for (const { name, value } of element.attributes)
      if (/^aria-(checked|selected|current|busy|disabled)$|^dir$|^lang$/.test(name)) state[name] = value
    return {
      name: nameOf(element),
      text: squeeze(element.textContent ?? ''),
      value: 'value' in element ? String(element.value) : '',
      href: element instanceof HTMLAnchorElement ? element.href : '',
      state,
      isFocused: element === active,
      isDisabled: element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
      isHit: hit !== null && (element.contains(hit) || hit.closest('label')?.control === element),
      isMoving,
      x,
      y,
      width,
      height,
    }
  })
}
