import type { LocalWallet, Network } from '../driver.ts'
import { fromBase58, toBase58 } from './base58.ts'
import { type solana as options, solana } from './index.ts'
import type { StandardAccount, StandardWallet } from './standard.ts'
import { readTransaction, toBase64 } from './wire.ts'

const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23465"/%3E%3C/svg%3E'

const allFeatures = [
  'solana:signMessage',
  'solana:signIn',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

export type TestSolanaWallet = {
  readonly name: string
  /** The Wallet Standard wallet that it registers. */
  readonly provider: StandardWallet
  /** All requests it received, oldest first. */
  readonly requests: readonly { readonly method: string; readonly input: unknown }[]
  /** The addresses it holds, the selected one first. */
  readonly addresses: readonly string[]
  readonly vanished: boolean
  /** Performs one request of a page. Used to reach the wallet from another process. */
  ask(method: string, input: Record<string, unknown>): Promise<unknown>
  /** Calls back when the accounts it shares change. */
  onChange(listener: () => void): () => void

  /** Declines the next prompt, or all of them until {@link TestSolanaWallet.accept}. */
  decline(until?: 'next' | 'told'): void
  /** Approves prompts again. */
  accept(): void
  /** Keeps prompts open until released. */
  hold(): void
  /** Continues the held prompt: approves it, or declines it after {@link TestSolanaWallet.decline}. */
  release(): void
  /** Selects an account by its index in `seeds`. */
  switchAccount(index: number): void
  /** As if the visitor removed the page from the wallet's list of connected sites. */
  disconnectSite(): void
  /** As if the extension were removed: shares no accounts and rejects all requests. */
  vanish(): void
}

export type TestSolanaWalletOptions = {
  name?: string | undefined
  icon?: string | undefined
  /** One seed of 32 bytes per account. @default two random seeds */
  seeds?: readonly Uint8Array[] | undefined
  /** The RPC URL of each cluster, by Wallet Standard name: `solana:mainnet`, `solana:localnet`. */
  clusters: Readonly<Record<string, string>>
  /** The Wallet Standard features it supports. @default all */
  features?: readonly string[] | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
  /** Where a wallet in the page remembers across reloads that it trusts the page. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/**
 * A Solana wallet for tests and demos, with real keys and a real node.
 *
 * It signs with Ed25519 and broadcasts what it signed. Its methods simulate what real
 * wallets do: decline, leave a prompt open, change accounts, disappear.
 *
 * @example
 * const wallet = await createTestSolanaWallet({ clusters: { 'solana:localnet': 'http://127.0.0.1:8899' } })
 * announceTestSolanaWallet(wallet)
 */
export async function createTestSolanaWallet(options: TestSolanaWalletOptions): Promise<TestSolanaWallet> {
  const { clusters, features = allFeatures, name = 'Test Wallet', storage } = options
  const seeds = options.seeds ?? [0, 1].map(() => crypto.getRandomValues(new Uint8Array(32)))
  const keys = await Promise.all(seeds.map(importKey))
  const trustKey = `latchkey.testing.solana.${name}`
  const requests: { method: string; input: unknown }[] = []
  const listeners = new Set<() => void>()
  let selected = 0
  let trusted = options.trusted ?? storage?.getItem(trustKey) === 'yes'
  let vanished = false
  let declining: 'next' | 'told' | undefined
  let held: PromiseWithResolvers<void> | undefined
  let prompting = false

  const chains = Object.keys(clusters)
  const accounts = keys.map(
    ({ address, publicKey }): StandardAccount => Object.freeze({ address, publicKey, chains, features }),
  )
  const ordered = () => [
    ...accounts.slice(selected, selected + 1),
    ...accounts.filter((_, index) => index !== selected),
  ]
  const shared = () => (trusted && !vanished ? ordered() : [])
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const trust = (value: boolean) => {
    if (trusted === value) return
    trusted = value
    if (value) storage?.setItem(trustKey, 'yes')
    else storage?.removeItem(trustKey)
    tell()
  }
  const gone = () => walletError(4900, 'The wallet is disconnected.')

  async function prompt(): Promise<void> {
    if (prompting) throw walletError(-32002, 'A request is already open. Please wait.')
    prompting = true
    try {
      await held?.promise
      if (vanished) throw gone()
      if (!declining) return
      if (declining === 'next') declining = undefined
      throw walletError(4001, 'User rejected the request.')
    } finally {
      prompting = false
    }
  }

  function keyOf(address: unknown) {
    const key = keys.find((key) => key.address === address)
    if (!key || !trusted) throw walletError(4100, 'The account is not shared with this page.')
    return key
  }

  async function signBytes(address: unknown, bytes: Uint8Array): Promise<Uint8Array> {
    const signature = await crypto.subtle.sign('Ed25519', keyOf(address).privateKey, Uint8Array.from(bytes))
    return new Uint8Array(signature)
  }

  /** The transaction with the wallet's signature inserted. */
  async function signTransaction({ address, transaction }: Record<string, unknown>): Promise<Uint8Array> {
    const bytes = Uint8Array.from(transaction as Uint8Array)
    const { messageBytes, signers } = readTransaction(bytes)
    const place = signers.indexOf(String(address))
    if (place < 0) throw walletError(-32602, 'The account does not sign this transaction.')
    bytes.set(await signBytes(address, messageBytes), 1 + 64 * place)
    return bytes
  }

  function nodeOf(chain: unknown): string {
    const url = clusters[String(chain)]
    if (!url) throw walletError(-32602, `The wallet does not know ${String(chain)}.`)
    return url
  }

  const methods: Readonly<Record<string, (input: Record<string, unknown>) => Promise<unknown>>> = {
    async connect({ silent }) {
      if (!trusted && silent) return []
      if (!trusted) await prompt()
      trust(true)
      return shared()
    },
    async disconnect() {
      trust(false)
    },
    async signMessage({ address, message }) {
      await prompt()
      return { signature: await signBytes(address, message as Uint8Array), signedMessage: message }
    },
    async signIn({ input }) {
      await prompt()
      trust(true)
      const fields = input as Record<string, string | readonly string[]>
      const address = fields.address ?? ordered()[0]?.address
      const signedMessage = new TextEncoder().encode(signInText({ ...fields, address } as never))
      return { address, signedMessage, signature: await signBytes(address, signedMessage) }
    },
    async signTransaction(input) {
      nodeOf(input.chain)
      await prompt()
      return { signedTransaction: await signTransaction(input) }
    },
    async signAndSendTransaction(input) {
      const url = nodeOf(input.chain)
      await prompt()
      const signed = await signTransaction(input)
      const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
      await forward(url, 'sendTransaction', [toBase64(signed), options])
      return { signature: fromBase58(readTransaction(signed).id, 64) }
    },
  }

  async function ask(method: string, input: Record<string, unknown>): Promise<unknown> {
    requests.push({ method, input })
    if (vanished) throw gone()
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
  const provider = standardWallet({
    name,
    icon: options.icon ?? defaultIcon,
    chains,
    features,
    accounts: shared,
    ask,
    onChange,
  })

  return {
    name,
    provider,
    requests,
    get addresses() {
      return ordered().map(({ address }) => address)
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

/** Registers a wallet with a page, now and whenever an app asks; returns a function that unregisters it. */
export function announceTestSolanaWallet(
  wallet: Pick<TestSolanaWallet, 'provider'>,
  target: EventTarget = window,
): () => void {
  const undo: (() => void)[] = []
  const register = (api: { register(wallet: unknown): () => void }) => {
    undo.push(api.register(wallet.provider))
  }
  const onReady = (event: Event) => register((event as CustomEvent).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const step of undo) step()
  }
}

/**
 * A driver for some nodes and a wallet that it has found: the start of most tests.
 *
 * @example
 * const { driver, found, wallet } = await solanaOn([await startSurfpool()])
 * const session = await driver.connect({ wallet: found })
 */
export async function solanaOn(
  nodes: readonly { readonly network: Network; readonly forWallet: Readonly<Record<string, string>> }[],
  options: Partial<TestSolanaWalletOptions> & Pick<options.Options, 'names'> = {},
) {
  const target = new EventTarget()
  const { names, ...own } = options
  const clusters = Object.assign({}, ...nodes.map(({ forWallet }) => forWallet))
  const wallet = await createTestSolanaWallet({ clusters, ...own })
  announceTestSolanaWallet(wallet, target)
  const driver = solana({ networks: nodes.map(({ network }) => network), target, names })
  let found: LocalWallet<StandardWallet> | undefined
  driver.wallets((wallets) => {
    found = wallets[0]
  })()
  if (!found) throw new Error('The test wallet was not found. Has it a name and a cluster?')
  return { driver, found, target, wallet }
}

/** The Wallet Standard object; `ask` handles its requests. */
function standardWallet(args: {
  name: string
  icon: string
  chains: readonly string[]
  features: readonly string[]
  accounts(): readonly StandardAccount[]
  ask(method: string, input: Record<string, unknown>): Promise<unknown>
  onChange(listener: () => void): () => void
}): StandardWallet {
  const { ask, onChange } = args
  const call =
    (method: string) =>
    (...inputs: readonly (Record<string, unknown> & { account?: StandardAccount })[]) =>
      Promise.all(
        inputs.map(({ account, ...input }) =>
          ask(method, account ? { ...input, address: account.address } : input),
        ),
      )
  const optional = {
    'solana:signMessage': { version: '1.1.0', signMessage: call('signMessage') },
    'solana:signIn': {
      version: '1.0.0',
      signIn: async (...inputs: readonly Record<string, unknown>[]) => {
        const answers = await Promise.all(inputs.map((input) => ask('signIn', { input })))
        return answers.map((answer) => {
          const { address, ...rest } = answer as { address: string }
          return { account: args.accounts().find((account) => account.address === address), ...rest }
        })
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: call('signTransaction'),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: call('signAndSendTransaction'),
    },
  }
  return Object.freeze({
    version: '1.0.0',
    name: args.name,
    icon: args.icon,
    chains: args.chains,
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async ({ silent = false } = {}) => ({ accounts: await ask('connect', { silent }) }),
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', {}) },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (changed: unknown) => void) =>
          onChange(() => listener({ accounts: args.accounts() })),
      },
      ...Object.fromEntries(Object.entries(optional).filter(([name]) => args.features.includes(name))),
    },
    get accounts() {
      return args.accounts()
    },
  })
}

type Key = { readonly address: string; readonly publicKey: Uint8Array; readonly privateKey: CryptoKey }

// The PKCS #8 header of an Ed25519 seed (RFC 8410).
const pkcs8 = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

async function importKey(seed: Uint8Array): Promise<Key> {
  const bytes = Uint8Array.from([...pkcs8, ...seed])
  const privateKey = await crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  const publicKey = Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return { address: toBase58(publicKey), publicKey, privateKey }
}

/** The sign-in message in the standard's format. */
function signInText(input: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const { address, domain, resources, statement } = input
  const fields = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const listed = Array.isArray(resources) ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []
  const head = `${domain} wants you to sign in with your Solana account:\n${address}`
  return [head, ...(statement ? [statement] : []), [...fields, ...listed].join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

async function forward(url: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error, result } = (await response.json()) as {
    error?: { code: number; message: string; data?: unknown }
    result?: unknown
  }
  if (error) throw Object.assign(walletError(error.code, error.message), { data: error.data })
  return result
}
