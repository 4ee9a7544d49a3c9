import type { LocalWallet, Network } from '../driver.ts'
import { bitcoin } from './index.ts'
import { type About, announce, createProvider, type Shared } from './testingProvider.ts'
import { ordinalsKey, paymentKey, type TestKey } from './testingSign.ts'
import type { BitcoinProvider } from './watchWallets.ts'

const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23b63"/%3E%3C/svg%3E'

export type TestBitcoinWallet = {
  readonly about: About
  /** The object it adds to the page: a Wallet Standard wallet or a WBIP004 provider. */
  readonly provider: object
  /** All requests it received, oldest first. */
  readonly requests: readonly { readonly method: string; readonly input: unknown }[]
  /** The payment addresses, the selected account first. */
  readonly addresses: readonly string[]
  /** The selected account's address for collectibles. */
  readonly ordinals: string
  /** The addresses it currently shares with the page. */
  readonly shared: readonly Shared[]
  readonly vanished: boolean
  /** Performs one request of a page. Used to reach the wallet from another process. */
  ask(method: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Calls back when the accounts it shares change. */
  onChange(listener: () => void): () => void

  /** Declines the next prompt, or all of them until {@link TestBitcoinWallet.accept}. */
  decline(until?: 'next' | 'told'): void
  /** Approves prompts again. */
  accept(): void
  /** Keeps prompts open until released. */
  hold(): void
  /** Continues the held prompt: approves it, or declines it after {@link TestBitcoinWallet.decline}. */
  release(): void
  /** Selects an account by its index in `secrets`. */
  switchAccount(index: number): void
  /** As if the visitor removed the page from the wallet's list of connected sites. */
  disconnectSite(): void
  /** As if the extension were removed: shares no accounts and rejects all requests. */
  vanish(): void
}

export type TestBitcoinWalletOptions = {
  name?: string | undefined
  icon?: string | undefined
  /** `standard` for Wallet Standard, `wbip` for WBIP004. @default standard */
  dialect?: About['dialect'] | undefined
  /** @default regtest */
  chain?: 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest' | undefined
  /** One secret of 32 bytes per account. @default two random secrets */
  secrets?: readonly Uint8Array[] | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
}

/**
 * A Bitcoin wallet for tests and demos, with real keys.
 *
 * Each account has a payment address (P2WPKH) and one for collectibles (P2TR). It signs
 * with BIP-322. Its methods simulate what real wallets do: decline, leave a prompt open,
 * change accounts, disappear.
 *
 * @example
 * const wallet = createTestBitcoinWallet()
 * announceTestBitcoinWallet(wallet)
 */
export function createTestBitcoinWallet(options: TestBitcoinWalletOptions = {}): TestBitcoinWallet {
  const { chain = 'regtest', dialect = 'standard', icon = defaultIcon, name = 'Test Wallet' } = options
  const prefix = chain === 'mainnet' ? 'bc' : chain === 'regtest' ? 'bcrt' : 'tb'
  const secrets = options.secrets ?? [0, 1].map(() => crypto.getRandomValues(new Uint8Array(32)))
  const accounts = secrets.map((secret) => [
    paymentKey(secret, prefix),
    // Any other secret would do.
    ordinalsKey(secret.toReversed(), prefix),
  ]) as [TestKey, TestKey][]
  const about: About = { name, icon, chain, dialect }
  const requests: { method: string; input: unknown }[] = []
  const listeners = new Set<() => void>()
  let selected = 0
  let trusted = options.trusted ?? false
  let vanished = false
  let declining: 'next' | 'told' | undefined
  let held: PromiseWithResolvers<void> | undefined

  const keys = () => accounts[selected] as [TestKey, TestKey]
  const shared = (): readonly Shared[] =>
    trusted && !vanished ? keys().map(({ address, purpose }) => ({ address, purpose })) : []
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const trust = (value: boolean) => {
    if (trusted === value) return
    trusted = value
    tell()
  }
  async function prompt(): Promise<void> {
    await held?.promise
    if (vanished) throw walletError(4900, 'The wallet is disconnected.')
    if (!declining) return
    if (declining === 'next') declining = undefined
    throw walletError(4001, 'User rejected the request.')
  }
  const methods: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => Promise<unknown>>> = {
    async connect() {
      if (!trusted) await prompt()
      trust(true)
      return shared()
    },
    async disconnect() {
      trust(false)
      return null
    },
    async signMessage({ address, message }) {
      const key = keys().find((one) => one.address === address)
      if (!key || !trusted) throw walletError(4100, 'The address is not shared with this page.')
      await prompt()
      return key.sign(String(message))
    },
  }
  async function ask(method: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    requests.push({ method, input })
    if (vanished) throw walletError(4900, 'The wallet is disconnected.')
    const known = methods[method]
    if (!known) throw walletError(-32601, `The wallet has no ${method}.`)
    return await known(input)
  }
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const { provider, share } = createProvider(about, (method, input) =>
    method === 'shared' ? Promise.resolve(shared()) : ask(method, input),
  )
  share(shared())
  onChange(() => share(shared()))

  return {
    about,
    provider,
    requests,
    get addresses() {
      const others = accounts.filter((_, index) => index !== selected)
      return [keys(), ...others].map(([payment]) => payment.address)
    },
    get ordinals() {
      return keys()[1].address
    },
    get shared() {
      return shared()
    },
    get vanished() {
      return vanished
    },
    ask,
    onChange,
    decline(until = 'next') {
      declining = until
    },
    accept() {
      declining = undefined
    },
    hold() {
      held ??= Promise.withResolvers<void>()
    },
    release() {
      held?.resolve()
      held = undefined
    },
    switchAccount(index) {
      if (!accounts[index]) throw new Error(`The test wallet has no account ${index}.`)
      selected = index
      tell()
    },
    disconnectSite() {
      trust(false)
    },
    vanish() {
      vanished = true
      held?.resolve()
      tell()
    },
  }
}

/** Registers a wallet with a page, now and whenever an app asks; returns a function that removes it. */
export function announceTestBitcoinWallet(
  wallet: Pick<TestBitcoinWallet, 'about' | 'provider'>,
  target: EventTarget = window,
): () => void {
  return announce(wallet.about, wallet.provider, target)
}

/**
 * A driver for some networks and a wallet that it has found: the start of most tests.
 *
 * @example
 * const { driver, found, wallet } = bitcoinOn([node.network])
 * const session = await driver.connect({ wallet: found })
 */
export function bitcoinOn(networks: readonly Network[], options: TestBitcoinWalletOptions = {}) {
  const target = new EventTarget()
  const wallet = createTestBitcoinWallet(options)
  announceTestBitcoinWallet(wallet, target)
  const driver = bitcoin({ networks, target })
  let found: LocalWallet<BitcoinProvider> | undefined
  driver.wallets((wallets) => {
    found = wallets[0]
  })()
  if (!found) throw new Error('The test wallet was not found. Has it a name?')
  return { driver, found, target, wallet }
}

function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
