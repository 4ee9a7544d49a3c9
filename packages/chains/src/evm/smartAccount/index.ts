import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { bytesToHex, concatHex, encodeAbiParameters, getAddress, hexToBytes } from 'viem/utils'
import { type Approval, invalidParams } from '../../approval.ts'
import { addressKey } from '../addresses.ts'
import { approvals as plain } from '../approval/index.ts'
import { readBatch } from '../approval/readBatch.ts'
import { reads as plainReads } from '../approval/reads.ts'
import { toSignature } from '../approval/toSignature.ts'
import { chainNumber, readAsked } from '../approval/transaction.ts'
import { isDeployed, readWishes, type Wishes } from './buildOperation.ts'
import { delegated } from './delegated.ts'
import { findIncluded, waitForTransaction } from './included.ts'
import type { Call, SmartAccountKind } from './operation.ts'
import { type PreparedOperation, prepareChoices, prepareOperation } from './prepareOperation.ts'
import { safe } from './safe.ts'
import { grantPermissions, permissionTypes, revokePermissions } from './session.ts'
import type { SmartKind, SmartRequest } from './smartRequest.ts'

const kinds: Readonly<Record<SmartKind, SmartAccountKind>> = { safe, delegated }
/** Both kinds use the same one. */
const { entryPoint: usedEntryPoint } = safe

export { smartAddressOf } from '../smartAddress.ts'
export { refuseOwn } from './refuseOwn.ts'
export type { SmartKind, SmartRequest } from './smartRequest.ts'

const maxCalls = 16
/** After the hash of an operation: tells the ids of its batches from those of plain accounts. */
const idSuffix = '4337'
const batchId = new RegExp(`^0x[\\da-f]{64}${idSuffix}$`)

/** What a smart account of our own wallet signs. */
export const approvals: Readonly<Record<string, (request: SmartRequest) => Promise<Approval>>> = {
  personal_sign: (request) => signAs('personal_sign', request),
  eth_signTypedData_v4: (request) => signAs('eth_signTypedData_v4', request),
  async eth_sendTransaction(request) {
    const [transaction] = Array.isArray(request.params) ? request.params : []
    const asked = readAsked(transaction, request)
    const { maxFeePerGas, maxPriorityFeePerGas } = asked
    // Gas and nonce of a page are those of a transaction, which this is not.
    const wishes = {
      ...(maxFeePerGas !== undefined && { maxFeePerGas }),
      ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas }),
    }
    const callData = kinds[request.kind].encodeCalls([toCall(asked, request)])
    const prepared = await prepareChoices(kinds[request.kind], callData, request, wishes)
    return toApproval(prepared, (hash) => waitForTransaction(hash, request))
  },
  async wallet_sendCalls(request) {
    const { calls, capabilities } = readBatch(request, maxCalls)
    checkCapabilities(capabilities, request)
    const asked = calls.map((one) => toCall(readAsked(one, request), request))
    const callData = kinds[request.kind].encodeCalls(asked)
    const prepared = await prepareChoices(kinds[request.kind], callData, request, {})
    return toApproval(prepared, async (hash) => ({ id: `${hash}${idSuffix}` }))
  },
  async eth_sendUserOperation(request) {
    const [given, entryPoint] = Array.isArray(request.params) ? request.params : []
    if (!isRecord(given)) throw invalidParams('The operation is not an object.')
    const { callData, sender } = given
    if (typeof sender !== 'string' || addressKey(sender) !== addressKey(request.address))
      throw new KitError(rpcErrors[4100], { details: '`sender` is another account.' })
    if (typeof entryPoint !== 'string' || entryPoint.toLowerCase() !== usedEntryPoint)
      throw invalidParams('The account does not use this EntryPoint.')
    if (typeof callData !== 'string' || !/^0x(?:[\da-f]{2}){0,131072}$/i.test(callData))
      throw invalidParams('`callData` is not hex, or too long.')
    // The calls are the page's own, to the last byte: an allowance for a paymaster has no place in them.
    const { send, ...approval } = await prepare(callData.toLowerCase() as Hex, request, readWishes(given))
    return { ...approval, complete: send }
  },
  wallet_grantPermissions: ofSessions(grantPermissions),
  async wallet_revokePermissions(request) {
    if (request.kind === 'delegated') return revokePermissions(request)
    // Sessions that were granted before the operator chose Safes for the chain. No account gets code by this.
    const ofKey: SmartRequest = { ...request, kind: 'delegated', address: getAddress(request.owner) }
    if (!(await isDeployed(delegated, ofKey))) throw new KitError(rpcErrors[4200])
    return revokePermissions(ofKey)
  },
}

/** Only accounts that delegate have sessions. */
function ofSessions(prepare: (request: SmartRequest) => Promise<Approval>) {
  return async (request: SmartRequest) => {
    if (request.kind !== 'delegated') throw new KitError(rpcErrors[4200])
    return prepare(request)
  }
}

/** What a smart account of our own wallet answers by itself, or asks the bundler for. */
export const reads: Readonly<Record<string, (request: Omit<SmartRequest, 'origin'>) => Promise<unknown>>> = {
  ...plainReads,
  wallet_getCapabilities: async ({ chainId, isSponsored, kind }) => ({
    [`0x${chainNumber(chainId).toString(16)}`]: {
      atomic: { status: 'supported' },
      ...(isSponsored && { paymasterService: { supported: true } }),
      ...(kind === 'delegated' && {
        permissions: { supported: true, signerTypes: ['account'], permissionTypes: [...permissionTypes] },
      }),
    },
  }),
  wallet_getCallsStatus: getCallsStatus,
  ...Object.fromEntries(
    [
      'eth_estimateUserOperationGas',
      'eth_getUserOperationByHash',
      'eth_getUserOperationReceipt',
      'eth_supportedEntryPoints',
    ].map((method) => [
      method,
      ({ askBundler, params }: Pick<SmartRequest, 'askBundler' | 'params'>) =>
        askBundler(method, Array.isArray(params) ? params : []),
    ]),
  ),
}

/** A message or data, signed by the account (ERC-1271), also before it is deployed (ERC-6492). */
async function signAs(
  method: 'personal_sign' | 'eth_signTypedData_v4',
  request: SmartRequest,
): Promise<Approval> {
  const kind = kinds[request.kind]
  const [approval, deployed] = await Promise.all([plain[method]?.(request), isDeployed(kind, request)])
  const [digest] = approval?.toSign ?? []
  if (!approval || !digest) throw new KitError(rpcErrors[4200])
  const account = { address: request.address as Hex, chain: chainNumber(request.chainId) }
  return {
    toSign: [hexToBytes(kind.messageDigestOf(bytesToHex(digest), account))],
    view: { ...approval.view, accountType: 'smartAccount' },
    async complete([signature]) {
      const signed = toSignature(signature)
      const deployment = kind.deploymentOf(request.owner)
      if (deployed || !('factory' in deployment)) return signed
      const { factory, factoryData } = deployment
      const wrapped = encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
        [factory, factoryData, signed],
      )
      return concatHex([wrapped, `0x${'6492'.repeat(16)}`])
    },
  }
}

function toCall({ data, to, value }: ReturnType<typeof readAsked>, request: SmartRequest): Call {
  if (!to) throw invalidParams('A smart account creates no contracts.')
  checkTarget(to, request)
  return { to, value, data }
}

/** Owners, modules and the code of an account change by its calls to itself. No page gets to ask for that. */
function checkTarget(to: string, { address, kind }: Pick<SmartRequest, 'address' | 'kind'>): void {
  if ([address, ...kinds[kind].forbiddenTargets].some((one) => addressKey(one) === addressKey(to)))
    throw new KitError(rpcErrors[4100], { details: 'The account makes no calls to itself.' })
}

/** Capabilities that a batch must have (EIP-5792, ERC-7677). */
function checkCapabilities(given: unknown, { isOwnSponsor, isSponsored }: SmartRequest): void {
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const { optional, url } = isRecord(value) ? value : {}
    const isServed =
      name === 'paymasterService' && isSponsored && typeof url === 'string' && isOwnSponsor(url)
    if (!isServed && optional !== true) throw new KitError(rpcErrors[5700])
  }
}

/** `finish` turns the hash of the operation into what the page gets. */
function toApproval(
  [first, ...others]: readonly [PreparedOperation, ...PreparedOperation[]],
  finish: (hash: Hex) => Promise<unknown>,
): Approval {
  const toOne = ({ send, ...one }: PreparedOperation): Approval => ({
    ...one,
    complete: async (signatures) => finish(await send(signatures)),
  })
  const main = toOne(first)
  if (others.length === 0) return main
  const choices = others.map(toOne)
  return { ...main, view: { ...main.view, choices: choices.map(({ view }) => view) }, choices }
}

/** Builds the operation of a page. */
function prepare(callData: Hex, request: SmartRequest, wishes: Wishes) {
  for (const { to } of readCalls(callData, kinds[request.kind])) checkTarget(to, request)
  return prepareOperation(kinds[request.kind], callData, request, wishes)
}

function readCalls(callData: Hex, kind: SmartAccountKind): readonly Call[] {
  try {
    return kind.decodeCalls(callData)
  } catch (cause) {
    throw invalidParams('`callData` is not a call or a batch of this account.', cause)
  }
}

/** The state of a batch (EIP-5792). Batches of the plain account are known by their ids. */
async function getCallsStatus(request: Omit<SmartRequest, 'origin'>): Promise<unknown> {
  const [id] = Array.isArray(request.params) ? request.params : []
  if (typeof id !== 'string' || !batchId.test(id)) return plainReads.wallet_getCallsStatus?.(request)
  const included = await findIncluded(id.slice(0, 66), request)
  const { blockHash, blockNumber, gasUsed, logs, transactionHash } = included?.receipt ?? {}
  return {
    version: '2.0.0',
    id,
    chainId: `0x${chainNumber(request.chainId).toString(16)}`,
    atomic: true,
    status: included ? (included.isSuccess ? 200 : 500) : 100,
    receipts: included
      ? [
          {
            ...{ blockHash, blockNumber, gasUsed, logs, transactionHash },
            status: included.isSuccess ? '0x1' : '0x0',
          },
        ]
      : [],
  }
}
