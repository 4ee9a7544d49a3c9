import { nodeErrorFor, rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { concatHex, keccak256, parseTransaction, serializeTransaction } from 'viem/utils'
import type { Approval, ApprovalFamily, ApprovalRequest, AskNode, Simulation } from '../../approval.ts'
import { messageOf } from '../../providerError.ts'
import { findTokens } from './findTokens.ts'
import { signMessage } from './message.ts'
import { readBatch } from './readBatch.ts'
import { tokensIn } from './readCall.ts'
import { readSignature, toSignature } from './toSignature.ts'
import {
  type Built,
  buildTransaction,
  readAsked,
  readBalance,
  readNonce,
  readUnsigned,
} from './transaction.ts'
import { hashTyped, readTypedParams } from './typedData.ts'
import { viewTransactions } from './viewTransactions.ts'
import { tokensInTyped, viewTyped } from './viewTyped.ts'

export { reads } from './reads.ts'

const maxCalls = 16
/** The types by which a key acts for its smart account: a Safe that it owns, or its own account with code. */
const ofOwn = /^(?:Safe(?:Op|Tx|Message)|PackedUserOperation|Delegation)$/

/** What an EVM account of our own wallet signs. */
export const approvals: ApprovalFamily = {
  personal_sign: signMessage,
  eth_signTypedData_v4: signTypedData,
  async eth_sendTransaction(request) {
    const [transaction] = Array.isArray(request.params) ? request.params : []
    const { hashes, ...approval } = await prepare([transaction], request)
    return { ...approval, complete: async (signatures) => (await hashes(signatures))[0] }
  },
  wallet_sendCalls: sendCalls,
}

async function signTypedData(request: ApprovalRequest): Promise<Approval> {
  const typed = readTypedParams(request)
  if (ofOwn.test(typed.primaryType)) await request.refuseOwn?.({ ...typed, address: request.address })
  const find = await findTokens(tokensInTyped(typed), request)
  return {
    toSign: [hashTyped(typed)],
    view: viewTyped(typed, { ...request, find }),
    complete: async ([signature]) => toSignature(signature),
  }
}

/**
 * Several calls (EIP-5792), one transaction each: an account without code cannot run them as one.
 * The id of the batch consists of their hashes, so nothing has to be stored.
 */
async function sendCalls(request: ApprovalRequest): Promise<Approval> {
  const { atomicRequired, calls, capabilities } = readBatch(request, maxCalls)
  const required = isRecord(capabilities) ? Object.values(capabilities) : []
  if (required.some((one) => !isRecord(one) || one.optional !== true)) throw new KitError(rpcErrors[5700])
  if (calls.length > 1 && atomicRequired !== false) throw new KitError(rpcErrors[5760])
  const { hashes, ...approval } = await prepare(calls, request)
  return {
    ...approval,
    complete: async (signatures) => ({ id: concatHex([...(await hashes(signatures))]) }),
  }
}

/** Builds the transactions, and views what was built. */
async function prepare(asked: readonly unknown[], request: ApprovalRequest) {
  const read = asked.map((one) => readAsked(one, request))
  const [nonce, balance] = await Promise.all([readNonce(request), readBalance(request)])
  const built = await Promise.all(
    read.map((one, index) => buildTransaction(one, { ...request, nonce: nonce + BigInt(index) })),
  )
  const unsigned = built.map((one) => one.unsigned)
  const calls = unsigned.map(readUnsigned)
  const tokens = calls.flatMap(({ data, to }) => (to && data !== '0x' ? tokensIn(to, data) : []))
  const find = await findTokens([...new Set(tokens)], request)
  return {
    toSign: unsigned.map((one) => keccak256(one, 'bytes')),
    view: viewTransactions(unsigned, { ...request, find, simulation: judge(built, balance) }),
    async hashes(signatures: readonly Uint8Array[]): Promise<readonly Hex[]> {
      const hashes: Hex[] = []
      for (const [index, one] of unsigned.entries())
        hashes.push(await broadcast(request.ask, addSignature(one, signatures[index])))
      return hashes
    },
  }
}

function judge([first, ...others]: readonly Built[], balance: bigint | undefined): Simulation | undefined {
  if (!first) return undefined
  const needed = others.reduce((sum, one) => sum + one.needed, first.needed)
  if (balance !== undefined && needed > balance) return 'unfunded'
  // A call may depend on an earlier one of its batch, so only the first says something.
  return others.length > 0 && first.simulation !== 'fails' ? 'unknown' : first.simulation
}

function addSignature(unsigned: Hex, signature: Uint8Array | undefined): Hex {
  const { r, s, yParity } = readSignature(signature)
  const parsed = parseTransaction(unsigned)
  const v = parsed.type === 'legacy' ? BigInt(parsed.chainId ?? 0) * 2n + 35n + BigInt(yParity) : undefined
  return serializeTransaction(parsed, v === undefined ? { r, s, yParity } : { r, s, v })
}

/** The hash is computed here: a node could name another one. */
async function broadcast(ask: AskNode, signed: Hex): Promise<Hex> {
  const hash = keccak256(signed)
  try {
    await ask('eth_sendRawTransaction', [signed])
  } catch (error) {
    const words = messageOf(error)
    // It was accepted before and the answer was lost. Reporting a failure would lead to a second payment.
    if (/already known|already imported|AlreadyKnown/i.test(words)) return hash
    const isAnswer = isRecord(error) && typeof error.code === 'number'
    throw isAnswer ? new KitError(nodeErrorFor(words), { cause: error }) : error
  }
  return hash
}
