import { insufficientFunds, rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import {
  type Approval,
  type ApprovalFamily,
  type ApprovalRequest,
  type ApprovalView,
  invalidParams,
  sortWarnings,
} from '../../approval.ts'
import { describeText } from '../../describeText.ts'
import { messageOf } from '../../providerError.ts'
import { readBase58, toBase58 } from '../base58.ts'
import { failureText, solanaErrorFor } from '../nodeError.ts'
import { resultOf } from '../rpc.ts'
import { readTransaction, toBase64 } from '../wire.ts'
import { findFacts } from './findFacts.ts'
import { networkName } from './networkName.ts'
import { toHex } from './readInstructions.ts'
import { type Asked, addSignature, readAsked, readMessage, viewTransactions } from './transaction.ts'

const maxMessageBytes = 16 * 1_024
const maxTransactions = 16

/** What a Solana account of our own wallet signs. */
export const approvals: ApprovalFamily = {
  solana_signMessage: signMessage,
  async solana_signTransaction(request) {
    const { asked, ...approval } = await prepare([readParams(request).transaction], request)
    return {
      ...approval,
      async complete(signatures) {
        const [signed] = addAll(asked, signatures)
        return {
          signature: toBase58(signatures[0] as Uint8Array),
          transaction: toBase64(signed as Uint8Array),
        }
      },
    }
  },
  async solana_signAllTransactions(request) {
    const { transactions } = readParams(request)
    if (!Array.isArray(transactions) || transactions.length === 0 || transactions.length > maxTransactions)
      throw invalidParams('There are no transactions, or too many.')
    const { asked, ...approval } = await prepare(transactions, request)
    return {
      ...approval,
      complete: async (signatures) => ({ transactions: addAll(asked, signatures).map(toBase64) }),
    }
  },
  async solana_signAndSendTransaction(request) {
    const { asked, ...approval } = await prepare([readParams(request).transaction], request)
    return {
      ...approval,
      async complete(signatures) {
        const [signed] = addAll(asked, signatures)
        return { signature: await broadcast(signed as Uint8Array, request) }
      },
    }
  },
}

/** Messages are signed as they are, so one that is also a transaction would move funds. */
async function signMessage(request: ApprovalRequest): Promise<Approval> {
  const message = readBase58(readParams(request).message, maxMessageBytes)
  if (!message) throw invalidParams('The message is not base58, or too long.')
  if (isTransaction(message)) throw invalidParams('The message is a transaction.')
  const described = describeText(message, { ...request, keyOf: (address) => address })
  const { address, chainId } = request
  const view: ApprovalView = {
    kind: described.kind,
    chainId,
    network: networkName(chainId),
    account: address,
    actions: described.actions,
    warnings: sortWarnings(described.warnings),
    text: described.text,
    fields: [],
    raw: [`0x${toHex(message)}`],
  }
  return {
    toSign: [message],
    view,
    complete: async ([signature]) => ({ signature: toBase58(signature as Uint8Array) }),
  }
}

async function prepare(given: readonly unknown[], request: ApprovalRequest) {
  const asked = given.map((one) => readAsked(one, request.address))
  const messages = asked.map(({ message }) => message)
  const [facts, simulation] = await Promise.all([findFacts(messages, request), simulate(asked, request)])
  return { asked, toSign: messages, view: viewTransactions(messages, { ...request, facts, simulation }) }
}

function addAll(asked: readonly Asked[], signatures: readonly Uint8Array[]): readonly Uint8Array[] {
  return asked.map((one, index) => addSignature(one, signatures[index]))
}

/** Only of a single transaction: a later one may depend on an earlier one. */
async function simulate(
  [first, ...others]: readonly Asked[],
  { ask }: ApprovalRequest,
): Promise<ApprovalView['simulation']> {
  if (!first || others.length > 0) return 'unknown'
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
  }
  try {
    const answer = resultOf(await ask('simulateTransaction', [toBase64(first.wire), options]))
    if (!isRecord(answer) || !('err' in answer)) return 'unknown'
    if (answer.err === null) return 'succeeds'
    return solanaErrorFor(failureText(answer)) === insufficientFunds ? 'unfunded' : 'fails'
  } catch {
    return 'unknown'
  }
}

async function broadcast(signed: Uint8Array, { ask }: ApprovalRequest): Promise<string> {
  const { id } = readTransaction(signed)
  const options = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 5 }
  try {
    await ask('sendTransaction', [toBase64(signed), options])
  } catch (error) {
    const words = messageOf(error)
    // It was accepted before and the answer was lost. Reporting a failure would lead to a second payment.
    const isKnown = /already been processed|AlreadyProcessed/.test(words)
    const isAnswer = isRecord(error) && typeof error.code === 'number'
    if (!isKnown) throw isAnswer ? new KitError(solanaErrorFor(words), { cause: error }) : error
  }
  if (id === undefined) throw new KitError(rpcErrors[-32603])
  return id
}

function isTransaction(message: Uint8Array): boolean {
  try {
    readMessage(message)
    return true
  } catch {
    return false
  }
}

/** The parameters are an object, as in the methods of WalletConnect for Solana. */
function readParams({ address, params }: ApprovalRequest): Record<string, unknown> {
  const given: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(given)) throw invalidParams('The parameters are not an object.')
  if (given.pubkey !== undefined && given.pubkey !== address)
    throw new KitError(rpcErrors[4100], { details: '`pubkey` is another account.' })
  return given
}
