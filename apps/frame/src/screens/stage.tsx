/** @jsxImportSource preact */
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { type ComponentChild, render } from 'preact'
import { findLanguage } from '../findLanguage.ts'
import { accentCss, adopt, cardCss, parseColor, setTokens, themeTokens, tokensCss } from './look.ts'
import pageCss from './page.css?inline'
import stageCss from './stage.css?inline'
import { StyleRoot } from './styles.tsx'
import { loadWords, Speaking, type Words } from './words.tsx'

/** Where screens are drawn. */
export type Stage = {
  /** Replaces what is drawn; returns its height in pixels, 0 if the frame has no layout. */
  draw(screen: ComponentChild): number
  /** Moves the focus to the element with `data-autofocus`, or to the screen as a whole. */
  focus(): void
  /** What is drawn can no longer be used. */
  freeze(): void
  /** Resolves once the words of its language are there. */
  setTheme(theme: FrameAsk<'syncTheme'>): Promise<void>
}

/**
 * Draws in a shadow root, as the kit does: its stylesheets begin at `:host`. They are
 * adopted, never inlined, because the policy of the frame forbids inline styles.
 */
export function openStage({ onResize }: openStage.Options): Stage {
  let words: Words | null = null
  let turn = 0
  let screen: ComponentChild = null
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const ground = document.createElement('main')
  const accent = new CSSStyleSheet()
  // `dialog` has the type of the kit's card, `view` its padding.
  ground.className = 'dialog view stage-ground'
  ground.tabIndex = -1
  adopt(document, pageCss)
  adopt(root, tokensCss, cardCss, stageCss)
  root.adoptedStyleSheets.push(accent)
  root.append(ground)
  document.body.append(host)
  /** What it takes to show all of it: what scrolls would not, then. */
  function height(): number {
    const { scrollHeight = 0, clientHeight = 0 } = scroller() ?? {}
    return ground.getBoundingClientRect().height + scrollHeight - clientHeight
  }
  const scroller = () => ground.querySelector('[data-scroll]')
  const focus = () => (root.querySelector<HTMLElement>('[data-autofocus]') ?? ground).focus()
  // The page may show the frame and move the focus into it only after the screen is drawn.
  window.addEventListener('focus', () => root.activeElement ?? focus())
  const observer = new ResizeObserver(() => onResize(height()))

  function update(): void {
    render(
      <StyleRoot value={root}>
        <Speaking value={words}>{screen}</Speaking>
      </StyleRoot>,
      ground,
    )
  }

  return {
    draw(next) {
      // Afresh, even if it is the same component: it is another question.
      screen = null
      update()
      screen = next
      ground.inert = false
      update()
      observer.disconnect()
      for (const element of [ground, scroller()?.firstElementChild]) if (element) observer.observe(element)
      return height()
    },
    focus,
    freeze() {
      ground.inert = true
    },
    async setTheme({ themeMode, themeVariables, language }) {
      turn++
      const own = turn
      const locale = findLanguage(language)
      const loaded = await loadWords(locale, words)
      words ??= loaded
      // A page may change its mind while words are loaded.
      if (own !== turn) return
      words = loaded
      const { accent: color, ...variables } = themeVariables
      host.dataset.theme = themeMode
      setTokens(host, themeTokens(variables))
      // The kit's own correction: whatever the page asks for, text in it and on it can be read.
      accent.replaceSync(accentCss(color === undefined ? undefined : parseColor(color)))
      for (const element of [document.documentElement, host]) {
        element.lang = words.locale
        element.dir = words.direction
      }
      // A page in another scheme than its card would be painted opaque by browsers.
      document.documentElement.style.colorScheme = themeMode
      // What is over stays as it is: what it would read may be gone.
      if (!ground.inert) update()
    },
  }
}

export declare namespace openStage {
  type Options = {
    /** Called with the height of what is drawn, when it has changed. */
    readonly onResize: (height: number) => void
  }
}
