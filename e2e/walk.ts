import type { TestWallet, TestWalletOptions } from 'latchkey/testing'
import type { Address } from 'viem'
import { readCatalogue } from '../packages/kit/scripts/genMessages.ts'
import { expect, type Host } from './host.ts'
import type { World } from './world/world.ts'

/** What a message of the catalogue says, for those that take no values. */
export type Words = Readonly<Record<string, string>>

/** The messages of a language as their translators wrote them. */
export function wordsOf(locale: string): Promise<Words> {
  return readCatalogue(locale)
}

/** What every walk does on its way, in any language. */
export type Walk = {
  /** The views seen so far, by name. */
  readonly seen: string[]
  /** What a message says; of one that takes values, the longest part. Throws for one that there is not. */
  say(key: string): string
  /** Waits for a text in the modal, then until all stands still, and has the view looked at. */
  see(name: string, text: string | RegExp, again?: () => Promise<void>): Promise<void>
}

export async function startWalk({ host, locale = 'en', onView }: startWalk.Args): Promise<Walk> {
  const words = await wordsOf(locale)
  const seen: string[] = []
  return {
    seen,
    say(key) {
      const said = longest((words[key] ?? '').split(/\{\w+\}/))
      // Nothing would be found in every view.
      if (!said) throw new Error(`There is no message ${key}.`)
      return said
    },
    async see(name, text, again) {
      // What fails is tried several times before it is given up.
      await expect(host.modal).toContainText(text, { timeout: 30_000 })
      await standStill(host)
      seen.push(name)
      await onView(name, again)
    },
  }
}

export declare namespace startWalk {
  type Args = {
    host: Host
    locale?: string | undefined
    /** On each view, named after itself and its state; `again` brings back one that does not last. */
    onView(name: string, again?: () => Promise<void>): Promise<void>
  }
}

/** Waits until nothing moves but what runs on while something is waited for. */
export async function standStill({ page }: Host): Promise<void> {
  // The height follows what is in a view one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      })
    return moving.length === 0
  })
}

/** What a walk through views of money needs: the fixtures of a journey, and what to do on each view. */
export type WalkArgs = {
  host: Host
  world: World
  addWallet(options?: Partial<TestWalletOptions>): Promise<TestWallet>
  visitWithServer(settings?: Record<string, string>): Promise<void>
  mint(token: Address, to: Address, units: bigint): Promise<void>
  /** How the page is visited: theme, language. */
  settings?: Record<string, string>
  /** On each view, named after itself and its state. */
  onView(name: string): Promise<void>
}

function longest(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .reduce((best, part) => (part.length > best.length ? part : best), '')
}
