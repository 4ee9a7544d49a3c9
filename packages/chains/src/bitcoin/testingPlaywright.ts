import type { TestBitcoinWallet } from './testing.ts'
import { type About, announce, createProvider, type State } from './testingProvider.ts'

/** The members of a Playwright `Page` that are used. Not imported, so that any version works. */
type PageLike = { frames(): readonly { evaluate(script: string): Promise<unknown> }[] }
type Ask = { readonly method: string; readonly input: Readonly<Record<string, unknown>> }
type Outcome = { result: unknown } | { error: { code: unknown; message: string } }
/** A Playwright `Page` or `BrowserContext`. */
type Target = {
  exposeBinding(name: string, callback: (source: unknown, ask: Ask) => unknown): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
} & (PageLike | { pages(): readonly PageLike[] })

let injected = 0

/**
 * Adds a Bitcoin wallet that runs in Node to a page, or to every page of a context.
 *
 * Keys never enter the browser. The page sees the wallet across reloads and in
 * every frame. Call it before `goto`.
 *
 * @example
 * const wallet = createTestBitcoinWallet()
 * await injectTestBitcoinWallet(context, wallet)
 */
export async function injectTestBitcoinWallet(target: Target, wallet: TestBitcoinWallet): Promise<void> {
  const name = `__latchkeyTestBitcoinWallet${++injected}`
  await target.exposeBinding(name, async (_source, { input, method }): Promise<Outcome> => {
    try {
      return { result: await wallet.ask(method, input) }
    } catch (error) {
      // Playwright only carries the message of an error, so the code is passed as data.
      const { code, message } = error as { code?: unknown; message: string }
      return { error: { code, message } }
    }
  })
  const parts = `{ createProvider: ${createProvider}, announce: ${announce} }`
  const about = JSON.stringify({ binding: name, about: wallet.about, chain: wallet.chain })
  await target.addInitScript({ content: `(${install})(${about}, ${parts})` })

  const pages = () => ('pages' in target ? target.pages() : [target])
  wallet.onChange(() => {
    const { chain, shared, vanished } = wallet
    const content = `(${deliver})(${JSON.stringify({ binding: name, state: { shared, chain }, vanished })})`
    // Fails for frames that are navigating away, which is fine.
    for (const frame of pages().flatMap((page) => page.frames())) frame.evaluate(content).catch(() => {})
    // A page that loads later must not find it.
    if (vanished) target.addInitScript({ content }).catch(() => {})
  })
}

type Bridge = { share(state: State, vanished: boolean): void }

// The two functions below run in the page and must be self-contained.

function install(
  { about, binding, chain }: { binding: string; about: About; chain: string },
  parts: { createProvider: typeof createProvider; announce: typeof announce },
) {
  const page = window as unknown as Record<string, unknown>
  const bridge = page[binding] as (ask: Ask) => Promise<Outcome>
  async function ask(method: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    const outcome = await bridge({ method, input })
    if (!('error' in outcome)) return outcome.result
    throw Object.assign(new Error(outcome.error.message), { code: outcome.error.code })
  }
  const { provider, share } = parts.createProvider(about, { shared: [], chain }, ask)
  const leave = parts.announce(about, provider, window)
  const local: Bridge = {
    share(state, vanished) {
      share(state)
      if (vanished) leave()
    },
  }
  Object.defineProperty(window, `${binding}Bridge`, { value: local })
  // Restores what the wallet already shares with this page.
  ask('state', {}).then(
    (state) => share(state as State),
    () => {},
  )
}

function deliver(args: { binding: string; state: State; vanished: boolean }) {
  const bridge = (window as unknown as Record<string, Bridge | undefined>)[`${args.binding}Bridge`]
  bridge?.share(args.state, args.vanished)
}
