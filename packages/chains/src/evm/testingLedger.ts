import {
  type Hex,
  keccak256,
  numberToHex,
  parseEther,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
  zeroAddress,
  zeroHash,
} from 'viem'

/** A request of JSON-RPC. */
export type Call = { id: unknown; method: string; params?: readonly unknown[] }
type Mined = { receipt: object; transaction: object }

const blockMs = 2_000
const firstBalance = parseEther('10')
const gasPrice = 1_000_000_000n
const transferGas = 21_000n
const bloom = `0x${'0'.repeat(512)}` as const

/**
 * Answers the kit and test wallets in the page, where there is no node: in the documentation and the
 * playground. It is a ledger, not an EVM: it keeps balances, checks signatures and moves coins.
 * Contracts do not exist.
 */
export function createLedger(chainId: number) {
  const balances = new Map<string, bigint>()
  const nonces = new Map<string, number>()
  const mined = new Map<string, Mined>()
  const startedAt = Date.now()

  const key = (address: unknown) => String(address).toLowerCase()
  // Every account starts with the same amount: it is play money.
  const balanceOf = (address: unknown) => balances.get(key(address)) ?? firstBalance
  const height = () => BigInt(1_000 + Math.floor((Date.now() - startedAt) / blockMs))
  const hashOf = (number: bigint) => keccak256(numberToHex(number, { size: 32 }))

  function block(number: bigint): object {
    return {
      number: numberToHex(number),
      hash: hashOf(number),
      parentHash: hashOf(number - 1n),
      timestamp: numberToHex(Math.floor((startedAt + Number(number - 1_000n) * blockMs) / 1_000)),
      baseFeePerGas: numberToHex(gasPrice),
      gasLimit: numberToHex(30_000_000),
      gasUsed: '0x0',
      difficulty: '0x0',
      totalDifficulty: '0x0',
      extraData: '0x',
      logsBloom: bloom,
      miner: zeroAddress,
      mixHash: zeroHash,
      nonce: '0x0000000000000000',
      receiptsRoot: zeroHash,
      sha3Uncles: zeroHash,
      size: '0x0',
      stateRoot: zeroHash,
      transactions: [],
      transactionsRoot: zeroHash,
      uncles: [],
    }
  }

  async function send(serialized: Hex): Promise<Hex> {
    const signed = serialized as TransactionSerialized
    const { nonce = 0, to, value = 0n, chainId: signedFor } = parseTransaction(signed)
    const from = await recoverTransactionAddress({ serializedTransaction: signed })
    if (signedFor !== chainId) throw new Error('invalid chain id for signer')
    if (nonce < (nonces.get(key(from)) ?? 0)) throw new Error('nonce too low')
    const cost = value + transferGas * gasPrice
    if (balanceOf(from) < cost) throw new Error('insufficient funds for gas * price + value')
    balances.set(key(from), balanceOf(from) - cost)
    if (to) balances.set(key(to), balanceOf(to) + value)
    nonces.set(key(from), nonce + 1)
    const hash = keccak256(serialized)
    const number = height() + 1n
    const place = {
      blockNumber: numberToHex(number),
      blockHash: hashOf(number),
      transactionIndex: '0x0',
      from,
      to: to ?? null,
      type: '0x2',
    }
    mined.set(hash, {
      receipt: {
        ...place,
        transactionHash: hash,
        status: '0x1',
        cumulativeGasUsed: numberToHex(transferGas),
        gasUsed: numberToHex(transferGas),
        effectiveGasPrice: numberToHex(gasPrice),
        contractAddress: null,
        logs: [],
        logsBloom: bloom,
      },
      transaction: {
        ...place,
        hash,
        nonce: numberToHex(nonce),
        value: numberToHex(value),
        gas: numberToHex(transferGas),
        gasPrice: numberToHex(gasPrice),
        input: '0x',
        chainId: numberToHex(chainId),
        v: '0x0',
        r: '0x0',
        s: '0x0',
      },
    })
    return hash
  }

  /** A transaction is in the next block, as far as the clock has come. */
  function seen(hash: unknown, part: keyof Mined): object | null {
    const found = mined.get(String(hash))?.[part] as { blockNumber: string } | undefined
    return found && BigInt(found.blockNumber) <= height() ? found : null
  }

  const methods: Readonly<Record<string, (...params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => String(chainId),
    eth_blockNumber: () => numberToHex(height()),
    eth_getBalance: (address) => numberToHex(balanceOf(address)),
    eth_getTransactionCount: (address) => numberToHex(nonces.get(key(address)) ?? 0),
    eth_getCode: () => '0x',
    eth_call: () => '0x',
    eth_getStorageAt: () => zeroHash,
    eth_estimateGas: () => numberToHex(transferGas),
    eth_gasPrice: () => numberToHex(gasPrice),
    eth_maxPriorityFeePerGas: () => numberToHex(gasPrice / 10n),
    eth_feeHistory: () => ({
      oldestBlock: numberToHex(height()),
      baseFeePerGas: [numberToHex(gasPrice), numberToHex(gasPrice)],
      gasUsedRatio: [0.5],
      reward: [[numberToHex(gasPrice / 10n), numberToHex(gasPrice / 10n), numberToHex(gasPrice / 10n)]],
    }),
    eth_getBlockByNumber: (tag) =>
      block(typeof tag === 'string' && tag.startsWith('0x') ? BigInt(tag) : height()),
    eth_getBlockByHash: () => block(height()),
    eth_blobBaseFee: () => '0x1',
    eth_sendRawTransaction: (serialized) => send(serialized as Hex),
    eth_getTransactionReceipt: (hash) => seen(hash, 'receipt'),
    eth_getTransactionByHash: (hash) => seen(hash, 'transaction'),
    eth_getLogs: () => [],
  }

  return async function answer({ id, method, params = [] }: Call): Promise<object> {
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!known)
      return {
        jsonrpc: '2.0',
        id,
        error: { code: -32601, message: `The ledger in this page has no ${method}.` },
      }
    try {
      return { jsonrpc: '2.0', id, result: await known(...params) }
    } catch (error) {
      return { jsonrpc: '2.0', id, error: { code: -32000, message: (error as Error).message } }
    }
  }
}
