import { base64, hex } from '@scure/base'
import type { LocalWallet, Network } from '../driver.ts'
import { bitcoin } from './index.ts'
import { type About, announce, createProvider, type Shared, type State } from './testingProvider.ts'
import { createTestKey, readPsbt, type TestKey, type TestKind } from './testingSign.ts'
import type { BitcoinProvider } from './watchWallets.ts'

const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23b63"/%3E%3C/svg%3E'

export type TestBitcoinWallet = {
  readonly about: About
  /** The object it adds to the page, as its dialect has it. */
  readonly provider: object
  /** All requests it received, oldest first. */
  readonly requests: readonly { readonly method: string; readonly input: unknown }[]
  /** The payment addresses, the selected account first. */
  readonly addresses: readonly string[]
  /** The selected account's address for collectibles. */
  readonly ordinals: string
  /** The addresses it currently shares with the page. */
  readonly shared: readonly Shared[]
  /** The network it is on. */
  readonly chain: TestChain
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
  /** Selects a network. */
  switchNetwork(chain: TestChain): void
  /** Shares nothing until {@link TestBitcoinWallet.unlock}, or until the visitor unlocks it when the page connects. */
  lock(): void
  unlock(): void
  /**
   * Changes every PSBT before it is signed, as a wallet that cheats: `output` takes a satoshi
   * from the first output, `input` another sequence number. Without an argument it is honest again.
   */
  tamper(part?: 'output' | 'input'): void
  /** As if the visitor removed the page from the wallet's list of connected sites. */
  disconnectSite(): void
  /** As if the extension were removed: shares no accounts and rejects all requests. */
  vanish(): void
}

type TestChain = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

export type TestBitcoinWalletOptions = {
  name?: string | undefined
  icon?: string | undefined
  /**
   * How pages find and ask it: `standard` for Wallet Standard, `wbip` for WBIP004 as Xverse has
   * it, `leather` for Leather, `unisat` for UniSat, which shares no address for collectibles.
   * @default standard
   */
  dialect?: About['dialect'] | undefined
  /** @default regtest */
  chain?: TestChain | undefined
  /** The type of the payment addresses. @default p2wpkh */
  kind?: TestKind | undefined
  /** Whether the PSBTs it signs come back finalised. */
  finalises?: boolean | undefined
  /** One secret of 32 bytes per account. @default two random secrets */
  secrets?: readonly Uint8Array[] | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
}

/**
 * A Bitcoin wallet for tests and demos, with real keys.
 *
 * Each account has a payment address and one for collectibles (P2TR). It signs messages
 * with BIP-322, and PSBTs. Its methods simulate what real wallets do: decline, leave a
 * prompt open, change accounts and networks, be locked, disappear.
 *
 * @example
 * const wallet = createTestBitcoinWallet()
 * announceTestBitcoinWallet(wallet)
 */
export function createTestBitcoinWallet(options: TestBitcoinWalletOptions = {}): TestBitcoinWallet {
  const { dialect = 'standard', icon = defaultIcon, kind = 'p2wpkh', name = 'Test Wallet' } = options
  const secrets = options.secrets ?? [0, 1].map(() => crypto.getRandomValues(new Uint8Array(32)))
  const about: About = { name, icon, dialect }
  const requests: { method: string; input: unknown }[] = []
  const listeners = new Set<() => void>()
  let chain = options.chain ?? 'regtest'
  let accounts = toAccounts()
  let selected = 0
  let trusted = options.trusted ?? false
  let locked = false
  let vanished = false
  let declining: 'next' | 'told' | undefined
  let held: PromiseWithResolvers<void> | undefined
  let tampering: 'output' | 'input' | undefined

  function toAccounts() {
    return secrets.map((secret) => [
      createTestKey(kind, secret, chain),
      // Any other secret would do.
      createTestKey('p2tr', secret.toReversed(), chain),
    ]) as [TestKey, TestKey][]
  }
  const keys = () => accounts[selected] as [TestKey, TestKey]
  const keyOf = (address: unknown): TestKey => {
    const key = keys().find((one) => one.address === address)
    if (!key || !trusted || locked) throw walletError(4100, 'The address is not shared with this page.')
    return key
  }
  const shared = (): readonly Shared[] =>
    trusted && !locked && !vanished
      ? keys()
          .slice(0, dialect === 'unisat' ? 1 : 2)
          .map(({ address, publicKey }, index) => ({
            address,
            purpose: index === 0 ? 'payment' : 'ordinals',
            publicKey: hex.encode(publicKey),
          }))
      : []
  const state = (): State => ({ shared: shared(), chain })
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const change = (step: () => void) => {
    const before = JSON.stringify(state())
    step()
    if (JSON.stringify(state()) !== before) tell()
  }
  const setChain = (next: TestChain) =>
    change(() => {
      chain = next
      accounts = toAccounts()
    })
  async function prompt(): Promise<void> {
    await held?.promise
    if (vanished) throw walletError(4900, 'The wallet is disconnected.')
    if (!declining) return
    if (declining === 'next') declining = undefined
    throw walletError(4001, 'User rejected the request.')
  }
  const methods: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => Promise<unknown>>> = {
    async connect({ always }) {
      if (!trusted || locked || always) await prompt()
      change(() => {
        trusted = true
        locked = false
      })
      return shared()
    },
    async disconnect() {
      change(() => {
        trusted = false
      })
      return null
    },
    async signMessage({ address, message }) {
      const key = keyOf(address)
      await prompt()
      return key.sign(String(message))
    },
    async signPsbt({ inputs, psbt }) {
      const asked = (inputs as readonly { index: number; address: string }[]).map(
        ({ address, index }) => [keyOf(address), index] as const,
      )
      await prompt()
      const transaction = readPsbt(base64.decode(String(psbt)))
      if (tampering === 'output') {
        const { amount = 1n } = transaction.getOutput(0)
        transaction.updateOutput(0, { amount: amount - 1n })
      }
      if (tampering === 'input') transaction.updateInput(0, { sequence: 7 })
      for (const [key, index] of asked) {
        key.signInput(transaction, index)
        if (options.finalises) transaction.finalizeIdx(index)
      }
      return base64.encode(transaction.toPSBT())
    },
    async switchChain({ chain: next }) {
      if (!/^(mainnet|testnet4?|signet|regtest)$/.test(String(next)))
        throw walletError(4200, `The wallet has no ${String(next)}.`)
      if (next !== chain) await prompt()
      setChain(next as TestChain)
      return null
    },
  }
  async function ask(method: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    if (method === 'state') return state()
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
  const { provider, share } = createProvider(about, state(), ask)
  onChange(() => share(state()))

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
    get chain() {
      return chain
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
      change(() => {
        selected = index
      })
    },
    switchNetwork: setChain,
    lock() {
      change(() => {
        locked = true
      })
    },
    unlock() {
      change(() => {
        locked = false
      })
    },
    tamper(part) {
      tampering = part
    },
    disconnectSite() {
      change(() => {
        trusted = false
      })
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
