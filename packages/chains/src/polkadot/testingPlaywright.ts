import type { InjectedAccount } from './injected.ts'
import type { TestPolkadotWallet } from './testing.ts'

/** The members of a Playwright `Page` that are used. Not imported, so that any version works. */
type PageLike = {
  frames(): readonly FrameLike[]
}
type FrameLike = {
  evaluate(script: string): Promise<unknown>
}
type Ask = { readonly method: string; readonly input: unknown }
type Injectable = {
  exposeBinding(name: string, callback: (source: unknown, ask: Ask) => unknown): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
}
/** A Playwright `Page` or `BrowserContext`. */
type Target = Injectable & (PageLike | { pages(): readonly PageLike[] })

type Outcome = { readonly result: unknown } | { readonly error: string }
type Bridge = { share(accounts: readonly InjectedAccount[], vanished: boolean): void }

let injected = 0

/**
 * Adds a Polkadot wallet that runs in Node to a page, or to every page of a context.
 *
 * Keys never enter the browser. The page sees a wallet in `injectedWeb3`, across
 * reloads and in every frame. Call it before `goto`.
 *
 * @example
 * const wallet = await createTestPolkadotWallet()
 * await injectTestPolkadotWallet(context, wallet)
 */
export async function injectTestPolkadotWallet(target: Target, wallet: TestPolkadotWallet): Promise<void> {
  const binding = `__latchkeyTestPolkadotWallet${++injected}`
  await target.exposeBinding(binding, async (_source, { input, method }): Promise<Outcome> => {
    try {
      return { result: await wallet.ask(method, input) }
    } catch (error) {
      return { error: (error as Error).message }
    }
  })
  await target.addInitScript({ content: call(install, { binding, name: wallet.name }) })

  const pages = () => ('pages' in target ? target.pages() : [target])
  wallet.onChange(async () => {
    const { vanished } = wallet
    const accounts = await wallet.ask('accounts', undefined).catch(() => [])
    const content = call(deliver, { binding, accounts: accounts as readonly InjectedAccount[], vanished })
    // Fails for frames that are navigating away, which is fine.
    for (const frame of pages().flatMap((page) => page.frames())) frame.evaluate(content).catch(() => {})
    // A page that loads later must not find it.
    if (vanished) target.addInitScript({ content }).catch(() => {})
  })
}

function call<arg>(script: (arg: arg) => void, arg: arg): string {
  return `(${script})(${JSON.stringify(arg)})`
}

// The two functions below run in the page and must be self-contained.

function install({ binding, name }: { binding: string; name: string }) {
  const page = window as unknown as Record<string, unknown>
  const bridge = page[binding] as (ask: Ask) => Promise<Outcome>
  const listeners = new Set<(accounts: readonly InjectedAccount[]) => void>()
  async function ask(method: string, input?: unknown): Promise<unknown> {
    const outcome = await bridge({ method, input })
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.result
  }
  page.injectedWeb3 ??= {}
  const wallets = page.injectedWeb3 as Record<string, unknown>
  wallets[name] = {
    version: '1.0.0',
    async enable(appName: string) {
      await ask('enable', appName)
      return {
        accounts: {
          get: () => ask('accounts'),
          subscribe(listener: (accounts: readonly InjectedAccount[]) => void) {
            listeners.add(listener)
            ask('accounts')
              .then((accounts) => listener(accounts as readonly InjectedAccount[]))
              .catch(() => {})
            return () => listeners.delete(listener)
          },
        },
        signer: {
          signRaw: (payload: unknown) => ask('signRaw', payload),
          signPayload: (payload: unknown) => ask('signPayload', payload),
        },
      }
    },
  }
  const local: Bridge = {
    share(accounts, vanished) {
      for (const listener of [...listeners]) listener(accounts)
      if (vanished) delete wallets[name]
    },
  }
  Object.defineProperty(window, `${binding}Bridge`, { value: local })
}

function deliver({
  accounts,
  binding,
  vanished,
}: {
  binding: string
  accounts: readonly InjectedAccount[]
  vanished: boolean
}) {
  const bridge = (window as unknown as Record<string, Bridge | undefined>)[`${binding}Bridge`]
  bridge?.share(accounts, vanished)
}
