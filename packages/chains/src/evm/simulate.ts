import { executionReverted, insufficientFunds, nodeErrorFor } from '@latchkey/protocol/catalogue'
import { erc20Abi, type Hex } from 'viem'
import {
  decodeAbiParameters,
  decodeErrorResult,
  encodeFunctionData,
  getAddress,
  numberToHex,
  parseAbi,
} from 'viem/utils'
import type {
  Asset,
  AssetApproval,
  AssetChange,
  AssetId,
  ChainId,
  Driver,
  Network,
  Simulation,
} from '../driver.ts'
import { messageOf } from '../providerError.ts'
import { sanitiseName } from '../sanitise.ts'
import { until } from '../until.ts'
import { addressKey, assets } from './addresses.ts'
import { type AssetLog, readAssetLogs, type Touched } from './assetLogs.ts'
import { clientOf, type EvmClient, type Transports } from './client.ts'
import { readSymbol } from './readSymbol.ts'
import { withPrefix } from './withPrefix.ts'

/** The visitor waits for the simulation before the button is enabled. */
const simulationTimeoutMs = 8_000
/** More logs or tokens than this are not worth showing: the result is `unknown`. */
const maxLogs = 2_000
const maxTokens = 24
/** Enough for complex tokens, but limited, so that one token cannot use up the simulation's gas. */
const readGas = numberToHex(500_000)

const unknown: Simulation = { status: 'unknown', changes: [], approvals: [] }
const reasons = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])

/**
 * Simulates a transaction with `eth_simulateV1`, twice: first to find the tokens it
 * touches, then with their balances read before and after, because a token can log
 * anything. On nodes without that method, `eth_call` only shows whether it would revert.
 */
export async function simulate(args: Driver.SimulateArgs, transports?: Transports): Promise<Simulation> {
  const { address, network, signal, transaction } = args
  try {
    const call = toCall(transaction, withPrefix(address))
    const client = clientOf(network, transports)
    return await until(trySimulations(client, network, [call]), { signal, timeoutMs: simulationTimeoutMs })
  } catch {
    return unknown
  }
}

/**
 * Simulates calls one after the other and returns their effect together. Besides the tokens
 * that the logs name it reads the balances of `tokens`, which may log nothing.
 */
export async function simulateAll(
  { address, calls, network, signal, tokens }: simulateAll.Args,
  transports?: Transports,
): Promise<Simulation> {
  try {
    const made = calls.map((call) => toCall(call, withPrefix(address)))
    const watched = tokens.map((token) => withPrefix(token).toLowerCase() as Hex)
    const simulating = trySimulations(clientOf(network, transports), network, made, watched)
    return await until(simulating, { signal, timeoutMs: simulationTimeoutMs })
  } catch {
    return unknown
  }
}

export declare namespace simulateAll {
  type Args = Omit<Driver.SimulateArgs, 'transaction'> & {
    calls: readonly unknown[]
    tokens: readonly string[]
  }
}

type Call = { from: Hex; to?: Hex; data?: Hex; value?: Hex; gas?: Hex }
type Answer = { readonly ok: boolean; readonly data: Hex; readonly logs: readonly AssetLog[] }

async function trySimulations(
  client: EvmClient,
  network: Network,
  calls: readonly Call[],
  watched: readonly Hex[] = [],
): Promise<Simulation> {
  const [only] = calls
  if (!only) return unknown
  let first: readonly Answer[]
  try {
    first = await runCalls(client, calls)
  } catch (error) {
    const refused = refusalOf(error)
    if (refused) return refused
    return calls.length === 1 ? await tryCall(client, only) : unknown
  }
  const failed = first.find(({ ok }) => !ok)
  if (failed) return revertedWith(failed.data)
  const logs = first.flatMap((answer) => answer.logs)
  if (logs.length > maxLogs) return unknown
  return await measure(client, network, calls, readAssetLogs(logs, only.from), watched)
}

/** Simulates the calls between two reads of every balance and allowance they touch. */
async function measure(
  client: EvmClient,
  network: Network,
  calls: readonly Call[],
  touched: Touched,
  watched: readonly Hex[],
): Promise<Simulation> {
  const owner = calls[0]?.from ?? '0x'
  const direct = calls.flatMap(({ data, to }) => (to && data && data !== '0x' ? [to] : []))
  const collections = new Set([...touched.collectibles.values()].map(({ address }) => address))
  const tokens = [...new Set([...direct.filter((to) => !collections.has(to)), ...touched.tokens, ...watched])]
  const allowances = [...touched.allowances.values()]
  // Some tokens emit no Approval event.
  for (const written of calls.map(readApproval))
    if (written?.kind === 'token' && !touched.allowances.has(`${written.token}:${written.spender}`))
      allowances.push(written)
  const named = [
    ...new Set([...tokens, ...collections, ...[...touched.approvals.values()].map(({ token }) => token)]),
  ]
  if (named.length > maxTokens || allowances.length > maxTokens) return unknown

  const read = (to: Hex, data: Hex): Call => ({ from: owner, to, data, gas: readGas })
  const figures = [
    ...tokens.map((token) => read(token, encode('balanceOf', [owner]))),
    ...allowances.map(({ token, spender }) => read(token, encode('allowance', [owner, spender]))),
  ]
  const facts = named.flatMap((token) =>
    (['symbol', 'decimals', 'totalSupply'] as const).map((fact) => read(token, encode(fact))),
  )
  const answers = await runCalls(client, [...figures, ...calls, ...figures, ...facts])
  const results = answers.slice(figures.length, figures.length + calls.length)
  const failed = results.find(({ ok }) => !ok)
  if (failed) return revertedWith(failed.data)
  const figure = (index: number) => {
    const [before, after] = [answers[index], answers[figures.length + calls.length + index]].map(toNumber)
    return before === undefined || after === undefined ? undefined : { before, after }
  }
  const factAt = (token: Hex, fact: 0 | 1 | 2) =>
    answers[2 * figures.length + calls.length + named.indexOf(token) * 3 + fact]
  const asset = (token: Hex, more: Partial<Asset> = {}): Asset => ({
    id: assetIdOf(network.id, token, more),
    chain: network.id,
    address: getAddress(token),
    symbol: toSymbol(factAt(token, 0)),
    decimals: more.collectible ? 0 : toDecimals(factAt(token, 1)),
    ...more,
  })

  const changes: AssetChange[] = []
  const { decimals, symbol } = network.currency
  if (touched.coin)
    changes.push({
      token: { id: assets.id(network.id), chain: network.id, address: undefined, symbol, decimals },
      delta: touched.coin,
    })
  for (const [index, token] of tokens.entries()) {
    const seen = figure(index)
    if (seen && seen.after !== seen.before)
      changes.push({ token: asset(token), delta: seen.after - seen.before })
  }
  for (const { address, delta, id } of touched.collectibles.values())
    if (delta) changes.push({ token: asset(address, { tokenId: id, collectible: true }), delta })

  const approvals: AssetApproval[] = []
  for (const [index, { token, spender }] of allowances.entries()) {
    const seen = figure(tokens.length + index)
    // Spending lowers an allowance; that is not a new approval.
    if (!seen || (seen.after <= seen.before && !direct.includes(token))) continue
    const supply = toNumber(factAt(token, 2))
    const amount = isUnlimited(seen.after, supply) ? 'unlimited' : seen.after
    approvals.push({ token: asset(token), spender: getAddress(spender), amount })
  }
  for (const { all, amount, id, spender, token } of touched.approvals.values()) {
    const kind = all ? { collectible: true } : id === undefined ? {} : { tokenId: id, collectible: true }
    approvals.push({ token: asset(token, kind), spender: getAddress(spender), amount })
  }
  return { status: 'ok', changes: givenFirst(changes), approvals }
}

/** For nodes without `eth_simulateV1`: shows whether the call would revert. */
async function tryCall(client: EvmClient, call: Call): Promise<Simulation> {
  const approvals = writtenApprovals(client, call)
  try {
    await client.request({ method: 'eth_call', params: [call as never, 'latest'] })
  } catch (error) {
    return refusalOf(error) ?? { ...unknown, approvals: await approvals }
  }
  return { ...unknown, approvals: await approvals }
}

/** The approval in the call data, which must be shown even if the call cannot be simulated. */
async function writtenApprovals(client: EvmClient, call: Call): Promise<readonly AssetApproval[]> {
  const written = readApproval(call)
  if (!written) return []
  const { kind, spender, token } = written
  const ask = async (fact: 'symbol' | 'decimals' | 'totalSupply'): Promise<Answer | undefined> => {
    const params = [{ to: token, data: encode(fact), gas: readGas }, 'latest'] as const
    const data = await client.request({ method: 'eth_call', params: params as never }).catch(() => undefined)
    return isHex(data) ? { ok: true, data, logs: [] } : undefined
  }
  const [symbol, decimals, supply] = await Promise.all([ask('symbol'), ask('decimals'), ask('totalSupply')])
  const collectible = kind === 'collection'
  const chain = `eip155:${client.chain.id}` as const
  const asset: Asset = {
    id: assetIdOf(chain, token, { collectible }),
    chain,
    address: getAddress(token),
    symbol: toSymbol(symbol),
    decimals: collectible ? 0 : toDecimals(decimals),
    ...(collectible && { collectible }),
  }
  const unlimited = collectible ? written.amount > 0n : isUnlimited(written.amount, toNumber(supply))
  return [{ token: asset, spender: getAddress(spender), amount: unlimited ? 'unlimited' : written.amount }]
}

/** Uses `erc721` for all collections, because a log alone does not tell ERC-721 from ERC-1155. */
function assetIdOf(chain: ChainId, token: Hex, { collectible, tokenId }: Partial<Asset>): AssetId {
  if (!collectible) return assets.id(chain, token)
  const collection = `${chain}/erc721:${addressKey(token)}` as const
  return tokenId === undefined ? collection : `${collection}/${tokenId}`
}

async function runCalls(client: EvmClient, calls: readonly Call[]): Promise<readonly Answer[]> {
  const options = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
  const blocks: unknown = await client.request(
    { method: 'eth_simulateV1', params: [options as never, 'latest'] },
    { retryCount: 0 },
  )
  const block = Array.isArray(blocks) ? (blocks[0] as { calls?: unknown } | undefined) : undefined
  if (!Array.isArray(block?.calls) || block.calls.length !== calls.length)
    throw new Error('unexpected response')
  return block.calls.map(toAnswer)
}

export function toAnswer(value: unknown): Answer {
  const { logs, returnData, status } = (value ?? {}) as Record<string, unknown>
  if (!isHex(returnData) || (status !== '0x1' && status !== '0x0')) throw new Error('unexpected response')
  return {
    ok: status === '0x1',
    data: returnData,
    logs: Array.isArray(logs) ? logs.flatMap((log) => toLog(log) ?? []) : [],
  }
}

function toLog(value: unknown): AssetLog | undefined {
  const { address, data, topics } = (value ?? {}) as Record<string, unknown>
  if (!isHex(address) || address.length !== 42 || !isHex(data) || !Array.isArray(topics)) return undefined
  if (topics.length > 4 || !topics.every((topic) => isHex(topic) && topic.length === 66)) return undefined
  return {
    address: address.toLowerCase() as Hex,
    data,
    topics: topics.map((topic: string) => topic.toLowerCase() as Hex),
  }
}

export function toCall(transaction: unknown, from: Hex): Call {
  const { data, input, to, value } = (transaction ?? {}) as Record<string, unknown>
  const code = data ?? input
  if (code !== undefined && !isHex(code)) throw new Error('`data` is not hex')
  if (to !== undefined && to !== null && !(typeof to === 'string' && /^(0x)?[\da-f]{40}$/i.test(to)))
    throw new Error('`to` is not an address')
  return {
    from: from.toLowerCase() as Hex,
    ...(typeof to === 'string' && { to: withPrefix(to).toLowerCase() as Hex }),
    ...(code !== undefined && { data: code }),
    ...(value !== undefined && value !== null && { value: numberToHex(BigInt(value as bigint | string)) }),
  }
}

type Written = { kind: 'token' | 'collection'; token: Hex; spender: Hex; amount: bigint }

/** The approval in the call data, if it is one of the usual functions. */
export function readApproval({ data, to }: Call): Written | undefined {
  if (!to || !data) return undefined
  const selector = data.slice(0, 10)
  // approve, increaseAllowance, setApprovalForAll
  if (!['0x095ea7b3', '0x39509351', '0xa22cb465'].includes(selector)) return undefined
  try {
    const [who, amount] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }],
      `0x${data.slice(10)}`,
    )
    const kind = selector === '0xa22cb465' ? 'collection' : 'token'
    return { kind, token: to, spender: who.toLowerCase() as Hex, amount }
  } catch {
    return undefined
  }
}

/** The result for a revert or a lack of funds; undefined for other errors, such as an unsupported method. */
function refusalOf(error: unknown): Simulation | undefined {
  const words = messageOf(error)
  const { code } = nodeErrorFor(words)
  if (code === insufficientFunds.code) return { ...unknown, status: 'reverts', code }
  if (code !== executionReverted.code) return undefined
  return revertedWith(revertDataOf(error))
}

/** Nodes put the revert data into `data`, some of them one level deeper. */
export function revertDataOf(error: unknown): Hex {
  let layer = error
  for (let depth = 0; depth < 6 && typeof layer === 'object' && layer !== null; depth++) {
    const { cause, data } = layer as { cause?: unknown; data?: unknown }
    if (isHex(data)) return data
    const inner = (data as { data?: unknown } | undefined)?.data
    if (isHex(inner)) return inner
    layer = cause
  }
  return '0x'
}

function revertedWith(data: Hex): Simulation {
  return { ...unknown, status: 'reverts', code: executionReverted.code, reason: reasonOf(data) }
}

function reasonOf(data: Hex): string | undefined {
  try {
    const { args, errorName } = decodeErrorResult({ abi: reasons, data })
    return errorName === 'Error' ? sanitiseName(args[0], 120) || undefined : `panic ${args[0]}`
  } catch {
    // A custom error cannot be decoded without the contract's ABI.
    return undefined
  }
}

function encode(
  functionName: 'balanceOf' | 'allowance' | 'symbol' | 'decimals' | 'totalSupply',
  args: readonly Hex[] = [],
): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName, args: args as never })
}

function toNumber(answer: Answer | undefined): bigint | undefined {
  return answer?.ok && /^0x[\da-f]{64}$/i.test(answer.data) ? BigInt(answer.data) : undefined
}

function toDecimals(answer: Answer | undefined): number {
  const decimals = toNumber(answer) ?? 0n
  return decimals <= 255n ? Number(decimals) : 0
}

function toSymbol(answer: Answer | undefined): string {
  return answer?.ok ? readSymbol(answer.data) : ''
}

/** Effectively unlimited: more than the total supply. */
function isUnlimited(amount: bigint, supply: bigint | undefined): boolean {
  return amount >= 2n ** 255n || (supply !== undefined && supply > 0n && amount > supply)
}

function givenFirst(changes: readonly AssetChange[]): AssetChange[] {
  return [...changes.filter(({ delta }) => delta < 0n), ...changes.filter(({ delta }) => delta > 0n)]
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)
}
