import { isRecord } from '@latchkey/protocol/isRecord'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import type { Hex } from 'viem'
import { concatHex, padHex } from 'viem/utils'
import { maxUint256 } from '../approval/quantity.ts'
import { fromNode } from '../approval/transaction.ts'
import { call } from '../smartAddress.ts'
import {
  addGas,
  askPaymaster,
  type BuiltOperation,
  coinsIn,
  readPaymaster,
  type StartedOperation,
  type Wishes,
} from './buildOperation.ts'
import { type Call, maxCostOf, type SmartAccountKind } from './operation.ts'
import type { SmartRequest } from './smartRequest.ts'

const maxTokens = 4
/** The visitor waits for the approval, which can be paid in coins without this. */
const timeoutMs = 6_000
const maxPostOpGas = 5_000_000n
/** Units of a token for one coin: more than that of any token with value. */
const maxRate = 2n ** 128n

type Quote = {
  readonly paymaster: Hex
  readonly token: Hex
  /** Base units of the token for 10^18 of the coin. */
  readonly rate: bigint
  readonly postOpGas: bigint
}

/**
 * The same operation with its fee paid in a token, for each token that the operator's paymaster takes and
 * the account has enough of. Its calls start with an allowance for the paymaster, of exactly the
 * fee that is shown: whatever the paymaster or the server says, more cannot be taken.
 *
 * @see https://docs.pimlico.io/references/paymaster/erc20-paymaster
 */
export async function payInTokens(
  kind: SmartAccountKind,
  request: SmartRequest,
  started: StartedOperation,
  wishes: Wishes,
): Promise<readonly BuiltOperation[]> {
  const built = async () => {
    const quotes = await readQuotes(kind, request, started)
    return Promise.all(
      quotes.map((quote) => payIn(quote, kind, request, started, wishes).catch(() => undefined)),
    )
  }
  const found = await withTimeout(built(), { timeoutMs }).catch(() => [])
  return found.flatMap((one) => one ?? [])
}

/** The tokens that the operator offers. Everything is untrusted, and what cannot be read is left out. */
async function readQuotes(
  kind: SmartAccountKind,
  { askBundler }: SmartRequest,
  { chain }: StartedOperation,
): Promise<readonly Quote[]> {
  const answer = await askBundler('pimlico_getTokenQuotes', [
    { tokens: [] },
    kind.entryPoint,
    `0x${chain.toString(16)}`,
  ])
  const list: readonly unknown[] = isRecord(answer) && Array.isArray(answer.quotes) ? answer.quotes : []
  return list.slice(0, maxTokens).flatMap((one) => readQuote(one) ?? [])
}

function readQuote(quote: unknown): Quote | undefined {
  if (!isRecord(quote) || !isAddress(quote.paymaster) || !isAddress(quote.token)) return undefined
  try {
    return {
      paymaster: quote.paymaster.toLowerCase() as Hex,
      token: quote.token.toLowerCase() as Hex,
      rate: fromNode(quote.exchangeRate, maxRate),
      postOpGas: fromNode(quote.postOpGas, maxPostOpGas),
    }
  } catch {
    return undefined
  }
}

/** Undefined if the account has too little of the token, or if the operation would fail. */
async function payIn(
  { paymaster, postOpGas, rate, token }: Quote,
  kind: SmartAccountKind,
  request: SmartRequest,
  { balance, draft, ...started }: StartedOperation,
  wishes: Wishes,
): Promise<BuiltOperation | undefined> {
  const [held, allowed] = await readHolding(request, token, paymaster)
  if (held === 0n) return undefined
  const allow = (units: bigint): Call => ({
    to: token,
    value: 0n,
    // approve
    data: call('0x095ea7b3', ['address', 'uint256'], [paymaster, units]),
  })
  // Some tokens, such as USDT, only change an allowance that is zero.
  const reset = allowed > 0n ? [allow(0n)] : []
  const calls = kind.decodeCalls(draft.callData)
  const allowing = (units: bigint) => kind.encodeCalls([...reset, allow(units), ...calls])

  const ask = askPaymaster(kind, request, started.chain, { token })
  // For the estimate only: what it costs is not known yet. This is never signed.
  const unlimited = { ...draft, callData: allowing(maxUint256) }
  const stub = readPaymaster(await ask('pm_getPaymasterStubData', unlimited), undefined)
  if (stub.paymaster !== paymaster) return undefined
  const estimated = await addGas(kind, request, { ...unlimited, paymaster: stub }, wishes)
  if (estimated.simulation !== 'succeeds') return undefined
  const cost = maxCostOf(estimated.operation) + postOpGas * draft.maxFeePerGas
  const units = (cost * rate) / 10n ** 18n + 1n
  if (units > held) return undefined

  const operation = { ...estimated.operation, callData: allowing(units) }
  const final = readPaymaster(await ask('pm_getPaymasterData', operation), operation.paymaster)
  const isUnfunded = balance !== undefined && coinsIn(kind, draft) > balance
  return {
    ...started,
    operation: { ...operation, paymaster: final },
    simulation: isUnfunded ? 'unfunded' : 'succeeds',
    tokenFee: { token, units },
  }
}

/** What the account has of a token, and what the paymaster may take of it already. */
async function readHolding({ address, ask }: SmartRequest, token: Hex, spender: Hex) {
  const word = (value: string) => padHex(value.toLowerCase() as Hex, { size: 32 })
  const read = async (data: Hex) =>
    fromNode(await ask('eth_call', [{ to: token, data }, 'latest']), maxUint256)
  return Promise.all([
    read(concatHex(['0x70a08231', word(address)])),
    read(concatHex(['0xdd62ed3e', word(address), word(spender)])),
  ])
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
