import { blake2b } from '@noble/hashes/blake2'
import type { LocalWallet, Network } from '../driver.ts'
import { toHex } from './hex.ts'
import { polkadot } from './index.ts'
import type { InjectedAccount, InjectedWallet, RawPayload, TransactionPayload } from './injected.ts'
import { formatSs58, parseSs58 } from './ss58.ts'
import type { InjectionTarget } from './watchWallets.ts'

/** A key of a test wallet. */
export type TestPolkadotKey = {
  readonly type: 'ed25519' | 'sr25519' | 'ecdsa'
  /** 32 bytes, which the addresses encode. */
  readonly accountId: Uint8Array
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

export type TestPolkadotWallet = {
  readonly name: string
  /** Its entry in `injectedWeb3`. */
  readonly provider: InjectedWallet
  /** All requests it received, oldest first. */
  readonly requests: readonly { readonly method: string; readonly input: unknown }[]
  /** The addresses it shares, with prefix 42 as in most wallets. */
  readonly addresses: readonly string[]
  readonly vanished: boolean
  /** The same accounts with another prefix. */
  addressesOn(prefix: number): readonly string[]
  /** Performs one request of a page. Used to reach the wallet from another process. */
  ask(method: string, input: unknown): Promise<unknown>
  /** Calls back when the accounts it shares change. */
  onChange(listener: () => void): () => void

  /** Declines the next prompt, or all of them until {@link TestPolkadotWallet.accept}. */
  decline(until?: 'next' | 'told'): void
  /** Approves prompts again. */
  accept(): void
  /** Keeps prompts open until released. */
  hold(): void
  /** Continues the held prompt: approves it, or declines it after {@link TestPolkadotWallet.decline}. */
  release(): void
  /** Signs another amount than it is asked to, until told otherwise. */
  tamper(on?: boolean): void
  /** As if the visitor locked the wallet: it shares no accounts and signs nothing until it is unlocked. */
  lock(): void
  unlock(): void
  /** As if the visitor chose which accounts this page may see, by their index. */
  shareAccounts(indexes: readonly number[]): void
  /** As if the visitor removed the page from the wallet's list of connected sites. */
  disconnectSite(): void
  /** As if the extension were removed: shares no accounts and rejects all requests. */
  vanish(): void
}

export type TestPolkadotWalletOptions = {
  name?: string | undefined
  /** @default two random ed25519 keys */
  keys?: readonly TestPolkadotKey[] | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
}

/**
 * A Polkadot wallet for tests and demos, with real keys.
 *
 * It implements `injectedWeb3`. Its methods simulate what real wallets do: decline, leave
 * a prompt open, share other accounts, disappear.
 *
 * @example
 * const wallet = await createTestPolkadotWallet()
 * announceTestPolkadotWallet(wallet)
 */
export async function createTestPolkadotWallet(
  options: TestPolkadotWalletOptions = {},
): Promise<TestPolkadotWallet> {
  const { name = 'Test Wallet' } = options
  const keys = options.keys ?? (await Promise.all([createEd25519Key(), createEd25519Key()]))
  const requests: { method: string; input: unknown }[] = []
  const listeners = new Set<() => void>()
  let indexes: readonly number[] = keys.map((_, index) => index)
  let trusted = options.trusted ?? false
  let vanished = false
  let locked = false
  let tampering = false
  let declining: 'next' | 'told' | undefined
  let held: PromiseWithResolvers<void> | undefined

  const chosen = () => indexes.flatMap((index) => keys[index] ?? [])
  const shared = (): readonly InjectedAccount[] =>
    trusted && !vanished && !locked
      ? chosen().map(({ accountId, type }) => ({
          address: formatSs58(accountId, 42),
          type,
          genesisHash: null,
        }))
      : []
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const trust = (value: boolean) => {
    if (trusted === value) return
    trusted = value
    tell()
  }

  async function prompt(no: string): Promise<void> {
    await held?.promise
    if (vanished) throw new Error('Extension context invalidated.')
    if (locked) throw new Error('The wallet is locked.')
    if (!declining) return
    if (declining === 'next') declining = undefined
    throw new Error(no)
  }

  const methods: Readonly<Record<string, (input: unknown) => Promise<unknown>>> = {
    async enable() {
      if (!trusted) await prompt('Rejected')
      trust(true)
      return shared()
    },
    async accounts() {
      if (!trusted) throw new Error('The source has not been enabled yet')
      return shared()
    },
    async signRaw(input) {
      const { address, data } = input as RawPayload
      const key = keyOf(address)
      await prompt('Cancelled')
      return { id: requests.length, signature: toHex(await key.sign(wrapBytes(toBytes(data)))) }
    },
    async signPayload(input) {
      const payload = input as TransactionPayload
      const key = keyOf(payload.address)
      await prompt('Cancelled')
      const method = tampering ? `${payload.method.slice(0, -2)}ff` : payload.method
      const signature = await key.sign(signedBytes({ ...payload, method }))
      // As wallets do, with the type of the key in front.
      return { id: requests.length, signature: toHex(Uint8Array.of(keyTypes[key.type], ...signature)) }
    },
  }
  function keyOf(address: string): TestPolkadotKey {
    const accountId = parseSs58(address)?.accountId
    const key = chosen().find((one) => trusted && accountId && toHex(one.accountId) === toHex(accountId))
    if (key) return key
    throw new Error('Unable to find keypair')
  }

  async function ask(method: string, input: unknown): Promise<unknown> {
    if (method !== 'accounts') requests.push({ method, input })
    if (vanished) throw new Error('Extension context invalidated.')
    const known = methods[method]
    if (!known) throw new Error(`Unable to handle ${method}`)
    return await known(input)
  }
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const provider: InjectedWallet = {
    async enable(appName) {
      await ask('enable', appName)
      return {
        accounts: {
          get: async () => (await ask('accounts', undefined)) as readonly InjectedAccount[],
          subscribe(listener) {
            listener(shared())
            return onChange(() => listener(shared()))
          },
        },
        signer: {
          signRaw: async (payload) => (await ask('signRaw', payload)) as { signature: string },
          signPayload: async (payload) => (await ask('signPayload', payload)) as { signature: string },
        },
      }
    },
  }

  return {
    name,
    provider,
    requests,
    get addresses() {
      return chosen().map(({ accountId }) => formatSs58(accountId, 42))
    },
    get vanished() {
      return vanished
    },
    addressesOn: (prefix) => chosen().map(({ accountId }) => formatSs58(accountId, prefix)),
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
    tamper(on = true) {
      tampering = on
    },
    lock() {
      locked = true
      tell()
    },
    unlock() {
      locked = false
      tell()
    },
    shareAccounts(next) {
      if (next.some((index) => !keys[index])) throw new Error(`The test wallet has no account ${next}.`)
      indexes = next
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

/** Adds a wallet to a page; returns a function that removes it. */
export function announceTestPolkadotWallet(
  { name, provider }: Pick<TestPolkadotWallet, 'name' | 'provider'>,
  target: object = window,
): () => void {
  const page = target as { injectedWeb3?: Record<string, unknown> }
  page.injectedWeb3 ??= {}
  const { injectedWeb3 } = page
  injectedWeb3[name] = provider
  return () => {
    delete injectedWeb3[name]
  }
}

/**
 * A driver for some networks and a wallet that it has found: the start of most tests.
 *
 * @example
 * const { driver, found, wallet } = await polkadotOn([polkadotAssetHub, kusamaAssetHub])
 * const session = await driver.connect({ wallet: found })
 */
export async function polkadotOn(networks: readonly Network[], options: TestPolkadotWalletOptions = {}) {
  const target: InjectionTarget = new EventTarget()
  const wallet = await createTestPolkadotWallet(options)
  announceTestPolkadotWallet(wallet, target)
  const driver = polkadot({ networks, target })
  let found: LocalWallet<InjectedWallet> | undefined
  driver.wallets((wallets) => {
    found = wallets[0]
  })()
  if (!found) throw new Error('The test wallet was not found. Has it a name?')
  return { driver, found, target, wallet }
}

/**
 * The bytes of a transaction that wallets sign, built from its fields by the rules of each extension.
 * Takes the extensions that Asset Hub has, and fails for others.
 */
function signedBytes(payload: TransactionPayload): Uint8Array {
  const { blockHash, era, genesisHash, metadataHash, nonce, specVersion, transactionVersion } = payload
  const u32 = (hex: string) => {
    const value = Number(hex)
    return [0, 8, 16, 24].map((bits) => (value >>> bits) & 0xff)
  }
  const compact = (hex: string) => {
    const value = Number(hex)
    if (value < 64) return [value << 2]
    if (value < 2 ** 14) return u32(String((value << 2) | 1)).slice(0, 2)
    if (value < 2 ** 30) return u32(String(value * 4 + 2))
    return [3, ...u32(hex)]
  }
  const nothing = [[], []] as const
  const hash = metadataHash ? [1, ...toBytes(metadataHash)] : [0]
  const rules: Readonly<Record<string, readonly [extra: Iterable<number>, signed: Iterable<number>]>> = {
    CheckNonZeroSender: nothing,
    CheckWeight: nothing,
    CheckSpecVersion: [[], u32(specVersion)],
    CheckTxVersion: [[], u32(transactionVersion)],
    CheckGenesis: [[], toBytes(genesisHash)],
    CheckMortality: [toBytes(era), toBytes(blockHash)],
    CheckNonce: [compact(nonce), []],
    ChargeTransactionPayment: [[0], []],
    ChargeAssetTxPayment: [[0, 0], []],
    CheckMetadataHash: [[payload.mode ?? 0], hash],
  }
  const used = payload.signedExtensions.map((name) => {
    const rule = rules[name]
    if (!rule) throw new Error(`The test wallet does not know "${name}".`)
    return rule
  })
  const extra = used.flatMap(([bytes]) => [...bytes])
  const signed = used.flatMap(([, bytes]) => [...bytes])
  const whole = Uint8Array.from([...toBytes(payload.method), ...extra, ...signed])
  return whole.length > 256 ? blake2b(whole, { dkLen: 32 }) : whole
}

const keyTypes = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

function toBytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The bytes that wallets sign: wrapped in tags, so that they cannot be a transaction. */
export function wrapBytes(bytes: Uint8Array): Uint8Array {
  const encode = (text: string) => new TextEncoder().encode(text)
  return Uint8Array.from([...encode('<Bytes>'), ...bytes, ...encode('</Bytes>')])
}

async function createEd25519Key(): Promise<TestPolkadotKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  return {
    type: 'ed25519',
    accountId: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)),
    sign: async (bytes) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, Uint8Array.from(bytes))),
  }
}
