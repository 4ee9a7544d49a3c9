import type { Theme } from '../../core/config/options.ts'
import { accentCss, type Oklch, parseColor } from '../theme/accent.ts'
import { adopt } from '../theme/adopt.ts'
import { setTokens, themeTokens } from '../theme/themeTokens.ts'
import tokens from '../theme/tokens.css?inline'

/** Puts an empty shadow root on the page, with the tokens that everything in it is drawn with. */
export function mountShadow(options: mountShadow.Options = {}): mountShadow.Mounted {
  const parent = options.parent ?? document.body
  const host = parent.ownerDocument.createElement('latchkey-modal')
  host.toggleAttribute('data-inline', options.inline ?? false)
  parent.append(host)
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, tokens)

  let accent: CSSStyleSheet | undefined
  function update(look: mountShadow.Look) {
    host.lang = look.lang ?? 'en'
    host.dir = look.dir ?? 'ltr'
    host.dataset.theme = look.theme?.mode ?? 'auto'
    setTokens(host, themeTokens(look.theme ?? {}))
    // The tokens hold the accent that is used when the host names none.
    const color = look.theme?.accent
    if (!color && !accent) return
    accent ??= new (parent.ownerDocument.defaultView ?? globalThis).CSSStyleSheet()
    accent.replaceSync(color ? accentCss(readColor(root, color)) : '')
    if (!root.adoptedStyleSheets.includes(accent))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, accent]
  }
  update(options)
  return { root, host, update, remove: () => host.remove() }
}

export declare namespace mountShadow {
  type Look = {
    dir?: 'ltr' | 'rtl' | undefined
    lang?: string | undefined
    theme?: Theme | undefined
  }
  type Options = Look & {
    /** @default document.body */
    parent?: HTMLElement | undefined
    /** The card takes its place in the page instead of covering it. */
    inline?: boolean | undefined
  }
  type Mounted = {
    root: ShadowRoot
    host: HTMLElement
    /** Changes language, direction and theme in place. */
    update(look: Look): void
    remove(): void
  }
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
