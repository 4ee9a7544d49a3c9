import type { Hex } from 'viem'
import { decodeAbiParameters, toEventSelector } from 'viem/utils'

/** A log of a simulated transaction. */
export type AssetLog = { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }

/** The effects on one account according to the logs. Token amounts are not taken from logs: balances are read instead. */
export type Touched = {
  coin: bigint
  /** Contracts whose logs mention the account. */
  readonly tokens: Set<Hex>
  /** By contract and token id; `delta` is received minus sent. */
  readonly collectibles: Map<string, { address: Hex; id: bigint; delta: bigint }>
  readonly allowances: Map<string, { token: Hex; spender: Hex }>
  /** Approvals that the log describes completely. */
  readonly approvals: Map<
    string,
    { token: Hex; spender: Hex; amount: bigint | 'unlimited'; id?: bigint; all?: true }
  >
}

/** The address under which `eth_simulateV1` logs coin transfers (`traceTransfers`). */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const zeroAddress = '0x0000000000000000000000000000000000000000'

const transfer = toEventSelector('Transfer(address,address,uint256)')
const transferSingle = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const transferBatch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const approval = toEventSelector('Approval(address,address,uint256)')
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)')
// Permit2 keeps its own allowances for any token.
const permit = toEventSelector('Approval(address,address,address,uint160,uint48)')

/** Reads the effects on an account from a transaction's logs; skips logs that do not follow the standards. */
export function readAssetLogs(logs: readonly AssetLog[], owner: Hex): Touched {
  const touched: Touched = {
    coin: 0n,
    tokens: new Set(),
    collectibles: new Map(),
    allowances: new Map(),
    approvals: new Map(),
  }
  for (const log of logs) {
    try {
      readLog(log, owner.toLowerCase() as Hex, touched)
    } catch {
      // Any contract can emit malformed data under a well-known event.
    }
  }
  for (const { address } of touched.collectibles.values()) touched.tokens.delete(address)
  return touched
}

function readLog(log: AssetLog, owner: Hex, touched: Touched): void {
  const { address, data, topics } = log
  const [kind, ...named] = topics
  const who = named.map(toAddress)
  if (address === coinAddress) {
    if (kind !== transfer) return
    if (who[0] === owner) touched.coin -= BigInt(data)
    if (who[1] === owner) touched.coin += BigInt(data)
    return
  }
  if (!who.includes(owner)) return
  const moves = readMoves(log)
  for (const { amount, from, id, to } of moves) {
    const key = `${address}:${id}`
    const before = touched.collectibles.get(key)?.delta ?? 0n
    const delta = before + (to === owner ? amount : 0n) - (from === owner ? amount : 0n)
    touched.collectibles.set(key, { address, id, delta })
  }
  if (!moves.length && !readPermission(log, owner, touched)) touched.tokens.add(address)
}

type Move = { id: bigint; amount: bigint; from: Hex | undefined; to: Hex | undefined }

/** Transfers of collection items. */
function readMoves({ data, topics }: AssetLog): readonly Move[] {
  const [kind, ...named] = topics
  const [first, second, third] = named.map(toAddress)
  if (kind === transfer && named[2]) return [{ id: BigInt(named[2]), amount: 1n, from: first, to: second }]
  if (kind === transferSingle) {
    const [id, amount] = decodeAbiParameters([uint, uint], data)
    return [{ id, amount, from: second, to: third }]
  }
  if (kind === transferBatch) {
    const [ids, amounts] = decodeAbiParameters([uints, uints], data)
    return ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n, from: second, to: third }))
  }
  return []
}

/** Records approvals by the owner; returns true if the log contains nothing else. */
function readPermission({ address, data, topics }: AssetLog, owner: Hex, touched: Touched): boolean {
  const [kind, ...named] = topics
  const [first, second, third] = named.map(toAddress)
  if (first !== owner || !second) return false
  if (kind === approvalForAll) {
    const amount = BigInt(data) === 1n ? 'unlimited' : 0n
    touched.approvals.set(`${address}:${second}`, { token: address, spender: second, amount, all: true })
    return true
  }
  if (kind === approval && named[2]) {
    const id = BigInt(named[2])
    const key = `${address}:${id}`
    // A sale clears the approval, which is not worth showing.
    if (second === zeroAddress) touched.approvals.delete(key)
    else touched.approvals.set(key, { token: address, spender: second, amount: 1n, id })
    return true
  }
  if (kind === permit && third) {
    const [amount] = decodeAbiParameters([uint, uint], data)
    const unlimited = amount >= 2n ** 160n - 1n
    const permission = { token: second, spender: third, amount: unlimited ? 'unlimited' : amount } as const
    touched.approvals.set(`${address}:${second}:${third}`, permission)
    return true
  }
  if (kind === approval) touched.allowances.set(`${address}:${second}`, { token: address, spender: second })
  return false
}

/** The address in a topic, in lower case; undefined if the topic holds more than an address. */
function toAddress(topic: Hex): Hex | undefined {
  return /^0x0{24}[\da-f]{40}$/.test(topic) ? `0x${topic.slice(26)}` : undefined
}

const uint = { type: 'uint256' } as const
const uints = { type: 'uint256[]' } as const
