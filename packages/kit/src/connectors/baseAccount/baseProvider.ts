import type { Network } from '@latchkey/chains/driver'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { KitStorage } from '../../core/state/storage.ts'
import { providerError } from '../providerError.ts'
import { type AccountMemory, readMemory, toMemory, writeMemory } from './accountMemory.ts'
import { chainOf } from './chainOf.ts'
import { readNode } from './readNode.ts'
import { deriveSecret, seal, unseal, writePublicKey } from './sealed.ts'
import { createSessionKeys } from './sessionKeys.ts'
import { prompts, type WalletWindow } from './walletWindow.ts'

// Methods that any node can serve; never sent to the wallet.
const reads =
  /^eth_(blobBaseFee|blockNumber|call|createAccessList|estimateGas|feeHistory|gasPrice|get(Balance|Block\w*|Code|Logs|Proof|StorageAt|Transaction\w+)|maxPriorityFeePerGas)$/

/**
 * Answers as an EIP-1193 provider: asks the wallet in its window, and nodes for the rest.
 *
 * The messages are encrypted for the wallet alone. Nothing is asked of it, and no window
 * opens, to restore the account after a reload.
 *
 * @see https://github.com/base/account-sdk
 */
export function createBaseProvider(args: createBaseProvider.Args): BaseProvider {
  const { emit, networks, popup, statusUrl, storage } = args
  const keys = createSessionKeys(args.databaseName)
  const read = () => readMemory(storage)

  /** The secret of the session; a new one is agreed upon if this browser has lost its keys. */
  async function agree(isNew: boolean): Promise<Agreed> {
    const stored = isNew ? undefined : await keys.load()
    const known = stored && read()?.peer
    const { privateKey, publicKey } = stored && known ? stored : await keys.create()
    const sender = await writePublicKey(publicKey)
    if (known) return { sender, told: {}, secret: await deriveSecret(privateKey, known) }
    const answer = await post(sender, { handshake: { method: 'handshake', params: [] } })
    const peer = String(answer.sender)
    const secret = await deriveSecret(privateKey, peer)
    const { told } = await open(secret, answer)
    return { sender, secret, told: { ...told, peer } }
  }

  async function post(sender: string, content: object): Promise<Record<string, unknown>> {
    const answer = await popup.ask({ id: crypto.randomUUID(), sender, content, timestamp: new Date() })
    const { failure } = isRecord(answer.content) ? answer.content : {}
    if (failure) throw toError(failure)
    return answer
  }

  async function ask(method: string, params: unknown, isNew = false): Promise<Opened> {
    const { secret, sender, told } = await agree(isNew)
    const [first] = networks()
    const chainId = read()?.chain ?? (first ? chainOf(first) : 1)
    const encrypted = await seal(secret, { action: { method, params }, chainId })
    const answer = await open(secret, await post(sender, { encrypted }))
    return { value: answer.value, told: { ...told, ...answer.told } }
  }

  async function connect(): Promise<readonly string[]> {
    const { told, value } = await ask('wallet_connect', [{ version: '1', capabilities: {} }], true)
    const list = isRecord(value) && Array.isArray(value.accounts) ? value.accounts : []
    const accounts = list.map((account) => isRecord(account) && account.address)
    const first = toMemory({ chains: [], capabilities: {}, ...told, accounts, chain: 1 })
    if (!first) throw providerError(-32603, 'The wallet answered with no account.')
    // The app's networks in its order; the wallet may be without any of them.
    const usable = networks().map(chainOf)
    const chain = usable.find((id) => first.chains.includes(id)) ?? first.chains[0] ?? usable[0] ?? 1
    writeMemory(storage, { ...first, chain })
    return first.accounts
  }

  async function prompt(method: string, params: unknown): Promise<unknown> {
    connected()
    const { told, value } = await ask(method, params)
    const before = read()
    if (before) writeMemory(storage, toMemory({ ...before, ...told }) ?? before)
    return value
  }

  function connected(): AccountMemory {
    const memory = read()
    if (memory) return memory
    throw providerError(4100, 'The wallet is not connected.')
  }

  const own: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: () => read()?.accounts ?? [],
    eth_requestAccounts: async () => read()?.accounts ?? (await connect()),
    eth_chainId: () => toHex(read()?.chain ?? 1),
    net_version: () => String(read()?.chain ?? 1),
    wallet_switchEthereumChain([wanted]) {
      const memory = connected()
      const chain = Number(isRecord(wanted) && wanted.chainId)
      if (!memory.chains.includes(chain))
        throw providerError(4902, 'The wallet does not work on this network.')
      writeMemory(storage, { ...memory, chain })
      if (chain !== memory.chain) emit('chainChanged', toHex(chain))
      return null
    },
    wallet_addEthereumChain() {
      throw providerError(4200, 'The wallet does not work on this network.')
    },
    async wallet_revokePermissions() {
      writeMemory(storage, undefined)
      await keys.forget()
      return null
    },
    wallet_getCapabilities: () => connected().capabilities,
    wallet_getCallsStatus: async (params) => await readNode([statusUrl], 'wallet_getCallsStatus', params),
  }

  return async ({ method, params }) => {
    const list = Array.isArray(params) ? (params as readonly unknown[]) : []
    if (Object.hasOwn(own, method)) return await own[method]?.(list)
    if (prompts.test(method)) return await prompt(method, list)
    if (!reads.test(method)) throw providerError(4200, `The wallet does not support ${method}.`)
    const { chain } = connected()
    const network = networks().find((one) => chainOf(one) === chain)
    if (!network) throw providerError(4901, `No nodes of chain ${chain} are known.`)
    return await readNode(network.rpcUrls, method, list)
  }
}

export type BaseProvider = (args: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

export declare namespace createBaseProvider {
  type Args = {
    popup: WalletWindow
    storage: KitStorage
    databaseName: string
    /** Where the wallet tells what became of a batch. */
    statusUrl: string
    networks(): readonly Network[]
    emit(event: string, payload: unknown): void
  }
}

type Told = Partial<Pick<AccountMemory, 'capabilities' | 'chains' | 'peer'>>
type Agreed = { readonly sender: string; readonly secret: CryptoKey; readonly told: Told }
type Opened = { readonly value: unknown; readonly told: Told }

/** The result, and what the wallet tells about its networks. Throws its error. */
async function open(secret: CryptoKey, { content }: Record<string, unknown>): Promise<Opened> {
  const answer = await unseal(secret, isRecord(content) ? content.encrypted : undefined)
  const { data, result } = isRecord(answer) ? answer : {}
  if (!isRecord(result) || 'error' in result) throw toError(isRecord(result) ? result.error : undefined)
  const { capabilities, chains } = isRecord(data) ? data : {}
  return {
    value: result.value,
    told: {
      ...(isRecord(chains) && { chains: Object.keys(chains).map(Number) }),
      ...(isRecord(capabilities) && { capabilities }),
    },
  }
}

function toHex(chain: number): string {
  return `0x${chain.toString(16)}`
}

function toError(error: unknown): Error {
  const { code, message } = isRecord(error) ? error : {}
  const text = typeof message === 'string' ? message.slice(0, 1_000) : 'The wallet reported an error.'
  return providerError(Number.isSafeInteger(code) ? Number(code) : -32603, text)
}
