import { setTimeout as sleep } from 'node:timers/promises'
import { type Picture, readPng } from '../relay/readPng.ts'
import { readQrIn } from '../relay/readQr.ts'
import type { EngineTab } from './engine.ts'
import { look, type Query, type Seen } from './look.ts'

const timeoutMs = 15_000
const pollMs = 60

/** A tab with a page that has the kit, as a visitor uses it. */
export class Tab {
  readonly engine: EngineTab

  constructor(engine: EngineTab) {
    this.engine = engine
  }

  find(query: Query, scroll = false): Promise<Seen[]> {
    return this.engine.evaluate(look, { query, scroll })
  }

  /** The first that is there, once it is. */
  see(query: Query, within = timeoutMs): Promise<Seen> {
    return until(`${say(query)} is seen`, async () => (await this.find(query))[0], { within, tab: this })
  }

  async seeNone(query: Query): Promise<void> {
    await until(`${say(query)} is gone`, async () => (await this.find(query)).length === 0 || undefined, {
      tab: this,
    })
  }

  /** Clicks, once it stands still and nothing covers it. A visitor reads before pressing. */
  async click(query: Query | string): Promise<void> {
    const wanted = typeof query === 'string' ? { role: 'button', name: query } : query
    let before = ''
    let sameCount = 0
    const { height, width, x, y } = await until(
      `${say(wanted)} can be clicked`,
      async () => {
        const [first] = await this.find(wanted, true)
        const now = JSON.stringify([first?.x, first?.y, first?.width, first?.height])
        const isReady = first?.isHit && !first.isMoving && !first.isDisabled
        sameCount = isReady && now === before ? sameCount + 1 : 0
        before = now
        // A view that has just come may still be drawn again.
        return sameCount >= 3 ? first : undefined
      },
      { tab: this },
    )
    await this.engine.click(x + width / 2, y + height / 2)
  }

  /** Replaces the text of a field. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query)
    await this.engine.press('Control+a')
    if (text) await this.engine.type(text)
    else await this.engine.press('Backspace')
    await until(
      `${say(query)} says ${text}`,
      async () => (await this.find(query))[0]?.value === text || undefined,
      {
        tab: this,
      },
    )
  }

  /** Clicks a button of the page. */
  clickOnPage(name: string, inside?: string): Promise<void> {
    return this.click({ role: 'button', name, where: 'page', inside })
  }

  /** Clicks beside everything, in the upper left corner. */
  clickBeside(): Promise<void> {
    return this.engine.click(5, 5)
  }

  /** Presses Tab until the button of the modal has the focus. */
  async tabTo(name: string): Promise<void> {
    const button = { role: 'button', name }
    await this.see(button)
    for (let presses = 0; presses < 30; presses++) {
      await this.press('Tab')
      if ((await this.find(button))[0]?.isFocused) return
    }
    throw new Error(`Tab does not reach "${name}".`)
  }

  press(key: string): Promise<void> {
    return this.engine.press(key)
  }

  /** Opens the modal with the button of the page. */
  async open(): Promise<void> {
    await this.engine.bringToFront()
    await this.click({ testId: 'latchkey-connect', where: 'page' })
    await this.see({ role: 'dialog' })
  }

  async close(): Promise<void> {
    await this.click('Close')
    await this.seeClosed()
  }

  seeClosed(): Promise<void> {
    return this.seeNone({ role: 'dialog' })
  }

  async connect(wallet = 'Test Wallet'): Promise<void> {
    await this.open()
    await this.click(wallet)
    await this.seeOnPage('status', 'connected')
    await this.seeClosed()
  }

  /** Waits until the view with that title is shown. */
  async seeView(title: string): Promise<void> {
    await until(
      `the view "${title}" is shown`,
      async () => (await this.find({ css: 'h1' })).some(({ text }) => text === title) || undefined,
      { tab: this },
    )
  }

  /** Waits until the modal says that. */
  async seeInModal(words: string | RegExp, within = timeoutMs): Promise<void> {
    await until(
      `the modal says ${words}`,
      async () => {
        const text = await this.modalText()
        return (typeof words === 'string' ? text.includes(words) : words.test(text)) || undefined
      },
      { within, tab: this },
    )
  }

  async modalText(): Promise<string> {
    return (await this.find({ role: 'dialog' }))[0]?.text ?? ''
  }

  /** Waits until what the page shows under that test id is that. */
  async seeOnPage(testId: string, text: string | RegExp | undefined, inside?: string): Promise<void> {
    let seen = ''
    await until(
      `${testId} of the page is ${text}`,
      async () => {
        seen = (await this.find({ testId, inside, where: 'page' }))[0]?.text ?? ''
        return (typeof text === 'string' ? seen === text : text?.test(seen)) || undefined
      },
      { tab: this, also: () => `it is "${seen}"` },
    )
  }

  /** Opens a view directly, with the kit that the example exposes to the console. */
  async push(name: string, params?: object): Promise<void> {
    await this.engine.evaluate(
      (view) => (globalThis as unknown as Handed).latchkeyExample.push(view),
      params ? { name, params } : { name },
    )
  }

  /** The first frame of the modal: what is found in it is on its page. */
  frame(): Tab {
    const { engine } = this
    return new Tab({
      ...engine,
      evaluate: engine.evaluateInFrame,
      click: async (x, y) => {
        const frame = await this.see({ css: 'iframe' })
        await engine.click(frame.x + x, frame.y + y)
      },
    })
  }

  /** The pixels of what is found, as they are on the screen. */
  async pictureOf(query: Query): Promise<Picture> {
    const { height, width, x, y } = await this.see(query)
    const screen = readPng(await this.engine.screenshot())
    const [left, top, columns, rows] = [x, y, width, height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ]
    const data = new Uint8Array(columns * rows * 4)
    for (let row = 0; row < rows; row++) {
      const from = ((top + row) * screen.width + left) * 4
      data.set(screen.data.subarray(from, from + columns * 4), row * columns * 4)
    }
    return { width: columns, height: rows, data }
  }

  /** The text of the QR code that has that name, as soon as there is one. */
  readCode(name: string): Promise<string> {
    return until(
      `the code "${name}" can be read`,
      async () => {
        const [first] = await this.find({ role: 'img', name }, true)
        return first && readQrIn(await this.pictureOf({ role: 'img', name }))
      },
      { tab: this, within: 20_000 },
    )
  }
}

type Handed = { latchkeyExample: { push(view: object): void } }

/** Resolves to what `find` finds, as soon as it finds something. */
export async function until<Value>(
  what: string,
  find: () => Promise<Value | undefined>,
  { also, tab, within = timeoutMs }: { within?: number; tab?: Tab; also?: () => string } = {},
): Promise<Value> {
  let error: unknown
  for (const ends = performance.now() + within; performance.now() < ends; await sleep(pollMs)) {
    try {
      const found = await find()
      if (found !== undefined) return found
      error = undefined
    } catch (cause) {
      // A page that is being left answers nothing.
      error = cause
    }
  }
  const text = await tab?.modalText().catch(() => '')
  const details = [also?.(), text && `the modal says: ${text}`, error && String(error)].filter(Boolean)
  throw new Error([`Not in ${within / 1_000} s: ${what}`, ...details].join('; '))
}

const say = ({ css, inside, name, role, testId }: Query) =>
  [role, name && `"${name}"`, testId, css, inside && `in ${inside}`].filter(Boolean).join(' ')
