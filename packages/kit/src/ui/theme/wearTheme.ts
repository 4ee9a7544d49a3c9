import type { Theme } from '../../core/config/options.ts'
import { accentCss, type Oklch, parseColor } from './accent.ts'
import { adopt } from './adopt.ts'
import { setTokens } from './buttonTokens.ts'
import css from './Theme.css?inline'
import { themeTokens } from './themeTokens.ts'

const accents = new WeakMap<ShadowRoot, CSSStyleSheet>()

/** Applies a theme to the modal. In a file of its own, which pages without one do not load. */
export function wearTheme(root: ShadowRoot, theme: Theme): void {
  const host = root.host as HTMLElement
  adopt(root, css)
  setTokens(host, themeTokens(theme))
  host.dataset.edge = theme.edge ?? 'shadow'
  host.dataset.layout = theme.layout ?? 'compact'
  const accent = accents.get(root) ?? new (root.ownerDocument.defaultView ?? globalThis).CSSStyleSheet()
  // The tokens hold the accent that is used when the host names none.
  accent.replaceSync(theme.accent ? accentCss(readColor(root, theme.accent)) : '')
  if (accents.has(root)) return
  accents.set(root, accent)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, accent]
}

// Only the browser knows what `rebeccapurple` is.
function readColor(root: ShadowRoot, text: string): Oklch | undefined {
  const known = parseColor(text)
  if (known) return known
  const probe = root.ownerDocument.createElement('span')
  probe.style.color = text
  if (!probe.style.color) return undefined
  root.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return parseColor(computed)
}
