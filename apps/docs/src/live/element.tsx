import type { Root } from 'react-dom/client'

/** Every live block of the pages, by page and file: the code that the page shows, unchanged. */
const blocks = import.meta.glob<Record<string, unknown>>('../../.generated/live/**/*.{ts,tsx}')

/**
 * Runs the block of a page beside its code. It starts when the visitor comes near, with test
 * wallets on a chain in the page.
 */
class LiveBlock extends HTMLElement {
  #root: Root | undefined
  #watch: IntersectionObserver | undefined

  connectedCallback(): void {
    this.#watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      this.#watch?.disconnect()
      void this.#run()
    })
    this.#watch.observe(this)
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
    this.#root?.unmount()
  }

  async #run(): Promise<void> {
    const stage = this.querySelector<HTMLElement>('.live-stage')
    if (!stage) return
    try {
      const { offerWallets } = await import('./offerWallets.ts')
      offerWallets()
      const { block = '', html } = this.dataset
      if (html === undefined) await this.#runModule(stage, block)
      else runHtml(stage, html)
      this.dataset.state = 'running'
    } catch (error) {
      this.dataset.state = 'failed'
      stage.textContent = `This block did not start: ${error instanceof Error ? error.message : error}`
    }
  }

  async #runModule(stage: HTMLElement, block: string): Promise<void> {
    const module = await blocks[`../../.generated/live/${block}`]?.()
    const shown = module?.default
    if (typeof shown !== 'function') throw new Error('it has no default export')
    stage.textContent = ''
    // A plain module is given its place in the page; a component is rendered into it.
    if (block.endsWith('.ts')) return shown(stage)
    const [{ createElement }, { createRoot }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
    ])
    this.#root = createRoot(stage)
    this.#root.render(createElement(shown as () => null))
  }
}

/** Adds markup with the scripts that it names. */
function runHtml(stage: HTMLElement, html: string): void {
  const given = new DOMParser().parseFromString(html, 'text/html')
  const scripts = [...given.querySelectorAll('script')]
  for (const script of scripts) script.remove()
  stage.replaceChildren(...given.body.childNodes)
  for (const { src } of scripts) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = new URL(
      new URL(src).pathname.slice(1),
      new URL(import.meta.env.BASE_URL, location.href),
    ).href
    stage.append(script)
  }
}

customElements.define('latchkey-live', LiveBlock)
