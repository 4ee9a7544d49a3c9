import { createRequire } from 'node:module'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  numberToHex,
  parseAbi,
  parseEther,
  size,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Anvil } from './testingNode.ts'

const ours = createRequire(import.meta.url)
const artifact = (path: string): { abi: never; bytecode: Hex } =>
  ours(`@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`)

/** A transaction that waits for owners, or was executed. */
type Queued = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: 0 | 1
  readonly signed: Map<Address, Hex>
  txHash?: Hex
  txStatus: 'AWAITING_CONFIRMATIONS' | 'SUCCESS' | 'FAILED' | 'CANCELLED'
}

/**
 * A stand-in for the Safe's web app and its service, over a real Safe 1.4.1 on a node: it answers
 * what the Safe Apps protocol asks of the page around an app. The first owner is the visitor, who
 * approves everything; `approve` is the next owner.
 */
export async function startTestSafe({ anvil, owners: count = 1 }: startTestSafe.Options): Promise<TestSafe> {
  const { client } = anvil
  const owners = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()))
  const [first] = owners as [PrivateKeyAccount]
  await client.setBalance({ address: first.address, value: parseEther('10') })

  const deploy = async (path: string, args: readonly unknown[] = []): Promise<Address> => {
    const hash = await client.deployContract({ account: first, ...artifact(path), args: args as never })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (!contractAddress) throw new Error(`${path} was not deployed`)
    return contractAddress
  }
  const singleton = await deploy('Safe.sol/Safe')
  const handler = await deploy('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler')
  const multiSend = await deploy('libraries/MultiSendCallOnly.sol/MultiSendCallOnly')
  const address = await deploy('proxies/SafeProxy.sol/SafeProxy', [singleton])
  const addresses = owners.map((owner) => owner.address)
  const setUp = await client.writeContract({
    account: first,
    address,
    abi: safeAbi,
    functionName: 'setup',
    args: [addresses, BigInt(count), zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
  })
  await client.waitForTransactionReceipt({ hash: setUp, pollingInterval: 20 })
  await client.setBalance({ address, value: parseEther('10') })

  const queue = new Map<Hex, Queued>()
  const domain = { chainId: anvil.chainId, verifyingContract: address }
  let declines = false
  const asked: string[] = []

  async function propose(txs: readonly { to: Address; value: string; data: Hex }[]): Promise<Hex> {
    const calls = txs.map(({ data, to, value }) => ({ to, value: BigInt(value), data }))
    const [only] = calls
    const call =
      calls.length === 1 && only
        ? { ...only, operation: 0 as const }
        : {
            to: multiSend,
            value: 0n,
            operation: 1 as const,
            data: encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [packed(calls)] }),
          }
    const nonce = await client.readContract({ address, abi: safeAbi, functionName: 'nonce' })
    const message = {
      ...call,
      nonce,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
    }
    const hash = hashTypedData({ domain, types: { SafeTx: safeTx }, primaryType: 'SafeTx', message })
    queue.set(hash, { ...call, signed: new Map(), txStatus: 'AWAITING_CONFIRMATIONS' })
    await sign(hash, first)
    return hash
  }

  async function sign(hash: Hex, owner: PrivateKeyAccount): Promise<void> {
    const one = queue.get(hash)
    if (!one) throw new Error('Transaction not found')
    one.signed.set(owner.address, await owner.sign({ hash }))
    if (one.signed.size < count) return
    const { data, operation, to, value } = one
    const run = await client.writeContract({
      account: first,
      address,
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, joined(one.signed)],
    })
    const receipt = await client.waitForTransactionReceipt({ hash: run, pollingInterval: 20 })
    one.txHash = run
    one.txStatus = receipt.status === 'success' ? 'SUCCESS' : 'FAILED'
  }

  async function signMessage(digest: Hex): Promise<{ messageHash: Hex; signature: Hex }> {
    const messageHash = hashTypedData({
      domain,
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: digest },
    })
    const signed = new Map<Address, Hex>()
    for (const owner of owners) signed.set(owner.address, await owner.sign({ hash: messageHash }))
    return { messageHash, signature: joined(signed) }
  }

  const methods: Readonly<Record<string, (params: never) => unknown>> = {
    getSafeInfo: () => ({
      safeAddress: address,
      chainId: anvil.chainId,
      threshold: count,
      owners: addresses,
      isReadOnly: false,
    }),
    async sendTransactions({ txs }: { txs: never }) {
      if (declines) throw new Error('Transaction was rejected')
      return { safeTxHash: await propose(txs) }
    },
    async signMessage({ message }: { message: Hex }) {
      if (declines) throw new Error('Message signing was rejected')
      return await signMessage(hashMessage({ raw: message }))
    },
    signTypedMessage: async ({ typedData }: { typedData: never }) =>
      await signMessage(hashTypedData(typedData)),
    getTxBySafeTxHash({ safeTxHash }: { safeTxHash: Hex }) {
      const one = queue.get(safeTxHash)
      if (!one) throw new Error('Transaction not found')
      return { txStatus: one.txStatus, txHash: one.txHash ?? null }
    },
    async rpcCall({ call, params }: { call: string; params: never }) {
      if (call === 'safe_setSettings') return params[0]
      return await client.request({ method: call as never, params })
    },
  }

  return {
    address,
    asked,
    async answer(method, params) {
      asked.push(method)
      try {
        const act = methods[method]
        if (!act) throw new Error(`Unknown method: ${method}`)
        return { success: true, data: await act(params as never) }
      } catch (error) {
        return { success: false, error: (error as Error).message }
      }
    },
    async approve() {
      for (const [hash, { signed, txStatus }] of queue)
        for (const owner of owners)
          if (txStatus === 'AWAITING_CONFIRMATIONS' && !signed.has(owner.address)) await sign(hash, owner)
    },
    drop() {
      for (const one of queue.values()) if (!one.txHash) one.txStatus = 'CANCELLED'
    },
    decline(isDeclining = true) {
      declines = isDeclining
    },
  }
}

export declare namespace startTestSafe {
  type Options = {
    anvil: Anvil
    /** All of them have to approve. @default 1 */
    owners?: number | undefined
  }
}

export type TestSafe = {
  readonly address: Address
  /** The methods that were asked, oldest first. */
  readonly asked: readonly string[]
  /** Answers a message of the app, without its id. */
  answer(method: string, params: unknown): Promise<{ success: boolean; data?: unknown; error?: string }>
  /** The other owners approve what waits for them, and it is executed. */
  approve(): Promise<void>
  /** The owners drop what waits. */
  drop(): void
  /** Whether the visitor declines what is asked from now on. */
  decline(isDeclining?: boolean): void
}

const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
  'function nonce() view returns (uint256)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) returns (bool)',
  'function multiSend(bytes transactions)',
])

const safeTx = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const

/** The contract wants the signatures in the order of the owners' addresses. */
function joined(signed: ReadonlyMap<Address, Hex>): Hex {
  const order = [...signed].toSorted(([one], [other]) => (BigInt(one) < BigInt(other) ? -1 : 1))
  return concat(order.map(([, signature]) => signature))
}

function packed(calls: readonly { to: Address; value: bigint; data: Hex }[]): Hex {
  return concat(
    calls.map(({ data, to, value }) =>
      concat(['0x00', to, numberToHex(value, { size: 32 }), numberToHex(size(data), { size: 32 }), data]),
    ),
  )
}
