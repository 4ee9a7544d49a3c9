import { fromBase58 } from './base58.ts'
import type { TestSolanaWallet } from './testing.ts'

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

type Shared = { readonly address: string; readonly publicKey: string }
type Outcome = { result: string; accounts: readonly Shared[] } | { error: { code: unknown; message: string } }
type Bridge = { share(accounts: readonly Shared[], vanished: boolean): void }

let injected = 0

/**
 * Adds a Solana wallet that runs in Node to a page, or to every page of a context.
 *
 * Keys never enter the browser. The page sees a Wallet Standard wallet, across reloads
 * and in every frame. Call it before `goto`. Together with `injectTestWallet` and a wallet
 * of the same name, the modal shows one wallet for both families.
 *
 * @example
 * const wallet = await createTestSolanaWallet({ clusters: surfpool.forWallet })
 * await injectTestSolanaWallet(context, wallet)
 */
export async function injectTestSolanaWallet(target: Target, wallet: TestSolanaWallet): Promise<void> {
  const name = `__latchkeyTestSolanaWallet${++injected}`
  const shared = () =>
    wallet.provider.accounts.map(({ address }) => ({
      address,
      publicKey: toHex(fromBase58(address, 32) ?? new Uint8Array()),
    }))
  await target.exposeBinding(name, async (_source, { input, method }): Promise<Outcome> => {
    try {
      // Byte arrays cross as marked hex strings.
      const read = JSON.parse(input, (_, value) => (isMarked(value) ? fromHex(value.hex) : value))
      const answer = method === 'shared' ? null : await wallet.ask(method, read)
      const result = JSON.stringify(answer ?? null, (_, value) =>
        value instanceof Uint8Array ? { hex: toHex(value) } : value,
      )
      return { result, accounts: shared() }
    } catch (error) {
      // Playwright only carries the message of an error, so the code is passed as data.
      const { code, message } = error as { code?: unknown; message: string }
      return { error: { code, message } }
    }
  })
  const { chains, features, icon } = wallet.provider
  const about = { name: wallet.name, icon, chains, features: Object.keys(features) }
  await target.addInitScript({ content: call(install, { binding: name, about }) })

  const pages = () => ('pages' in target ? target.pages() : [target])
  wallet.onChange(() => {
    const content = call(deliver, { binding: name, accounts: shared(), vanished: wallet.vanished })
    // Fails for frames that are navigating away, which is fine.
    for (const frame of pages().flatMap((page) => page.frames())) frame.evaluate(content).catch(() => {})
    // A page that loads later must not find it.
    if (wallet.vanished) target.addInitScript({ content }).catch(() => {})
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

function install({
  about,
  binding,
}: {
  binding: string
  about: { name: string; icon: unknown; chains: readonly string[]; features: readonly string[] }
}) {
  const page = window as unknown as Record<string, unknown>
  const bridge = page[binding] as (ask: Ask) => Promise<Outcome>
  const listeners = new Set<(changed: unknown) => void>()
  const known = new Map<string, object>()
  let accounts: object[] = []
  let gone = false
  const unregister: (() => void)[] = []
  const fromHex = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

  function share(list: readonly Shared[]) {
    accounts = list.map(({ address, publicKey }) => {
      const { chains, features } = about
      const account =
        known.get(address) ?? Object.freeze({ address, publicKey: fromHex(publicKey), chains, features })
      known.set(address, account)
      return account
    })
  }
  async function ask(method: string, input: unknown): Promise<unknown> {
    const text = JSON.stringify(input, (_, value) =>
      value instanceof Uint8Array
        ? { hex: Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('') }
        : value,
    )
    const outcome = await bridge({ method, input: text })
    if ('error' in outcome)
      throw Object.assign(new Error(outcome.error.message), { code: outcome.error.code })
    share(outcome.accounts)
    return JSON.parse(outcome.result, (_, value) =>
      typeof value?.hex === 'string' ? fromHex(value.hex) : value,
    )
  }
  type Input = { account?: { address: string } } & Record<string, unknown>
  const several =
    (method: string) =>
    (...inputs: readonly Input[]) =>
      Promise.all(
        inputs.map(({ account, ...input }) =>
          ask(method, account ? { ...input, address: account.address } : input),
        ),
      )
  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const all: Record<string, object> = {
    'standard:connect': {
      version: '1.0.0',
      connect: async ({ silent = false } = {}) => {
        await ask('connect', { silent })
        return { accounts }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', {}) },
    'standard:events': {
      version: '1.0.0',
      on(_: string, listener: (changed: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: several('signMessage') },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: readonly object[]) =>
        Promise.all(
          inputs.map(async (input) => {
            const { address, ...signed } = (await ask('signIn', { input })) as { address: string }
            return { account: known.get(address), ...signed }
          }),
        ),
    },
    'solana:signTransaction': { ...versions, signTransaction: several('signTransaction') },
    'solana:signAndSendTransaction': {
      ...versions,
      signAndSendTransaction: several('signAndSendTransaction'),
    },
  }
  const wallet = Object.freeze({
    version: '1.0.0',
    name: about.name,
    icon: about.icon,
    chains: about.chains,
    features: Object.fromEntries(Object.entries(all).filter(([name]) => about.features.includes(name))),
    get accounts() {
      return accounts
    },
  })
  const local: Bridge = {
    share(list, vanished) {
      gone = vanished
      share(list)
      for (const listener of [...listeners]) listener({ accounts })
      if (vanished) for (const undo of unregister) undo()
    },
  }
  Object.defineProperty(window, `${binding}Bridge`, { value: local })
  const register = (api: { register(wallet: object): () => void }) => {
    if (!gone) unregister.push(api.register(wallet))
  }
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

function deliver({
  accounts,
  binding,
  vanished,
}: {
  binding: string
  accounts: readonly Shared[]
  vanished: boolean
}) {
  const bridge = (window as unknown as Record<string, Bridge | undefined>)[`${binding}Bridge`]
  bridge?.share(accounts, vanished)
}
