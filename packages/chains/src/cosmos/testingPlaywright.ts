import type { TestCosmosWallet } from './testing.ts'

/** The members of a Playwright `Page` that are used. Not imported, so that any version works. */
type PageLike = {
  frames(): readonly FrameLike[]
}
type FrameLike = {
  evaluate(script: string): Promise<unknown>
}
type Ask = { readonly method: string; readonly input: string }
type Injectable = {
  exposeBinding(name: string, callback: (source: unknown, ask: Ask) => unknown): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
}
/** A Playwright `Page` or `BrowserContext`. */
type Target = Injectable & (PageLike | { pages(): readonly PageLike[] })

type Outcome = { readonly result: string } | { readonly error: string }

let injected = 0

/**
 * Puts a Cosmos wallet that runs in Node in Keplr's place on a page, or on every page of a context.
 *
 * Keys never enter the browser. The page sees the wallet in `window.keplr`, across reloads and in
 * every frame. Call it before `goto`.
 *
 * @example
 * const wallet = createTestCosmosWallet()
 * await injectTestCosmosWallet(context, wallet)
 */
export async function injectTestCosmosWallet(target: Target, wallet: TestCosmosWallet): Promise<void> {
  const binding = `__latchkeyTestCosmosWallet${++injected}`
  await target.exposeBinding(binding, async (_source, { input, method }): Promise<Outcome> => {
    try {
      // Byte arrays cross as marked hex strings.
      const read = JSON.parse(input, (_, value) => (isMarked(value) ? fromHex(value.hex) : value))
      const answer = await wallet.ask(method, read)
      const write = (_: string, value: unknown) => {
        if (typeof value === 'bigint') return value.toString()
        return value instanceof Uint8Array ? { hex: toHex(value) } : value
      }
      return { result: JSON.stringify(answer ?? null, write) }
    } catch (error) {
      return { error: (error as Error).message }
    }
  })
  const methods = Object.keys(wallet.provider).filter((key) => key !== 'name')
  await target.addInitScript({ content: call(install, { binding, name: wallet.name, methods }) })

  const pages = () => ('pages' in target ? target.pages() : [target])
  wallet.onChange(() => {
    const { vanished } = wallet
    const content = call(deliver, { vanished })
    // Fails for frames that are navigating away, which is fine.
    for (const frame of pages().flatMap((page) => page.frames())) frame.evaluate(content).catch(() => {})
    // A page that loads later must not find it.
    if (vanished) target.addInitScript({ content }).catch(() => {})
  })
}

function isMarked(value: unknown): value is { hex: string } {
  return typeof value === 'object' && value !== null && typeof (value as { hex?: unknown }).hex === 'string'
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function call<arg>(script: (arg: arg) => void, arg: arg): string {
  return `(${script})(${JSON.stringify(arg)})`
}

// The two functions below run in the page and must be self-contained.

function install(args: { binding: string; name: string; methods: readonly string[] }) {
  const page = window as unknown as Record<string, unknown>
  const bridge = page[args.binding] as (ask: Ask) => Promise<Outcome>
  const write = (_: string, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (!(value instanceof Uint8Array)) return value
    return { hex: Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('') }
  }
  const read = (_: string, value: { hex?: unknown } | null) =>
    typeof value?.hex === 'string'
      ? Uint8Array.from(value.hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      : value
  async function ask(method: string, input: readonly unknown[]): Promise<unknown> {
    const outcome = await bridge({ method, input: JSON.stringify(input, write) })
    if ('error' in outcome) throw new Error(outcome.error)
    return JSON.parse(outcome.result, read)
  }
  const entries = args.methods.map((method) => [method, (...input: readonly unknown[]) => ask(method, input)])
  page.keplr = { ...Object.fromEntries(entries), name: args.name }
}

function deliver({ vanished }: { vanished: boolean }) {
  if (vanished) delete (window as { keplr?: unknown }).keplr
  else window.dispatchEvent(new Event('keplr_keystorechange'))
}
