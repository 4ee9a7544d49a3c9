import {
  createWalletClient,
  type Hex,
  http,
  type Kzg,
  type LocalAccount,
  numberToHex,
  type TypedDataDefinition,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { getBlobBaseFee } from 'viem/actions'
import type { LocalWallet } from '../driver.ts'
import { evm } from './index.ts'
import type { Eip1193Provider } from './provider.ts'
import { createTestBatches, type TestBatch } from './testingBatches.ts'
import { toChainId } from './toChainId.ts'
import type { EvmChain } from './toNetwork.ts'

/** The mnemonic whose accounts are funded on anvil and Hardhat nodes. It is public: never use it for real funds. */
export const testMnemonic = 'test test test test test test test test test test test junk'

const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23456"/%3E%3C/svg%3E'

// Methods for which a real wallet prompts.
const prompts = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])
// Methods that it rejects for pages it does not trust.
const guarded = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendTransaction',
  'wallet_sendCalls',
])

const quantities = ['gas', 'gasPrice', 'maxFeePerBlobGas', 'maxFeePerGas', 'maxPriorityFeePerGas', 'value']

/** Gas of a transfer to an account without code. */
const plainTransferGas = 21_000n

export type TestWallet = {
  /** The info it announces (EIP-6963). */
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly rdns: string
    readonly icon: string
  }
  /** The EIP-1193 provider that a page gets. */
  readonly provider: Required<Eip1193Provider>
  /** All requests it received, oldest first. */
  readonly requests: readonly TestRequest[]
  /** The addresses it holds, the selected one first. */
  readonly addresses: readonly Hex[]
  readonly vanished: boolean

  /** Declines the next prompt, or all of them until {@link TestWallet.accept}. */
  decline(until?: 'next' | 'told'): void
  /** Approves prompts again. */
  accept(): void
  /** Keeps prompts open until released; a second request meanwhile is rejected with -32002. */
  hold(): void
  /** Continues the held prompt: approves it, or declines it after {@link TestWallet.decline}. */
  release(): void
  /** Shares no accounts, and keeps a request for them open until {@link TestWallet.unlock}. */
  lock(): void
  unlock(): void
  /** Selects an account by its index, in the order in which they were added. */
  switchAccount(index: number): void
  addAccount(privateKey: Hex): Hex
  /** As if the visitor switched networks in the wallet. */
  switchChain(id: number): void
  /** Removes a chain, so that switching to it fails with 4902. */
  forgetChain(id: number): void
  /** Rejects adding chains, as wallets with a fixed list do. */
  refuseAdd(refuse?: boolean): void
  /** Rejects the next request of a method with a code and, optionally, a node's message. */
  fail(method: string, code: number, message?: string): void
  /** As if the visitor removed the page from the wallet's list of connected sites. */
  disconnectSite(): void
  /** As if the extension were removed: emits `disconnect` and rejects all requests. */
  vanish(): void
}

export type TestRequest = { readonly method: string; readonly params: unknown }

export type TestWalletOptions = {
  name?: string | undefined
  rdns?: string | undefined
  icon?: string | undefined
  privateKeys?: readonly Hex[] | undefined
  /** @default {@link testMnemonic}, first two accounts */
  mnemonic?: string | undefined
  /** Its chains and their nodes; it starts on the first. */
  chains?: readonly { readonly id: number; readonly rpcUrl: string }[] | undefined
  /** Shorthand for one chain with anvil's default id, 31337. */
  rpcUrl?: string | undefined
  /** The response to `wallet_getCapabilities`, by hex chain id; false for a wallet without the method. */
  capabilities?: Readonly<Record<string, unknown>> | false | undefined
  /** Methods it does not support, rejected with -32601. */
  unsupported?: readonly string[] | undefined
  /** Adds chains without switching to them, as some wallets do. */
  addOnly?: boolean | undefined
  /** Computes blob commitments (EIP-4844). Without it the wallet rejects blobs. */
  kzg?: Kzg | undefined
  /** Whether it trusts the page from the start. */
  trusted?: boolean | undefined
  /** Where a wallet in the page remembers across reloads that it trusts the page. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/**
 * An EVM wallet for tests and demos, with real keys and real nodes.
 *
 * It signs with viem, broadcasts what it signed, and forwards other requests to the node of
 * its chain. Its methods simulate what real wallets do: decline, leave a prompt open, lock,
 * change accounts, lack a chain, disappear.
 *
 * @example
 * const wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:8545' }] })
 * announceTestWallet(wallet)
 */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  const { rpcUrl, name = 'Test Wallet', rdns = 'dev.latchkey.test', storage } = options
  const given = options.chains ?? (rpcUrl ? [{ id: 31_337, rpcUrl }] : [])
  if (!given[0]) throw new Error('A test wallet needs a chain.')
  const trustKey = `latchkey.testing.${rdns}`
  const chains = new Map(given.map(({ id, rpcUrl }) => [id, rpcUrl]))
  const accounts: LocalAccount[] = options.privateKeys
    ? options.privateKeys.map((key) => privateKeyToAccount(key))
    : [0, 1].map((addressIndex) => mnemonicToAccount(options.mnemonic ?? testMnemonic, { addressIndex }))
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const requests: TestRequest[] = []
  const failures = new Map<string, Error>()
  let chain = given[0].id
  let selected = 0
  let trusted = options.trusted ?? storage?.getItem(trustKey) === 'yes'
  let locked = false
  let vanished = false
  let declining: 'next' | 'told' | undefined
  let refusing = false
  let held: PromiseWithResolvers<void> | undefined
  let unlocked: PromiseWithResolvers<void> | undefined
  let prompting = false
  // Sequential, because two transactions would otherwise use the same nonce.
  let lastSend: Promise<unknown> = Promise.resolve()
  const batches = createTestBatches()

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const addresses = () => {
    const first = accounts[selected] as LocalAccount
    return [first, ...accounts.filter((account) => account !== first)].map(({ address }) => address)
  }
  const visible = () => (trusted && !locked ? addresses() : [])
  const tellAccounts = () => emit('accountsChanged', visible())
  const trust = (value: boolean) => {
    trusted = value
    if (value) storage?.setItem(trustKey, 'yes')
    else storage?.removeItem(trustKey)
  }
  const move = (id: number) => {
    if (id === chain) return
    chain = id
    emit('chainChanged', numberToHex(id))
  }

  async function prompt(): Promise<void> {
    if (prompting) throw providerError(-32002, 'A request is already open. Please wait.')
    prompting = true
    try {
      await held?.promise
      await unlocked?.promise
      if (vanished) throw gone()
      if (!declining) return
      if (declining === 'next') declining = undefined
      throw providerError(4001, 'User rejected the request.')
    } finally {
      prompting = false
    }
  }

  function signer(address: unknown): LocalAccount {
    const account = accounts.find(
      (account) => account.address.toLowerCase() === String(address).toLowerCase(),
    )
    if (!account) throw providerError(4100, 'The account is not one of this wallet.')
    return account
  }

  async function authorise() {
    if (!trusted || locked) {
      await prompt()
      const before = trusted
      trust(true)
      if (!before) {
        emit('connect', { chainId: numberToHex(chain) })
        tellAccounts()
      }
    }
    return visible()
  }

  async function send([transaction]: readonly Record<string, unknown>[]) {
    const { chainId, from, to, ...rest } = transaction ?? {}
    const account = signer(from)
    if (chainId !== undefined && toChainId(chainId) !== `eip155:${chain}`)
      throw providerError(-32602, `The wallet is on chain ${chain}.`)
    if (rest.blobs !== undefined && !options.kzg) throw providerError(-32602, 'The wallet cannot send blobs.')
    const amounts = quantities.flatMap((key) =>
      rest[key] === undefined ? [] : [[key, BigInt(rest[key] as string)]],
    )
    // A node loads its trusted setup for the first blob, which takes a while.
    const transportOptions = { retryCount: 0, timeout: 60_000 }
    const client = createWalletClient({ account, transport: http(chains.get(chain), transportOptions) })
    const sending = lastSend.then(async () => {
      const prepared = await client.prepareTransactionRequest({
        ...(to !== undefined && { to: to as Hex }),
        ...(rest.data !== undefined && { data: rest.data as Hex }),
        ...(rest.nonce !== undefined && { nonce: Number(rest.nonce) }),
        ...(rest.authorizationList !== undefined && { authorizationList: authorizationsOf(rest) }),
        ...(rest.blobs !== undefined && {
          blobs: rest.blobs as Hex[],
          kzg: options.kzg,
          maxFeePerBlobGas: 2n * (await getBlobBaseFee(client)),
        }),
        ...Object.fromEntries(amounts),
        account,
        chain: null,
      })
      // Adds a margin, as wallets do: a contract can need more gas in its block than in the estimate.
      if (rest.gas === undefined && prepared.gas > plainTransferGas) prepared.gas += prepared.gas / 2n
      return client.sendTransaction(prepared as never)
    })
    lastSend = sending.catch(() => {})
    return await sending.catch((error: Error) => {
      throw providerError(-32603, error.message)
    })
  }

  const permissions = () =>
    trusted
      ? [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: addresses() }],
          },
        ]
      : []

  const methods: Readonly<Record<string, (params: never) => unknown>> = {
    eth_accounts: visible,
    eth_chainId: () => numberToHex(chain),
    eth_requestAccounts: authorise,
    wallet_getPermissions: permissions,
    wallet_requestPermissions: async () => {
      await authorise()
      return permissions()
    },
    wallet_revokePermissions: () => {
      const before = trusted
      trust(false)
      if (before) tellAccounts()
      return null
    },
    personal_sign: async ([message, address]: readonly [string, string]) => {
      const raw = /^0x([\da-f]{2})*$/i.test(message)
      return await signer(address).signMessage({ message: raw ? { raw: message as Hex } : message })
    },
    eth_signTypedData_v4: async ([address, json]: readonly [string, string]) => {
      const data = JSON.parse(json) as TypedDataDefinition & { domain?: { chainId?: unknown } }
      const wanted = data.domain?.chainId
      if (wanted !== undefined && toChainId(wanted) !== `eip155:${chain}`)
        throw providerError(-32603, `Provided chainId "${wanted}" must match the active chainId "${chain}"`)
      return await signer(address).signTypedData(data)
    },
    eth_sendTransaction: send,
    wallet_sendTransaction: send,
    wallet_sendCalls: async ([batch]: readonly [TestBatch]) => {
      if (toChainId(batch.chainId) !== `eip155:${chain}`)
        throw providerError(5710, `The wallet is on chain ${chain}.`)
      if (!batches.areOffered(options.capabilities, chain))
        throw providerError(5760, 'The wallet cannot run calls as one.')
      const rpcUrl = chains.get(chain) as string
      const sending = lastSend.then(() => batches.send(signer(batch.from), rpcUrl, chain, batch))
      lastSend = sending.catch(() => {})
      return { id: await sending }
    },
    wallet_getCallsStatus: ([id]: readonly [string]) => batches.status(id),
    wallet_switchEthereumChain: ([{ chainId }]: readonly [{ chainId: string }]) => {
      const id = Number(chainId)
      if (!chains.has(id)) throw providerError(4902, `Unrecognized chain ID "${chainId}".`)
      move(id)
      return null
    },
    wallet_addEthereumChain: ([added]: readonly [{ chainId: string; rpcUrls: readonly string[] }]) => {
      const url = added.rpcUrls[0]
      if (refusing || !url) throw providerError(-32602, 'The chain cannot be added.')
      chains.set(Number(added.chainId), url)
      if (!options.addOnly) move(Number(added.chainId))
      return null
    },
    wallet_getCapabilities: () => {
      if (options.capabilities === false) throw providerError(4200, 'The method is not supported.')
      const none = [...chains.keys()].map((id) => [numberToHex(id), { atomic: { status: 'unsupported' } }])
      return options.capabilities ?? Object.fromEntries(none)
    },
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    if (vanished) throw gone()
    if (options.unsupported?.includes(method))
      throw providerError(-32601, `The method "${method}" does not exist.`)
    if (guarded.has(method) && (!trusted || locked))
      throw providerError(4100, 'The page has not been authorized.')
    // These two prompt only if the page is not trusted yet.
    const asksItself = method === 'eth_requestAccounts' || method === 'wallet_requestPermissions'
    if (prompts.has(method) && !asksItself) await prompt()
    const failure = failures.get(method)
    failures.delete(method)
    if (failure) throw failure
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (known) return await known((params ?? []) as never)
    return await forward(chains.get(chain) as string, method, params)
  }

  return {
    info: { uuid: crypto.randomUUID(), name, rdns, icon: options.icon ?? defaultIcon },
    provider: {
      async request({ method, params }) {
        requests.push({ method, params })
        return await answer(method, params)
      },
      on(event, listener) {
        const found = listeners.get(event) ?? new Set()
        listeners.set(event, found.add(listener))
      },
      removeListener(event, listener) {
        listeners.get(event)?.delete(listener)
      },
    },
    requests,
    get addresses() {
      return addresses()
    },
    get vanished() {
      return vanished
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
    lock() {
      const before = visible().length
      locked = true
      unlocked ??= Promise.withResolvers<void>()
      if (before) tellAccounts()
    },
    unlock() {
      locked = false
      unlocked?.resolve()
      unlocked = undefined
      if (trusted) tellAccounts()
    },
    switchAccount(index) {
      if (!accounts[index]) throw new Error(`The test wallet has no account ${index}.`)
      selected = index
      if (visible().length > 0) tellAccounts()
    },
    addAccount(privateKey) {
      const account = privateKeyToAccount(privateKey)
      accounts.push(account)
      if (visible().length > 0) tellAccounts()
      return account.address
    },
    switchChain(id) {
      if (!chains.has(id)) throw new Error(`The test wallet lacks chain ${id}.`)
      move(id)
    },
    forgetChain(id) {
      if (id === chain) throw new Error('The test wallet is on that chain.')
      chains.delete(id)
    },
    refuseAdd(refuse = true) {
      refusing = refuse
    },
    fail(method, code, message = 'The wallet failed.') {
      failures.set(method, providerError(code, message))
    },
    disconnectSite() {
      trust(false)
      tellAccounts()
    },
    vanish() {
      vanished = true
      emit('disconnect', gone())
      held?.resolve()
      unlocked?.resolve()
    },
  }
}

/** Announces a wallet to a page (EIP-6963), now and whenever an app asks; returns a function that stops it. */
export function announceTestWallet(wallet: TestWallet, target: EventTarget = window): () => void {
  const announce = () => {
    if (wallet.vanished) return
    const detail = Object.freeze({ info: wallet.info, provider: wallet.provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}

/**
 * A driver for some nodes and a wallet that it has found: the start of most tests.
 *
 * @example
 * const { driver, found, wallet } = evmOn([await startAnvil()])
 * const session = await driver.connect({ wallet: found })
 */
export function evmOn(
  nodes: readonly TestNode[],
  options: Omit<TestWalletOptions, 'chains' | 'rpcUrl'> = {},
) {
  const target = new EventTarget()
  const wallet = createTestWallet({ ...options, chains: nodes.map(({ forWallet }) => forWallet) })
  announceTestWallet(wallet, target)
  const driver = evm({ networks: nodes.map(({ chain }) => chain), target })
  let found: LocalWallet<Eip1193Provider> | undefined
  driver.wallets((wallets) => {
    found = wallets[0]
  })()
  if (!found) throw new Error('The test wallet was not found. Is its rdns a reverse domain name?')
  return { driver, found, target, wallet }
}

export type TestNode = {
  readonly chain: EvmChain
  readonly forWallet: { readonly id: number; readonly rpcUrl: string }
}

/** Parses EIP-1193 authorizations, where numbers are hex. */
function authorizationsOf({ authorizationList }: Record<string, unknown>) {
  return (authorizationList as Record<'address' | 'chainId' | 'nonce' | 'r' | 's' | 'yParity', Hex>[]).map(
    ({ chainId, nonce, yParity, ...signed }) => ({
      ...signed,
      chainId: Number(chainId),
      nonce: Number(nonce),
      yParity: Number(yParity),
    }),
  )
}

function gone(): Error {
  return providerError(4900, 'The wallet is disconnected.')
}

function providerError(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), data === undefined ? { code } : { code, data })
}

async function forward(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { error, result } = (await response.json()) as {
    error?: { code: number; message: string; data?: unknown }
    result?: unknown
  }
  if (error) throw providerError(error.code, error.message, error.data)
  return result
}
