import { isSignature, isTransactionHash } from '@latchkey/protocol/hash'
import { isRecord } from '@latchkey/protocol/isRecord'
import { providerError } from '../providerError.ts'
import type { SafeChannel } from './safeChannel.ts'

/** An EIP-1193 provider. It has no events: for another Safe or network, the Safe loads the page again. */
export type SafeProvider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export type Safe = { readonly address: string; readonly chainId: number }

/** Whether the visitor has disconnected the Safe from this page. */
export type SafeMemory = { hasLeft(): boolean; setLeft(left: boolean): void }

// Methods that any node can serve.
const reads =
  /^eth_(blobBaseFee|blockNumber|call|estimateGas|feeHistory|gasPrice|get(Balance|Block\w*|Code|Logs|Proof|StorageAt|Transaction\w+)|maxPriorityFeePerGas)$/

/** How often the Safe is asked whether all owners have signed a message. */
const signaturePollMs = 3_000

const maxCalls = 1_000

// The codes of EIP-5792 for the states of a Safe transaction.
const batchStatus: Readonly<Record<string, number>> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

/** Undefined if the answer to `getSafeInfo` does not name a Safe. */
export function readSafe(value: unknown): Safe | undefined {
  if (!isRecord(value)) return undefined
  const { chainId, safeAddress: address } = value
  const isAddress = typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address)
  return isAddress && Number.isSafeInteger(chainId) && Number(chainId) > 0
    ? { address, chainId: Number(chainId) }
    : undefined
}

/**
 * A provider over the Safe around this page.
 *
 * The "hash" of a transaction is its Safe transaction hash: the owners may execute it
 * days later, or never. `wallet_getCallsStatus` tells what became of it.
 */
export function createSafeProvider({
  channel,
  safe,
  signal,
  hasLeft,
  setLeft,
}: createSafeProvider.Args): SafeProvider {
  const chain = `0x${safe.chainId.toString(16)}`
  const accounts = () => (hasLeft() ? [] : [safe.address])

  /** Off-chain, once all owners have signed; signing on chain would cost a transaction. */
  async function sign(method: string, message: Record<string, unknown>): Promise<string> {
    await channel.ask('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })
    const answer = await channel.ask(method, message)
    const { messageHash, signature } = isRecord(answer) ? answer : {}
    if (isSignature(signature)) return signature
    if (!isTransactionHash(messageHash)) throw providerError(-32603, 'The Safe answered with no signature.')
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, signaturePollMs))
      signal.throwIfAborted()
      const found = await channel.ask('getOffChainSignature', messageHash).catch(() => undefined)
      if (isSignature(found)) return found
    }
  }
  async function send(calls: readonly unknown[]): Promise<string> {
    if (calls.length === 0 || calls.length > maxCalls) throw providerError(-32602, 'No calls, or too many.')
    const answer = await channel.ask('sendTransactions', { txs: calls.map(toCall) })
    const hash = isRecord(answer) ? answer.safeTxHash : undefined
    if (isTransactionHash(hash)) return hash
    throw providerError(-32603, 'The Safe answered with no hash of the transaction.')
  }
  function assertOwn(from: unknown, chainId: unknown = chain): void {
    if (!isSame(from, safe.address)) throw providerError(4100, 'The account is not this Safe.')
    if (Number(chainId) !== safe.chainId) throw providerError(4901, `The Safe is on ${chain} only.`)
  }

  const own: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: accounts,
    eth_requestAccounts() {
      setLeft(false)
      return accounts()
    },
    eth_chainId: () => chain,
    net_version: () => String(safe.chainId),
    wallet_switchEthereumChain([wanted]) {
      if (Number(isRecord(wanted) && wanted.chainId) === safe.chainId) return null
      throw providerError(4902, 'A Safe is on one network.')
    },
    wallet_addEthereumChain() {
      throw providerError(4200, 'A Safe is on one network.')
    },
    wallet_revokePermissions() {
      setLeft(true)
      return null
    },
    async personal_sign([message, address]) {
      assertOwn(address)
      // The Safe decodes it, and would sign the digits of what is no text.
      if (!isText(message)) throw providerError(-32602, 'A Safe signs text, not bytes.')
      return await sign('signMessage', { message })
    },
    async eth_signTypedData_v4([address, data]) {
      assertOwn(address)
      return await sign('signTypedMessage', { typedData: typeof data === 'string' ? JSON.parse(data) : data })
    },
    async eth_sendTransaction([transaction]) {
      const { authorizationList, blobs, chainId, from } = isRecord(transaction) ? transaction : {}
      assertOwn(from, chainId)
      if (authorizationList || blobs)
        throw providerError(4200, 'A Safe cannot send this type of transaction.')
      return await send([transaction])
    },
    async wallet_sendCalls([batch]) {
      const { calls, chainId, from = safe.address } = isRecord(batch) ? batch : {}
      assertOwn(from, chainId)
      return { id: await send(Array.isArray(calls) ? calls : []) }
    },
    async wallet_getCallsStatus([id]) {
      if (!isTransactionHash(id)) throw providerError(5730, 'No such batch.')
      const found = await channel.ask('getTxBySafeTxHash', { safeTxHash: id })
      const { txHash, txStatus } = isRecord(found) ? found : {}
      const status = batchStatus[String(txStatus)]
      if (status === undefined) throw providerError(-32603, 'The Safe answered with no status.')
      const receipt = { transactionHash: txHash, status: status === 200 ? '0x1' : '0x0' }
      const hasRan = status >= 200 && isTransactionHash(txHash)
      return {
        version: '2.0.0',
        id,
        chainId: chain,
        atomic: true,
        status,
        ...(hasRan && { receipts: [receipt] }),
      }
    },
    wallet_getCapabilities: () => ({ [chain]: { atomic: { status: 'supported' } } }),
  }

  return {
    async request({ method, params }) {
      const list = Array.isArray(params) ? (params as readonly unknown[]) : []
      if (Object.hasOwn(own, method)) return await own[method]?.(list)
      if (reads.test(method)) return await channel.ask('rpcCall', { call: method, params: list })
      throw providerError(4200, `A Safe does not support ${method}.`)
    },
  }
}

export declare namespace createSafeProvider {
  type Args = SafeMemory & { channel: SafeChannel; safe: Safe; signal: AbortSignal }
}

function toCall(call: unknown): { to: string; value: string; data: string } {
  const { data, input, to, value } = isRecord(call) ? call : {}
  if (typeof to !== 'string') throw providerError(-32602, 'A Safe cannot create a contract this way.')
  return {
    to,
    value: BigInt((value as string | undefined) ?? 0).toString(),
    data: String(data ?? input ?? '0x'),
  }
}

function isSame(value: unknown, address: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === address.toLowerCase()
}

/** Whether a message in hex is text. */
function isText(message: unknown): message is string {
  if (typeof message !== 'string' || !/^0x([\da-f]{2})*$/i.test(message)) return false
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
