import type { Theme } from '../../core/config/options.ts'
import { adopt } from '../theme/adopt.ts'
import { loadTheme } from '../theme/loadTheme.ts'
import tokens from '../theme/tokens.css?inline'

/** Puts an empty shadow root on the page, with the tokens that everything in it is drawn with. */
export function mountShadow(options: mountShadow.Options = {}): mountShadow.Mounted {
  const parent = options.parent ?? document.body
  const host = parent.ownerDocument.createElement('latchkey-modal')
  host.toggleAttribute('data-inline', options.inline ?? false)
  parent.append(host)
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, tokens)

  let theme: Theme = {}
  function update(look: mountShadow.Look) {
    theme = look.theme ?? {}
    host.lang = look.lang ?? 'en'
    host.dir = look.dir ?? 'ltr'
    host.dataset.theme = theme.mode ?? 'auto'
    // Before the next frame if it is loaded already.
    void loadTheme(theme).then((loaded) => loaded?.wearTheme(root, theme))
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
