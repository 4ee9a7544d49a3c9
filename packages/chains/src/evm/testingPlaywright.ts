import type { TestRequest, TestWallet } from './testing.ts'

/** The members of a Playwright `Page` that are used. Not imported, so that any version works. */
type PageLike = {
  frames(): readonly FrameLike[]
}
type FrameLike = {
  evaluate(script: string): Promise<unknown>
}
type Injectable = {
  exposeBinding(name: string, callback: (source: unknown, request: TestRequest) => unknown): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
}
/** A Playwright `Page` or `BrowserContext`. */
export type InjectionTarget = Injectable & (PageLike | { pages(): readonly PageLike[] })

type Outcome = { result: unknown } | { error: { code: unknown; message: string; data: unknown } }
type Bridge = { emit(event: string, payload: unknown): void; vanished: boolean }

let injected = 0

/**
 * Adds an EVM wallet that runs in Node to a page, or to every page of a context.
 *
 * Keys never enter the browser. The page sees an EIP-6963 announcement and an
 * EIP-1193 provider, across reloads and in every frame. Call it before `goto`.
 *
 * @example
 * const wallet = createTestWallet({ chains: [anvil.forWallet] })
 * await injectTestWallet(context, wallet)
 */
export async function injectTestWallet(
  target: InjectionTarget,
  wallet: TestWallet,
  options: injectTestWallet.Options = {},
): Promise<void> {
  const { legacy = false } = options
  const name = `__latchkeyTestWallet${++injected}`
  await target.exposeBinding(name, async (_source, request): Promise<Outcome> => {
    try {
      return { result: await wallet.provider.request(request) }
    } catch (error) {
      // Playwright only carries the message of an error, so the code is passed as data.
      const { code, data, message } = error as { code?: unknown; data?: unknown; message: string }
      return { error: { code, message, data } }
    }
  })
  await target.addInitScript({ content: call(install, { name, info: wallet.info, legacy }) })

  const pages = () => ('pages' in target ? target.pages() : [target])
  const tell = (event: string, payload: unknown) => {
    // Fails for frames that are navigating away, which is fine.
    for (const frame of pages().flatMap((page) => page.frames()))
      frame.evaluate(call(deliver, { name, event, payload, vanished: wallet.vanished })).catch(() => {})
  }
  for (const event of ['accountsChanged', 'chainChanged', 'connect']) {
    wallet.provider.on(event, (payload) => tell(event, payload))
  }
  wallet.provider.on('disconnect', (error) => {
    const { code, message } = error as { code?: unknown; message?: unknown }
    tell('disconnect', { code, message })
    if (!wallet.vanished) return
    // A page that loads later must not find it.
    const content = call(deliver, { name, event: '', payload: null, vanished: true })
    target.addInitScript({ content }).catch(() => {})
  })
}

export declare namespace injectTestWallet {
  type Options = {
    /** Also sets `window.ethereum`, or only that. @default false */
    legacy?: boolean | 'only' | undefined
  }
}

function call<arg>(script: (arg: arg) => void, arg: arg): string {
  return `(${script})(${JSON.stringify(arg)})`
}

// The two functions below run in the page and must be self-contained.

function install({
  info,
  legacy,
  name,
}: {
  name: string
  info: TestWallet['info']
  legacy: boolean | 'only'
}) {
  const page = window as unknown as Record<string, unknown>
  const ask = page[name] as (request: unknown) => Promise<Outcome>
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const outcome = await ask({ method, params })
      if (!('error' in outcome)) return outcome.result
      const { code, data, message } = outcome.error
      throw Object.assign(new Error(message), data === undefined ? { code } : { code, data })
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  const bridge: Bridge = {
    vanished: false,
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    },
  }
  Object.defineProperty(window, `${name}Bridge`, { value: bridge })
  if (legacy) Object.defineProperty(window, 'ethereum', { value: provider, configurable: true })
  if (legacy === 'only') return
  const announce = () => {
    if (bridge.vanished) return
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

function deliver({
  event,
  name,
  payload,
  vanished,
}: {
  name: string
  event: string
  payload: unknown
  vanished: boolean
}) {
  const bridge = (window as unknown as Record<string, Bridge | undefined>)[`${name}Bridge`]
  if (!bridge) return
  bridge.vanished = vanished
  if (event) bridge.emit(event, payload)
}
