import type { TestWallet, TestWalletOptions } from 'latchkey/testing'
import type { Address } from 'viem'
import { readCatalogue } from '../packages/kit/scripts/genMessages.ts'
import { expect, type Host } from './host.ts'
import type { World } from './world/world.ts'

/** The text of a message without values. */
export type Words = Readonly<Record<string, string>>

/** All messages of a language. */
export function wordsOf(locale: string): Promise<Words> {
  return readCatalogue(locale)
}

/** Helpers of every walk, in any language. */
export type Walk = {
  /** The names of the views visited so far. */
  readonly seen: string[]
  /** The text of a message; of one with values, its longest fixed part. Throws for unknown messages. */
  say(key: string): string
  /** Waits for a text in the modal, then until nothing moves, and calls `onView`. */
  see(name: string, text: string | RegExp, again?: () => Promise<void>): Promise<void>
}

export async function startWalk({ host, locale = 'en', onView }: startWalk.Args): Promise<Walk> {
  const words = await wordsOf(locale)
  const seen: string[] = []
  return {
    seen,
    say(key) {
      const said = longest((words[key] ?? '').split(/\{\w+\}/))
      // An empty text would match every view.
      if (!said) throw new Error(`There is no message ${key}.`)
      return said
    },
    async see(name, text, again) {
      // Failed requests are retried several times before the view shows an error.
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
    /** Called for each view with its name and state; `again` restores a transient one. */
    onView(name: string, again?: () => Promise<void>): Promise<void>
  }
}

/** Waits until all animations but endless ones have finished. */
export async function standStill({ page }: Host): Promise<void> {
  // The height follows the content one frame later.
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

/** Inputs of a walk through views about money: the fixtures of a journey, and the callback. */
export type WalkArgs = {
  host: Host
  world: World
  addWallet(options?: Partial<TestWalletOptions>): Promise<TestWallet>
  visitWithServer(settings?: Record<string, string>): Promise<void>
  mint(token: Address, to: Address, units: bigint): Promise<void>
  /** The query parameters of the page: theme, language. */
  settings?: Record<string, string>
  /** Called for each view with its name and state. */
  onView(name: string): Promise<void>
}

function longest(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .reduce((best, part) => (part.length > best.length ? part : best), '')
}
