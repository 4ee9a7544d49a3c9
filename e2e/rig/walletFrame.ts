import { setTimeout as sleep } from 'node:timers/promises'
import axe from 'axe-core'
import type { ElementHandle, Frame, Page } from 'puppeteer-core'
import { names, originOf } from './names.ts'

/** What a visitor sees of the wallet inside a page. */
export type WalletFrame = {
  readonly frame: Frame
  /** Everything that is written on the screen. */
  text(): Promise<string>
  /** Resolves once the screen says it. */
  says(text: string): Promise<void>
  /** Clicks a button by its label, or by a pattern for one that counts. */
  press(label: string | RegExp): Promise<void>
  /** The label or the text of what has the focus. */
  focused(): Promise<string>
  /** Resolves once no colour is changing any more. */
  settle(): Promise<void>
  /** Accessibility violations found by axe. */
  axe(): Promise<string[]>
  /** Elements that are wider than the frame. */
  cutOff(): Promise<string[]>
  /** Makes it later by so much for the frame: a cool-down lasts longer than a test should. */
  skip(ms: number): Promise<void>
}

const timeoutMs = 15_000

export async function walletFrame(page: Page): Promise<WalletFrame> {
  const frame = await until(async () =>
    page.frames().find((one) => one.url().startsWith(originOf(names.wallet))),
  )

  const text = () =>
    frame.evaluate(() => {
      const root = document.querySelector('body > div')?.shadowRoot
      const parts = [...(root?.querySelectorAll('h1, p, .match, button') ?? [])]
      const text = parts.map(({ textContent }) => textContent).join(' ')
      return text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
    })

  async function findButton(label: string | RegExp): Promise<ElementHandle<Element> | undefined> {
    for (const button of await frame.$$('>>> button')) {
      const text = (await button.evaluate(({ textContent }) => textContent)) ?? ''
      if (typeof label === 'string' ? text === label : label.test(text)) return button
    }
    return undefined
  }

  return {
    frame,
    text,
    async says(wanted) {
      let seen = ''
      await until(async () => {
        seen = await text()
        return seen.includes(wanted) || undefined
      }).catch(() => {
        throw new Error(`"${wanted}" is not on the screen, but: ${seen}`)
      })
    },
    async press(label) {
      const button = await until(() => findButton(label))
      await button.click()
    },
    focused: () =>
      frame.evaluate(() => {
        const active = document.querySelector('body > div')?.shadowRoot?.activeElement
        return active?.getAttribute('aria-label') ?? active?.textContent ?? ''
      }),
    settle: () =>
      frame.evaluate(async () => {
        const root = document.querySelector('body > div')?.shadowRoot
        const changes = root?.getAnimations().filter((one) => one instanceof CSSTransition) ?? []
        await Promise.allSettled(changes.map(({ finished }) => finished))
      }),
    async axe() {
      await frame.evaluate(axe.source)
      return frame.evaluate(async () => {
        const { axe } = globalThis as unknown as Axe
        const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
      })
    },
    cutOff: () =>
      frame.evaluate(() => {
        const main = document.querySelector('body > div')?.shadowRoot?.querySelector('main')
        const all = [...(main?.querySelectorAll('*') ?? [])]
        const wide = all.filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -0.5 || right > innerWidth + 0.5)
        })
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = document.documentElement
        return [
          ...wide.map(({ localName, textContent }) => `<${localName}> ${textContent}`),
          ...(scrollWidth > clientWidth || scrollHeight > clientHeight ? ['the frame scrolls'] : []),
        ]
      }),
    skip: (ms) =>
      frame.evaluate((ms) => {
        const now = performance.now.bind(performance)
        performance.now = () => now() + ms
      }, ms),
  }
}

type Axe = {
  axe: {
    run(
      root: Document,
      options: object,
    ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
  }
}

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (const ends = performance.now() + timeoutMs; performance.now() < ends; await sleep(50)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error('not there in time')
}
