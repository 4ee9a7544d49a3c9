import { setTimeout as sleep } from 'node:timers/promises'
import { createTestWallet, type TestSolanaWallet, type TestWallet } from 'latchkey/testing'
import { generatePrivateKey } from 'viem/accounts'
import type { RemoteAccounts } from './answerAsPhone.ts'
import { answerSolana } from './answerSolana.ts'
import {
  type Asked,
  createWallet,
  hangUp,
  type Proposal,
  untilAnswered,
  type Wallet,
  type WalletKind,
} from './peers.ts'

type Namespaces = Record<
  string,
  { accounts: string[]; chains: string[]; methods: string[]; events: string[] }
>
type Wanted = Record<string, { chains?: string[]; methods: string[]; events: string[] }>

/**
 * A wallet on another device: the official SDK for the connection, and a test
 * wallet with real keys and nodes, which a test controls.
 */
export type RemoteWallet = {
  /** Decides about EVM requests: `evm.decline()`, `evm.hold()`. */
  readonly evm: TestWallet
  readonly sdk: Wallet
  /** The topic of its last session. */
  readonly topic: string
  /** The requests it received, oldest first. */
  readonly asked: readonly Asked[]
  /** Scans a code; resolves to the proposal of the page. */
  scan(uri: string): Promise<Proposal>
  /** Grants everything it supports of the proposal, modified by `change`. */
  approve(proposal: Proposal, change?: (all: Namespaces) => Namespaces): Promise<void>
  reject(proposal: Proposal): Promise<void>
  /** Updates the session, for example after the visitor chose other accounts. */
  update(change: (all: Namespaces) => Namespaces): Promise<void>
  extend(): Promise<void>
  /** Resolves when the page has responded. */
  ping(): Promise<void>
  emit(chain: string, name: string, data: unknown): Promise<void>
  disconnect(): Promise<void>
  /** Resolves when the page has ended the session. */
  ended(): Promise<void>
  stop(): Promise<void>
}

export async function createRemoteWallet(
  kind: WalletKind,
  { families = {}, nodes, solana, ...where }: createRemoteWallet.Options,
): Promise<RemoteWallet> {
  const chains = Object.entries(nodes).map(([id, rpcUrl]) => ({ id: Number(id), rpcUrl }))
  const privateKeys = [generatePrivateKey(), generatePrivateKey()]
  const evm = createTestWallet({ chains, privateKeys, trusted: true })
  const sdk = await createWallet(kind, where)
  const asked: Asked[] = []
  let topic = ''
  let granted: Namespaces = {}

  const answer = ({ chainId, request }: Asked['params']) => {
    const family = families[chainId.split(':')[0] ?? '']
    if (family) return family.answer(request)
    if (solana && chainId.startsWith('solana:')) return answerSolana(solana, request)
    evm.switchChain(Number(chainId.split(':')[1]))
    return evm.provider.request(request as never)
  }
  sdk.on('session_request', async (request: Asked) => {
    asked.push(request)
    const { id, params } = request
    const response = await answer(params).then(
      (result) => ({ result }),
      ({ code = -32603, message }) => ({ error: { code, message } }),
    )
    // The session may have ended in the meantime.
    await sdk
      .respondSessionRequest({ topic: request.topic, response: { id, jsonrpc: '2.0', ...response } })
      .catch(() => undefined)
  })

  /** Everything in the proposal that it supports, as granted namespaces. */
  function fitting({ params }: Proposal): Namespaces {
    const { requiredNamespaces, optionalNamespaces } = params as unknown as Record<string, Wanted>
    const own = (chain: string) => {
      const [namespace, reference = ''] = chain.split(':')
      if (namespace === 'eip155' && reference in nodes) return evm.addresses
      if (namespace === 'solana') return solana?.addresses ?? []
      return families[namespace ?? '']?.addresses[chain] ?? []
    }
    const all: Namespaces = {}
    for (const wanted of [requiredNamespaces, optionalNamespaces])
      for (const [namespace, { chains = [], methods, events }] of Object.entries(wanted ?? {})) {
        const known = chains.filter((chain) => own(chain).length > 0)
        if (known.length === 0) continue
        const before = all[namespace] ?? { accounts: [], chains: [], methods: [], events: [] }
        const accounts = known.flatMap((chain) => own(chain).map((address) => `${chain}:${address}`))
        all[namespace] = {
          accounts: [...new Set([...before.accounts, ...accounts])],
          chains: [...new Set([...before.chains, ...known])],
          methods: [...new Set([...before.methods, ...methods])],
          events: [...new Set([...before.events, ...events])],
        }
      }
    return all
  }

  return {
    evm,
    sdk,
    asked,
    get topic() {
      return topic
    },
    async scan(uri) {
      const proposal = next<Proposal>(sdk, 'session_proposal')
      await sdk.pair({ uri })
      return await proposal
    },
    async approve(proposal, change = (all) => all) {
      granted = change(fitting(proposal))
      topic = (await sdk.approveSession({ id: proposal.id, namespaces: granted })).topic
    },
    reject: ({ id }) => sdk.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } }),
    async update(change) {
      granted = change(granted)
      await untilAnswered(sdk, 'wc_sessionUpdate', () => sdk.updateSession({ topic, namespaces: granted }))
    },
    extend: () => untilAnswered(sdk, 'wc_sessionExtend', () => sdk.extendSession({ topic })),
    ping: () => (sdk as unknown as Engine).engine.signClient.ping({ topic }),
    emit: (chainId, name, data) => sdk.emitSessionEvent({ topic, event: { name, data }, chainId }),
    disconnect: () => sdk.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    async ended() {
      // Not every way to end a session emits an event.
      while (sdk.getActiveSessions()[topic]) await sleep(50)
    },
    stop: () => hangUp(sdk.core),
  }
}

export declare namespace createRemoteWallet {
  type Options = {
    relayUrl: string
    projectId: string
    /** The nodes of its EVM chains by chain id. */
    nodes: Readonly<Record<number, string>>
    /** Decides about Solana requests, if it supports Solana. */
    solana?: TestSolanaWallet | undefined
    /** What it has in other families, by CAIP-2 namespace. */
    families?: Readonly<Record<string, RemoteAccounts>> | undefined
  }
}

type Engine = { engine: { signClient: { ping(options: { topic: string }): Promise<void> } } }

const next = <Event>(emitter: Wallet, name: string) =>
  new Promise<Event>((resolve) => emitter.once(name, resolve as (event: never) => void))
