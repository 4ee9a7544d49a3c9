import { drawButton, tellChange } from '../element/drawButton.ts'
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
  readonly #drawn = drawButton(this)

  constructor() {
    super()
    const { button } = this.#drawn
    button.addEventListener('click', () => void this.open())
    // Preloads for the likely click, which tries again if this fails.
    const warm = () => void import('./run.tsx').catch(() => {})
    for (const hint of ['pointerenter', 'pointerdown']) button.addEventListener(hint, warm, { once: true })
  }

  connectedCallback(): void {
    const { button, show } = this.#drawn
    show({ status: 'disconnected' }, this.getAttribute('locale') ?? undefined)
    const [theme, accent] = [this.getAttribute('theme'), this.getAttribute('accent')]
    if (theme) button.dataset.theme = theme
    if (accent) button.style.setProperty('--lk-accent', accent)
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
        this.#drawn.show(state, this.getAttribute('locale') ?? undefined)
        tellChange(this, state)
      })
      return running
    })
    // If loading fails, the next click tries again.
    this.#running.catch(() => {
      this.#running = undefined
    })
    return this.#running
  }
}

function hasStoredConnection(id: string): boolean {
  try {
    return /"connections":\[\{/.test(localStorage.getItem(`latchkey.${id}`) ?? '')
  } catch {
    return false
  }
}

customElements.define('latchkey-button', LatchkeyButton)
