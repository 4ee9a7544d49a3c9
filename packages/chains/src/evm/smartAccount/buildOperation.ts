import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { concatHex, padHex } from 'viem/utils'
import { type AskNode, invalidParams, type Simulation } from '../../approval.ts'
import { maxUint256 } from '../approval/quantity.ts'
import { chainNumber, fromNode, maxGasPrice, readBalance, readFees } from '../approval/transaction.ts'
import {
  type Call,
  maxCostOf,
  type Paymaster,
  type SmartAccountKind,
  toRpcOperation,
  type UserOperation,
} from './operation.ts'
import type { SmartRequest } from './smartRequest.ts'

/** More than any call of a visitor needs, and less than a block of any known chain holds. */
const maxGas = 30_000_000n
const maxPaymasterGas = 5_000_000n
const maxPaymasterBytes = 8 * 1_024
const maxNonce = maxUint256
/** How long an operation stays valid: longer than a visitor may take to decide. */
const validSeconds = 3_600
/** For an operation that the bundler cannot estimate, because it fails for now. */
const gasIfUnknown: Gas = {
  callGasLimit: 1_000_000n,
  verificationGasLimit: 500_000n,
  preVerificationGas: 100_000n,
}
/** A sponsor that does not pay for this one (ERC-7677). */
const refusedCode = -32_501

type Gas = Pick<UserOperation, 'callGasLimit' | 'verificationGasLimit' | 'preVerificationGas'>

/** What a page may fix of an operation. The rest comes from the nodes and the bundler. */
export type Wishes = Partial<Gas & Pick<UserOperation, 'nonce' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>>

export type BuiltOperation = {
  readonly operation: UserOperation
  readonly simulation: Simulation
  readonly chain: number
  readonly validUntil: number
  /** Set if a paymaster takes the fee in a token: the most that it can take. */
  readonly tokenFee?: { readonly token: Hex; readonly units: bigint } | undefined
}

/** What does not depend on who pays. */
export type StartedOperation = Pick<BuiltOperation, 'chain' | 'validUntil'> & {
  readonly draft: UserOperation
  /** Undefined if the nodes do not say. */
  readonly balance: bigint | undefined
}

/** Reads what an operation with these calls starts from. */
export async function startOperation(
  kind: SmartAccountKind,
  request: SmartRequest,
  callData: Hex,
  wishes: Wishes,
): Promise<StartedOperation> {
  const { ask } = request
  const chain = chainNumber(request.chainId)
  const [deployment, nonce, fees, validUntil, balance] = await Promise.all([
    readDeployment(kind, request, chain),
    wishes.nonce ?? readNonce(kind, request),
    readOperationFees(ask, wishes),
    readValidUntil(ask),
    readFunds(kind, request),
  ])
  const draft: UserOperation = {
    sender: request.address.toLowerCase() as Hex,
    nonce,
    ...deployment,
    callData,
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    ...fees,
  }
  return { draft, chain, validUntil, balance }
}

/** Builds an operation that makes the calls. If a sponsor pays for it, the account does not. */
export async function buildOperation(
  kind: SmartAccountKind,
  request: SmartRequest,
  { balance, draft, ...started }: StartedOperation,
  wishes: Wishes,
): Promise<BuiltOperation> {
  const sponsored = request.isSponsored
    ? await sponsor(kind, request, draft, wishes, started.chain)
    : undefined
  const { operation, simulation } = sponsored ?? (await addGas(kind, request, draft, wishes))
  const needed = coinsIn(kind, draft) + (operation.paymaster ? 0n : maxCostOf(operation))
  const isUnfunded = balance !== undefined && needed > balance
  return { ...started, operation, simulation: isUnfunded ? 'unfunded' : simulation }
}

/** What the calls of an operation send of the coin. */
export function coinsIn(kind: SmartAccountKind, { callData }: Pick<UserOperation, 'callData'>): bigint {
  return kind.decodeCalls(callData).reduce((sum, call: Call) => sum + call.value, 0n)
}

/** Whether the account has its code on the chain. */
export async function isDeployed(
  kind: SmartAccountKind,
  { address, ask }: Pick<SmartRequest, 'address' | 'ask'>,
): Promise<boolean> {
  const code = await ask('eth_getCode', [address, 'latest'])
  if (typeof code !== 'string' || !code.startsWith('0x'))
    throw new KitError(httpRequestFailed, { details: 'The node answered with no code.' })
  return kind.isDeployed(code)
}

async function readDeployment(kind: SmartAccountKind, request: SmartRequest, chain: number) {
  const [id, deployed] = await Promise.all([request.ask('eth_chainId', []), isDeployed(kind, request)])
  if (fromNode(id, 2n ** 53n) !== BigInt(chain))
    throw new KitError(httpRequestFailed, { details: 'The node is of another chain.' })
  if (deployed) return { factoryData: '0x' as const }
  const deployment = kind.deploymentOf(request.owner)
  if (!('implementation' in deployment)) return deployment
  const nonce = fromNode(await request.ask('eth_getTransactionCount', [request.owner, 'latest']), 2n ** 48n)
  // Of this chain and no other: chain 0 would mean all of them.
  const authorization = { chainId: chain, address: deployment.implementation, nonce: Number(nonce) }
  return { factoryData: '0x' as const, authorization }
}

/** Asks the EntryPoint, with getNonce. */
async function readNonce(kind: SmartAccountKind, { address, ask }: SmartRequest): Promise<bigint> {
  const data = concatHex([
    '0x35567e1a',
    padHex(address.toLowerCase() as Hex, { size: 32 }),
    padHex('0x', { size: 32 }),
  ])
  return fromNode(await ask('eth_call', [{ to: kind.entryPoint, data }, 'latest']), maxNonce)
}

async function readOperationFees(ask: AskNode, wishes: Wishes) {
  const fees = await readFees(ask, {
    gasPrice: undefined,
    maxFeePerGas: wishes.maxFeePerGas,
    maxPriorityFeePerGas: wishes.maxPriorityFeePerGas,
  })
  return 'gasPrice' in fees ? { maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.gasPrice } : fees
}

/** By the clock that is ahead, that of the chain or of the device: the other one may be wrong. */
async function readValidUntil(ask: AskNode): Promise<number> {
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const seconds = isRecord(block) ? Number(fromNode(block.timestamp, 2n ** 40n)) : 0
  return Math.max(seconds, Math.floor(Date.now() / 1_000)) + validSeconds
}

/** What the account holds, and what it has deposited for fees. Undefined if the nodes do not say. */
async function readFunds(
  kind: SmartAccountKind,
  { address, ask }: SmartRequest,
): Promise<bigint | undefined> {
  const data = concatHex(['0x70a08231', padHex(address.toLowerCase() as Hex, { size: 32 })])
  const [balance, deposit] = await Promise.all([
    readBalance({ address, ask }),
    ask('eth_call', [{ to: kind.entryPoint, data }, 'latest'])
      .then((answer) => fromNode(answer, maxUint256))
      .catch(() => 0n),
  ])
  return balance === undefined ? undefined : balance + deposit
}

type Estimated = { readonly operation: UserOperation; readonly simulation: Simulation }

/** Undefined if the sponsor refuses, or if the operation would fail: then there is nothing to pay for. */
async function sponsor(
  kind: SmartAccountKind,
  request: SmartRequest,
  draft: UserOperation,
  wishes: Wishes,
  chain: number,
): Promise<Estimated | undefined> {
  const askSponsor = askPaymaster(kind, request, chain, {})
  try {
    const stub = await askSponsor('pm_getPaymasterStubData', draft)
    const first = readPaymaster(stub, undefined)
    const estimated = await addGas(kind, request, { ...draft, paymaster: first }, wishes)
    if (estimated.simulation !== 'succeeds' || !estimated.operation.paymaster) return undefined
    if (isRecord(stub) && stub.isFinal === true) return estimated
    const final = readPaymaster(
      await askSponsor('pm_getPaymasterData', estimated.operation),
      estimated.operation.paymaster,
    )
    // Only the data may be another now: everything else was estimated with what is there.
    return { ...estimated, operation: { ...estimated.operation, paymaster: final } }
  } catch (error) {
    if (isRecord(error) && error.code === refusedCode) return undefined
    throw error
  }
}

/** Asks what pays for an operation (ERC-7677). */
export function askPaymaster(
  kind: SmartAccountKind,
  { askBundler }: Pick<SmartRequest, 'askBundler'>,
  chain: number,
  context: Readonly<Record<string, string>>,
) {
  return (method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData', operation: UserOperation) =>
    askBundler(method, [
      toRpcOperation(operation, kind.stubSignature),
      kind.entryPoint,
      `0x${chain.toString(16)}`,
      context,
    ])
}

/** Reads an answer of a sponsor, which is not trusted: of `known` it may only change the data. */
export function readPaymaster(answer: unknown, known: Paymaster | undefined): Paymaster {
  const { paymaster, paymasterData, paymasterPostOpGasLimit, paymasterVerificationGasLimit } = isRecord(
    answer,
  )
    ? answer
    : {}
  const isAddress = typeof paymaster === 'string' && /^0x[\da-f]{40}$/i.test(paymaster)
  const isData =
    typeof paymasterData === 'string' &&
    /^0x(?:[\da-f]{2})*$/i.test(paymasterData) &&
    paymasterData.length <= 2 + 2 * maxPaymasterBytes
  if (!isAddress || !isData || (known && known.paymaster !== paymaster.toLowerCase()))
    throw new KitError(httpRequestFailed, { details: 'The sponsor answered with no paymaster.' })
  const gas = (value: unknown) => (value === undefined ? 0n : fromNode(value, maxPaymasterGas))
  return {
    paymaster: paymaster.toLowerCase() as Hex,
    paymasterData: paymasterData.toLowerCase() as Hex,
    paymasterVerificationGasLimit: known?.paymasterVerificationGasLimit ?? gas(paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: known?.paymasterPostOpGasLimit ?? gas(paymasterPostOpGasLimit),
  }
}

/** Asks the bundler what the operation needs. */
export async function addGas(
  kind: SmartAccountKind,
  { askBundler }: SmartRequest,
  draft: UserOperation,
  wishes: Wishes,
): Promise<Estimated> {
  const { callGasLimit, preVerificationGas, verificationGasLimit } = wishes
  try {
    const answer = await askBundler('eth_estimateUserOperationGas', [
      toRpcOperation(draft, kind.stubSignature),
      kind.entryPoint,
    ])
    if (!isRecord(answer))
      throw new KitError(httpRequestFailed, { details: 'The bundler answered with no gas.' })
    const gas = (name: string) => fromNode(answer[name], maxGas)
    const paymasterGas = (name: 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit') => {
      const own = draft.paymaster?.[name] ?? 0n
      const estimated = answer[name] === undefined ? 0n : fromNode(answer[name], maxPaymasterGas)
      if (estimated > own) return estimated
      return own
    }
    return {
      simulation: 'succeeds',
      operation: {
        ...draft,
        // State and prices may change until the operation is in a block.
        callGasLimit: callGasLimit ?? roomy(gas('callGasLimit')),
        verificationGasLimit: verificationGasLimit ?? roomy(gas('verificationGasLimit')),
        preVerificationGas: preVerificationGas ?? roomy(gas('preVerificationGas')),
        paymaster: draft.paymaster && {
          ...draft.paymaster,
          paymasterVerificationGasLimit: paymasterGas('paymasterVerificationGasLimit'),
          paymasterPostOpGasLimit: paymasterGas('paymasterPostOpGasLimit'),
        },
      },
    }
  } catch (error) {
    // The bundler's own answer means that the operation fails.
    if (!isRecord(error) || typeof error.code !== 'number') throw error
    const given = {
      ...(callGasLimit !== undefined && { callGasLimit }),
      ...(verificationGasLimit !== undefined && { verificationGasLimit }),
      ...(preVerificationGas !== undefined && { preVerificationGas }),
    }
    return { simulation: 'fails', operation: { ...draft, ...gasIfUnknown, ...given } }
  }
}

function roomy(gas: bigint): bigint {
  return (gas * 11n) / 10n
}

/** Reads what a page fixes of an operation. Everything is untrusted. */
export function readWishes(given: Readonly<Record<string, unknown>>): Wishes {
  // It could charge for it in tokens. The operator's sponsor pays, or the account itself.
  if (given.paymaster !== undefined && given.paymaster !== null)
    throw invalidParams('The operation names a paymaster.')
  const quantity = (name: string, max: bigint) => {
    const value = given[name]
    if (value === undefined || value === null || value === '0x' || value === '0x0') return undefined
    if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value) || BigInt(value) > max)
      throw invalidParams(`\`${name}\` is not a quantity in range.`)
    return BigInt(value)
  }
  const wishes = {
    nonce: given.nonce === '0x0' ? 0n : quantity('nonce', maxNonce),
    callGasLimit: quantity('callGasLimit', maxGas),
    verificationGasLimit: quantity('verificationGasLimit', maxGas),
    preVerificationGas: quantity('preVerificationGas', maxGas),
    maxFeePerGas: quantity('maxFeePerGas', maxGasPrice),
    maxPriorityFeePerGas: quantity('maxPriorityFeePerGas', maxGasPrice),
  }
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined))
}
