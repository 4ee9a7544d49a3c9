import type { Strings } from '../../core/config/options.ts'
import { isEnglish, requestedLocales } from '../../core/config/requestedLocales.ts'
import { type ButtonState, type ButtonWords, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'
import english from '../../ui/words/messages/en.buttons.gen.ts'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'

/** Draws the button of a custom element, in a shadow root. */
export function drawButton(element: HTMLElement) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  const text = document.createElement('span')
  button.type = 'button'
  button.className = 'lk-button'
  button.append(text)
  root.append(button)
  let turn = 0
  return {
    button,
    /** In the language of the page without a locale. */
    show(state: ButtonState, locale?: string, strings: (language: Locale) => Strings = () => ({})): void {
      const requested = requestedLocales(locale)
      const mine = ++turn
      const write = (words: ButtonWords, language: Locale) => {
        text.textContent = buttonLabel(state, { ...words, ...strings(language) })
        text.style.visibility = ''
      }
      write(english, 'en')
      if (!isEnglish(requested)) {
        // Takes about the place of the words that come.
        text.style.visibility = 'hidden'
        const isLast = () => mine === turn
        import('../../ui/words/otherLanguages.ts').then(
          ({ buttonWordsOf }) => {
            const { language = 'en', words = english } = buttonWordsOf(requested) ?? {}
            if (isLast()) write(words, language)
          },
          () => isLast() && write(english, 'en'),
        )
      }
      button.dataset.status = state.status
      if ('address' in state) button.dataset.kind = 'plain'
      else delete button.dataset.kind
    },
  }
}

/** Says what has changed, as an event that crosses shadow roots. */
export function tellChange(element: HTMLElement, detail: ButtonState): void {
  element.dispatchEvent(new CustomEvent('latchkey-change', { detail, bubbles: true, composed: true }))
}
