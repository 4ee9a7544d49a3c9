import { appearance } from '../core/config/appearance.ts'
import { attachOpener } from '../core/modal/opener.ts'
import type { ButtonState } from '../ui/controls/buttonLabel.ts'
import { buttonTokens, setTokens } from '../ui/theme/themeTokens.ts'
import { stringsOf } from '../ui/words/strings.ts'
import { drawButton, tellChange } from './element/drawButton.ts'
import { watchButton } from './element/watchButton.ts'
import type { Latchkey } from './index.ts'
import { mountLatchkey } from './mount.tsx'

export type { ButtonState }

/**
 * Defines `<latchkey-button>` for this kit, and adds its modal to the page: for apps without React
 * components, such as those in Vue or Svelte. `react` and `react-dom` must be installed. The
 * element dispatches `latchkey-change` events, whose `detail` is a {@link ButtonState}. Does
 * nothing on a server.
 *
 * @example
 * defineButton(kit)
 * document.body.append(document.createElement('latchkey-button'))
 */
export function defineButton(kit: Latchkey, { name = 'latchkey-button' }: defineButton.Options = {}): void {
  if (typeof customElements === 'undefined') return
  mountLatchkey(kit)
  const look = appearance.of(kit)
  customElements.define(
    name,
    class extends HTMLElement {
      readonly #drawn = drawButton(this)
      #stops: (() => void)[] = []

      connectedCallback(): void {
        const { button, show } = this.#drawn
        let state: ButtonState = { status: 'disconnected' }
        const draw = () => {
          const { locale, theme } = look.get()
          const page = document.documentElement.lang || navigator.language
          show(state, locale ?? page, (language) => stringsOf(kit, language))
          setTokens(button, buttonTokens(theme))
          button.dataset.theme = theme.mode ?? 'auto'
        }
        const watch = watchButton(kit, (next) => {
          state = next
          draw()
          tellChange(this, state)
        })
        this.#stops = [attachOpener(kit, button), watch, look.subscribe(draw)]
      }

      disconnectedCallback(): void {
        for (const stop of this.#stops) stop()
      }
    },
  )
}

export declare namespace defineButton {
  type Options = {
    /** Of the element; a second kit on the page needs another one. @default 'latchkey-button' */
    name?: string | undefined
  }
}
