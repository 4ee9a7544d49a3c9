import type { LocalWallet, Network } from '../driver.ts'
import { toMessageDoc } from './adr36.ts'
import { toAminoBytes } from './amino.ts'
import { encodeSignDoc } from './encodeTx.ts'
import { celestia, cosmos, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from './index.ts'
import type { KeplrDirectDoc, KeplrKey, KeplrProvider, KeplrSignature, KeplrSigned } from './keplr.ts'
import { chainOf, nativeOf } from './networks.ts'
import type { AminoDoc } from './signer.ts'
import {
  createTestKey,
  editAmino,
  editDirect,
  type TestCosmosEdits,
  type TestCosmosFee,
  type TestCosmosKey,
} from './testingSign.ts'

export type { TestCosmosFee } from './testingSign.ts'

export type TestCosmosWallet = {
  readonly name: string
  /** What it puts into `window.keplr`. */
  readonly provider: KeplrProvider
  /** All requests it received, oldest first. `input` has the arguments. */
  readonly requests: readonly { readonly method: string; readonly input: readonly unknown[] }[]
  /** Its addresses on the Cosmos Hub, the selected one first. */
  readonly addresses: readonly string[]
  readonly vanished: boolean
  /** The same accounts on a network with another prefix. */
  addressesOn(prefix: string): readonly string[]
  /** Performs one request of a page. Used to reach the wallet from another process. */
  ask(method: string, input: readonly unknown[]): Promise<unknown>
  /** Calls back when it selects another account, and when it vanishes. */
  onChange(listener: () => void): () => void

  /** Declines the next prompt, or all of them until {@link TestCosmosWallet.accept}. */
  decline(until?: 'next' | 'told'): void
  /** Approves prompts again. */
  accept(): void
  /** Keeps prompts open until released. */
  hold(): void
  /** Continues the held prompts: approves them, or declines them after {@link TestCosmosWallet.decline}. */
  release(): void
  /** Selects an account by its index in `privateKeys`. Pages are told to read it again. */
  switchAccount(index: number): void
  /** Locks the wallet. The next request opens a prompt to unlock it. */
  lock(): void
  /** As if the visitor removed the page from the wallet's connected sites. As in Keplr, pages are not told. */
  disconnectSite(): void
  /** As if the extension were removed: rejects all requests. Pages are not told. */
  vanish(): void
  /** As if the visitor changed the fee of the next transaction in the wallet. */
  changeFee(fee: TestCosmosFee): void
  /** Signs the next transfer to another recipient, as a dishonest wallet would. */
  tamper(recipient: string): void
}

export type TestCosmosWalletOptions = {
  /** @default 'Test Wallet' */
  name?: string | undefined
  /** One private key of 32 bytes per account. @default two random keys */
  privateKeys?: readonly Uint8Array[] | undefined
  /** The networks that it knows. Others have to be suggested to it. @default those that `latchkey/cosmos` exports */
  networks?: readonly Network[] | undefined
  /** Its keys are on a Ledger, which only signs AMINO documents. */
  ledger?: boolean | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
}

const ownNetworks = [cosmosHub, osmosis, noble, celestia, dydx, osmosisTestnet]

/**
 * A Cosmos wallet for tests and demos, with real keys.
 *
 * It has Keplr's interface. Its methods simulate what real wallets do: decline, leave a prompt open,
 * lock, switch accounts, let the visitor change the fee.
 *
 * @example
 * const wallet = createTestCosmosWallet()
 * announceTestCosmosWallet(wallet)
 */
export function createTestCosmosWallet(options: TestCosmosWalletOptions = {}): TestCosmosWallet {
  const { ledger = false, name = 'Test Wallet', networks = ownNetworks } = options
  const secrets = options.privateKeys ?? [0, 1].map(() => crypto.getRandomValues(new Uint8Array(32)))
  const keys = secrets.map(createTestKey)
  const prefixes = new Map(networks.map((network) => [chainOf(network), nativeOf(network).prefix]))
  const enabled = new Set(options.trusted ? prefixes.keys() : [])
  const requests: { method: string; input: readonly unknown[] }[] = []
  const listeners = new Set<() => void>()
  let [selected, locked, vanished] = [0, false, false]
  let declining: 'next' | 'told' | undefined
  let held: PromiseWithResolvers<void> | undefined
  let edits: TestCosmosEdits = {}

  const current = () => keys[selected] as TestCosmosKey
  const ordered = () => [
    ...keys.slice(selected, selected + 1),
    ...keys.filter((_, index) => index !== selected),
  ]
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  async function prompt(): Promise<void> {
    await held?.promise
    if (vanished) throw new Error('Extension context invalidated.')
    if (!declining) return
    if (declining === 'next') declining = undefined
    throw new Error('Request rejected')
  }
  /** Unlocks the wallet and shares the chains, as every request of Keplr does first. */
  async function open(chainIds: readonly string[]): Promise<void> {
    const unknown = chainIds.find((id) => !prefixes.has(id))
    if (unknown !== undefined) throw new Error(`There is no modular chain info for ${unknown}`)
    if (locked) await prompt()
    locked = false
    if (chainIds.some((id) => !enabled.has(id))) await prompt()
    for (const id of chainIds) enabled.add(id)
  }
  /** The selected key, if it has the address. */
  async function signerOf(chainId: string, address: string) {
    await open([chainId])
    const key = current()
    if (key.addressOn(prefixes.get(chainId) ?? '') !== address) throw new Error('Signer mismatched')
    await prompt()
    return key
  }
  function takeEdits(): TestCosmosEdits {
    const taken = edits
    edits = {}
    return taken
  }

  const methods: Methods = {
    enable: (chainIds) => open([chainIds].flat()),
    async getKey(chainId) {
      await open([chainId])
      const key = current()
      const bech32Address = key.addressOn(prefixes.get(chainId) ?? '')
      return { pubKey: key.publicKey, bech32Address, isNanoLedger: ledger }
    },
    async signDirect(chainId, signer, doc) {
      if (ledger) throw new Error('Ledger is unsupported for direct signing')
      if (doc.chainId !== chainId)
        throw new Error('Chain id in the message is not matched with the requested chain id')
      const key = await signerOf(chainId, signer)
      const accountNumber = BigInt(String(doc.accountNumber))
      const signed = editDirect({ ...doc, accountNumber }, takeEdits())
      return { signed, signature: key.sign(encodeSignDoc(signed)) }
    },
    async signAmino(chainId, signer, doc) {
      const key = await signerOf(chainId, signer)
      const signed = editAmino(doc as AminoDoc, takeEdits())
      return { signed, signature: key.sign(toAminoBytes(signed)) }
    },
    async signArbitrary(chainId, signer, data) {
      const key = await signerOf(chainId, signer)
      return key.sign(toAminoBytes(toMessageDoc(signer, data)))
    },
    async experimentalSuggestChain(chain) {
      const { bech32Config, chainId } = chain as {
        chainId: string
        bech32Config: { bech32PrefixAccAddr: string }
      }
      if (prefixes.has(chainId)) return
      await prompt()
      prefixes.set(chainId, bech32Config.bech32PrefixAccAddr)
    },
    async disable(chainIds) {
      for (const id of chainIds) enabled.delete(id)
    },
  }

  async function ask(method: string, input: readonly unknown[]): Promise<unknown> {
    requests.push({ method, input })
    if (vanished) throw new Error('Extension context invalidated.')
    if (!Object.hasOwn(methods, method)) throw new Error(`The wallet has no ${method}.`)
    return await methods[method as keyof Methods](...(input as [never, never, never]))
  }
  const provider = Object.fromEntries(
    Object.keys(methods).map((method) => [method, (...input: readonly unknown[]) => ask(method, input)]),
  )

  return {
    name,
    provider: { ...provider, name } as unknown as KeplrProvider,
    requests,
    get addresses() {
      return ordered().map((key) => key.addressOn('cosmos'))
    },
    get vanished() {
      return vanished
    },
    addressesOn: (prefix) => ordered().map((key) => key.addressOn(prefix)),
    ask,
    onChange(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
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
      if (!keys[index]) throw new Error(`The test wallet has no account ${index}.`)
      selected = index
      tell()
    },
    lock() {
      locked = true
    },
    disconnectSite() {
      enabled.clear()
    },
    vanish() {
      vanished = true
      held?.resolve()
      tell()
    },
    changeFee(fee) {
      edits = { ...edits, fee }
    },
    tamper(recipient) {
      edits = { ...edits, to: recipient }
    },
  }
}

type Methods = {
  enable(chainIds: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<KeplrKey>
  signDirect(chainId: string, signer: string, doc: KeplrDirectDoc): Promise<KeplrSigned<KeplrDirectDoc>>
  signAmino(chainId: string, signer: string, doc: object): Promise<KeplrSigned<unknown>>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<KeplrSignature>
  experimentalSuggestChain(chain: object): Promise<void>
  disable(chainIds: readonly string[]): Promise<void>
}

/** Puts a wallet in Keplr's place on a page; returns a function that removes it. */
export function announceTestCosmosWallet(
  wallet: Pick<TestCosmosWallet, 'onChange' | 'provider' | 'vanished'>,
  target: EventTarget = window,
): () => void {
  const page = target as { keplr?: unknown }
  page.keplr = wallet.provider
  const remove = () => {
    if (page.keplr === wallet.provider) delete page.keplr
  }
  const stop = wallet.onChange(() => {
    if (wallet.vanished) remove()
    else target.dispatchEvent(new Event('keplr_keystorechange'))
  })
  return () => {
    stop()
    remove()
  }
}

/**
 * A driver for some networks and a wallet that it has found: the start of most tests.
 *
 * @example
 * const { driver, found, wallet } = cosmosOn([cosmosHub, osmosis])
 * const session = await driver.connect({ wallet: found })
 */
export function cosmosOn(networks: readonly Network[], options: TestCosmosWalletOptions = {}) {
  const target = new EventTarget()
  const wallet = createTestCosmosWallet(options)
  announceTestCosmosWallet(wallet, target)
  const driver = cosmos({ networks, target })
  let found: LocalWallet<KeplrProvider> | undefined
  driver.wallets((wallets) => {
    found = wallets[0]
  })()
  if (!found) throw new Error('The test wallet was not found.')
  return { driver, found, target, wallet }
}
