import { appearance } from '../core/config/appearance.ts'
import { attachOpener } from '../core/modal/opener.ts'
import type { ButtonState } from '../ui/controls/buttonLabel.ts'
import { buttonTokens, setTokens } from '../ui/theme/buttonTokens.ts'
import { stringsOf } from '../ui/words/strings.ts'
import { drawButton, tellChange } from './element/drawButton.ts'
import { watchButton } from './element/watchButton.ts'
import type { Latchkey } from './index.ts'
import { mountLatchkey } from './mount.tsx'
import { attachModal } from './react/attachModal.tsx'

export type { ButtonState }

/**
 * Defines `<latchkey-button>`, for apps without React components, such as those in Vue or Svelte.
 * It belongs to this kit, whose modal is added to the page, or to the one in its property `kit`.
 * `react` and `react-dom` must be installed. The element dispatches `latchkey-change` events, whose
 * `detail` is a {@link ButtonState}. Does nothing on a server.
 *
 * @example
 * defineButton(kit)
 * document.body.append(document.createElement('latchkey-button'))
 */
export function defineButton(kit?: Latchkey, { name = 'latchkey-button' }: defineButton.Options = {}): void {
  if (typeof customElements === 'undefined') return
  if (kit) mountLatchkey(kit)
  customElements.define(
    name,
    class extends HTMLElement implements LatchkeyButton {
      readonly #drawn = drawButton(this)
      #kit = kit
      #stops: (() => void)[] = []

      get kit(): Latchkey | undefined {
        return this.#kit
      }

      set kit(next: Latchkey | undefined) {
        if (next === this.#kit) return
        this.disconnectedCallback()
        this.#kit = next
        if (this.isConnected) this.connectedCallback()
      }

      connectedCallback(): void {
        // Set by a framework before the element was defined.
        if (Object.hasOwn(this, 'kit')) {
          const { kit } = this
          Reflect.deleteProperty(this, 'kit')
          this.#kit = kit
        }
        if (this.#kit) this.#follow(this.#kit)
      }

      #follow(kit: Latchkey): void {
        const { button, show } = this.#drawn
        const look = appearance.of(kit)
        let state: ButtonState = { status: 'disconnected' }
        const draw = () => {
          const { locale, theme } = look.get()
          show(state, locale, (language) => stringsOf(kit, language))
          setTokens(button, buttonTokens(theme))
          button.dataset.theme = theme.mode ?? 'auto'
        }
        const watch = watchButton(kit, (next) => {
          state = next
          draw()
          tellChange(this, state)
        })
        this.#stops = [attachModal(kit), attachOpener(kit, button), watch, look.subscribe(draw)]
      }

      disconnectedCallback(): void {
        for (const stop of this.#stops.splice(0)) stop()
      }
    },
  )
}

/** The element that {@link defineButton} defines. */
export interface LatchkeyButton extends HTMLElement {
  kit: Latchkey | undefined
}

export declare namespace defineButton {
  type Options = {
    /** Of the element; a second kit on the page needs another one. @default 'latchkey-button' */
    name?: string | undefined
  }
}
