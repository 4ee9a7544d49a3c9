import { type ButtonState, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'
import type { Running } from './run.tsx'

/**
 * `<latchkey-button>` for pages without React or a bundler.
 *
 * Only this file loads with the page. The kit, React and the modal load on the
 * first click, or immediately if a wallet was connected on an earlier visit. The
 * element dispatches `latchkey-change` with `{ status, address, network }`.
 *
 * @example
 * <script type="module" src="/latchkey/latchkey.js"></script>
 * <latchkey-button networks="1 8453 solana"></latchkey-button>
 */
export class LatchkeyButton extends HTMLElement {
  #running: Promise<Running> | undefined
  #stop: (() => void) | undefined
  readonly #button: HTMLButtonElement

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    this.#button = document.createElement('button')
    this.#button.type = 'button'
    this.#button.className = 'lk-button'
    root.append(this.#button)
    this.#button.addEventListener('click', () => void this.open())
    // Preloads for the likely click, which tries again if this fails.
    const warm = () => void import('./run.tsx').catch(() => {})
    this.#button.addEventListener('pointerenter', warm, { once: true })
  }

  connectedCallback(): void {
    this.#show({ status: 'disconnected' })
    const [theme, accent] = [this.getAttribute('theme'), this.getAttribute('accent')]
    if (theme) this.#button.dataset.theme = theme
    if (accent) this.#button.style.setProperty('--lk-accent', accent)
    if (hasStoredConnection(this.getAttribute('kit-id') ?? 'default')) void this.kit()
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#running?.then(
      ({ kit }) => kit.destroy(),
      () => {},
    )
    this.#running = undefined
  }

  /** Opens the modal. */
  async open(): Promise<void> {
    const { open } = await this.#run()
    open()
  }

  /** The kit, for everything else. */
  async kit(): Promise<Running['kit']> {
    return (await this.#run()).kit
  }

  /** Disconnects all wallets. */
  async disconnect(): Promise<void> {
    const { disconnect } = await this.#run()
    await disconnect()
  }

  #run(): Promise<Running> {
    this.#running ??= import('./run.tsx').then(({ run }) => {
      const running = run(this)
      this.#stop = running.watch((state) => {
        this.#show(state)
        this.dispatchEvent(
          new CustomEvent('latchkey-change', { detail: state, bubbles: true, composed: true }),
        )
      })
      return running
    })
    // If loading fails, the next click tries again.
    this.#running.catch(() => {
      this.#running = undefined
    })
    return this.#running
  }

  #show(state: ButtonState): void {
    this.#button.textContent = buttonLabel(state, localeOf(this))
    this.#button.dataset.status = state.status
    if ('address' in state) this.#button.dataset.kind = 'plain'
    else delete this.#button.dataset.kind
  }
}

/** The language of the button and the modal. */
function localeOf(element: HTMLElement): string {
  return element.getAttribute('locale') ?? (document.documentElement.lang || navigator.language)
}

function hasStoredConnection(id: string): boolean {
  try {
    return /"connections":\[\{/.test(localStorage.getItem(`latchkey.${id}`) ?? '')
  } catch {
    return false
  }
}

customElements.define('latchkey-button', LatchkeyButton)
