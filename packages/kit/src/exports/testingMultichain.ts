import type { ChainId, Namespace } from '@latchkey/chains/driver'
import type { TestWallet } from '@latchkey/chains/evm/testing'
import type { TestSolanaWallet } from '@latchkey/chains/solana/testing'

type Request = { readonly id: number; readonly method: string; readonly params: Record<string, unknown> }
type Scopes = Record<string, { methods: string[]; notifications: string[]; accounts: string[] }>
type Invoked = { readonly method: string; readonly params: unknown }

/** The wallet's half of the multichain API. A stand-in: no published wallet runs in tests. */
export type TestMultichainWallet = {
  /** What it announces (CAIP-294). */
  readonly announced: object
  readonly extensionId: string
  /** All requests, oldest first. */
  readonly requests: readonly Request[]
  /** Families the visitor grants of those that are asked for. */
  grants: readonly Namespace[]
  /** The answer to a message in its envelope. */
  answer(message: unknown): Promise<unknown>
  /** Calls back with notifications, in their envelope. */
  onNotice(listener: (message: unknown) => void): () => void
  /** The visitor disconnects the page in the wallet. */
  revoke(): void
  /** The visitor changes what is granted. */
  change(grants: readonly Namespace[]): void
  notify(scope: ChainId, method: string, params: unknown): void
}

/**
 * A wallet for tests that serves an EVM wallet and a Solana wallet over the multichain API,
 * with their real keys and nodes. The EVM wallet has the prompt of the consent: decline or hold it there.
 */
export function createTestMultichainWallet({
  clusters,
  evm,
  solana,
}: createTestMultichainWallet.Args): TestMultichainWallet {
  const extensionId = 'abcdefghijklmnopabcdefghijklmnop'
  const requests: Request[] = []
  const listeners = new Set<(message: unknown) => void>()
  let asked: Scopes = {}
  let isOpen = false

  function scopesNow(): Scopes {
    const scopes: Scopes = {}
    for (const [scope, { methods, notifications }] of isOpen ? Object.entries(asked) : []) {
      const [namespace] = scope.split(':') as [Namespace]
      if (!wallet.grants.includes(namespace)) continue
      const addresses = namespace === 'eip155' ? evm.addresses : solana.addresses
      const accounts = addresses.map((address) => `${scope}:${address}`)
      scopes[scope] = { methods, notifications, accounts }
    }
    return scopes
  }
  function tell(method: string, params: object): void {
    const message = { type: 'caip-348', data: { jsonrpc: '2.0', method, params } }
    for (const listener of [...listeners]) listener(message)
  }

  async function invokeEvm(scope: string, { method, params }: Invoked): Promise<unknown> {
    const chainId = `0x${Number(scope.slice('eip155:'.length)).toString(16)}`
    await evm.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    return await evm.provider.request({ method, params })
  }
  async function invokeSolana(scope: string, { method, params }: Invoked): Promise<unknown> {
    const { account, message, transaction } = params as Record<string, string> & {
      account: { address: string }
    }
    const { address } = account as unknown as { address: string }
    const input = { address, chain: clusters[scope] }
    if (method === 'signMessage') {
      const signed = await ask<{ signature: Uint8Array; signedMessage: Uint8Array }>(method, {
        ...input,
        message: fromBase64(message),
      })
      return { signature: toBase64(signed.signature), signedMessage: toBase64(signed.signedMessage) }
    }
    const answer = await ask<{ signature?: Uint8Array; signedTransaction?: Uint8Array }>(method, {
      ...input,
      transaction: fromBase64(transaction),
    })
    if (answer.signature) return { signature: toBase64(answer.signature) }
    return { signedTransaction: toBase64(answer.signedTransaction ?? new Uint8Array()) }
  }
  async function ask<answer>(method: string, input: Record<string, unknown>): Promise<answer> {
    return (await solana.ask(method, input)) as answer
  }

  const methods: Readonly<Record<string, (params: Record<string, unknown>) => unknown>> = {
    async wallet_createSession({ optionalScopes }) {
      await evm.provider.request({ method: 'eth_requestAccounts' })
      await solana.ask('connect', {})
      asked = optionalScopes as Scopes
      isOpen = true
      return { sessionScopes: scopesNow() }
    },
    wallet_getSession: () => ({ sessionScopes: scopesNow() }),
    wallet_revokeSession() {
      isOpen = false
      evm.disconnectSite()
      return true
    },
    async wallet_invokeMethod({ request, scope }) {
      const granted = scopesNow()[String(scope)]
      const invoked = request as Invoked
      if (!granted?.methods.includes(invoked.method)) throw failure(4100, 'Not authorised.')
      return await (String(scope).startsWith('eip155:') ? invokeEvm : invokeSolana)(String(scope), invoked)
    },
  }

  const wallet: TestMultichainWallet = {
    announced: { ...evm.info, targets: [{ type: 'caip-348', value: extensionId }] },
    extensionId,
    requests,
    grants: ['eip155', 'solana'],
    async answer(message) {
      const { data, type } = message as { type: string; data: Request }
      if (type !== 'caip-348') return undefined
      requests.push(data)
      const { id, method, params } = data
      try {
        const result = await methods[method]?.(params)
        return { type, data: { id, jsonrpc: '2.0', result } }
      } catch (cause) {
        const { code = -32603, message: words } = cause as { code?: number; message: string }
        return { type, data: { id, jsonrpc: '2.0', error: { code, message: words } } }
      }
    },
    onNotice(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    revoke() {
      isOpen = false
      evm.disconnectSite()
      tell('wallet_sessionChanged', { sessionScopes: {} })
    },
    change(grants) {
      wallet.grants = grants
      tell('wallet_sessionChanged', { sessionScopes: scopesNow() })
    },
    notify: (scope, method, params) => tell('wallet_notify', { scope, notification: { method, params } }),
  }
  return wallet
}

export declare namespace createTestMultichainWallet {
  type Args = {
    evm: TestWallet
    solana: TestSolanaWallet
    /** The Wallet Standard name of each Solana network, by CAIP-2 id. */
    clusters: Readonly<Record<string, string>>
  }
}

/** Announces it to a page now and whenever one asks, and connects the page's ports to it. */
export function announceTestMultichainWallet(
  {
    announced,
    answer,
    extensionId,
    onNotice,
  }: Pick<TestMultichainWallet, 'announced' | 'answer' | 'extensionId' | 'onNotice'>,
  target: EventTarget & { chrome?: object },
): { cut(): void } {
  const cuts = new Set<() => void>()
  const connect = (id: string) => {
    const hears = new Set<(message: unknown) => void>()
    const ends = new Set<() => void>()
    let stop = () => {}
    const tell = (message: unknown) => {
      if (cuts.has(cut)) for (const hear of hears) hear(structuredClone(message))
    }
    const cut = () => {
      cuts.delete(cut)
      stop()
      for (const end of ends) end()
    }
    if (id !== extensionId) setTimeout(cut)
    cuts.add(cut)
    stop = onNotice(tell)
    return {
      postMessage: (message: unknown) => void answer(structuredClone(message)).then(tell),
      disconnect() {
        cuts.delete(cut)
        stop()
      },
      onMessage: { addListener: (hear: (message: unknown) => void) => hears.add(hear) },
      onDisconnect: { addListener: (end: () => void) => ends.add(end) },
    }
  }
  Object.defineProperty(target, 'chrome', {
    value: { runtime: { connect } },
    configurable: true,
    writable: true,
  })
  const announce = () => {
    const detail = { id: 1, jsonrpc: '2.0', method: 'wallet_announce', params: announced }
    target.dispatchEvent(new CustomEvent('caip294:wallet_announce', { detail }))
  }
  target.addEventListener('caip294:wallet_prompt', announce)
  announce()
  return {
    /** Ends every connection, as when the extension is updated. */
    cut() {
      for (const cut of [...cuts]) cut()
    },
  }
}

function failure(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

function fromBase64(text: unknown): Uint8Array {
  return Uint8Array.from(Buffer.from(String(text), 'base64'))
}
