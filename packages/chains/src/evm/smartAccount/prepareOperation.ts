import { nodeErrorFor } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { hashAuthorization, hexToBytes } from 'viem/utils'
import type { Approval } from '../../approval.ts'
import { messageOf } from '../../providerError.ts'
import { findTokens } from '../approval/findTokens.ts'
import { type FindToken, tokensIn } from '../approval/readCall.ts'
import { readSignature, toSignature } from '../approval/toSignature.ts'
import { type BuiltOperation, buildOperation, startOperation, type Wishes } from './buildOperation.ts'
import { hashOperation, type SmartAccountKind, toRpcOperation } from './operation.ts'
import { payInTokens } from './payInTokens.ts'
import type { SmartRequest } from './smartRequest.ts'
import { viewOperation } from './viewOperation.ts'

/** An operation that can be shown and sent. */
export type PreparedOperation = Omit<Approval, 'complete'> & {
  /** Resolves to the hash of the operation. */
  send(signatures: readonly Uint8Array[]): Promise<Hex>
}

/** Builds the operation, and views what was built. */
export async function prepareOperation(
  kind: SmartAccountKind,
  callData: Hex,
  request: SmartRequest,
  wishes: Wishes = {},
): Promise<PreparedOperation> {
  const find = findTokensOf(kind, request, callData)
  const started = await startOperation(kind, request, callData, wishes)
  return toPrepared(kind, request, await buildOperation(kind, request, started, wishes), await find)
}

/**
 * The same, and an operation for each other way to pay its fee. The first is one that the account can
 * pay for, if there is any.
 */
export async function prepareChoices(
  kind: SmartAccountKind,
  callData: Hex,
  request: SmartRequest,
  wishes: Wishes,
): Promise<readonly [PreparedOperation, ...PreparedOperation[]]> {
  const find = findTokensOf(kind, request, callData)
  const started = await startOperation(kind, request, callData, wishes)
  const built = await buildOperation(kind, request, started, wishes)
  const inTokens = built.operation.paymaster ? [] : await payInTokens(kind, request, started, wishes)
  const first = toPrepared(kind, request, built, await find)
  const [instead, ...rest] = await Promise.all(
    inTokens.map(async (one) =>
      toPrepared(kind, request, one, await findTokensOf(kind, request, one.operation.callData)),
    ),
  )
  if (!instead) return [first]
  const isBetter = first.view.simulation === 'unfunded' && instead.view.simulation === 'succeeds'
  return isBetter ? [instead, ...rest, first] : [first, instead, ...rest]
}

/** What is known of the tokens that the calls of an operation are about. */
function findTokensOf(kind: SmartAccountKind, request: SmartRequest, callData: Hex): Promise<FindToken> {
  const calls = kind.decodeCalls(callData)
  const tokens = calls.flatMap(({ data, to }) => (data === '0x' ? [] : tokensIn(to, data)))
  return findTokens([...new Set(tokens)], request)
}

function toPrepared(
  kind: SmartAccountKind,
  request: SmartRequest,
  built: BuiltOperation,
  find: FindToken,
): PreparedOperation {
  const { chain, operation } = built
  const { authorization } = operation
  const hash = hashOperation(operation, kind.entryPoint, chain)
  return {
    toSign: [
      hexToBytes(kind.digestOf(operation, built)),
      ...(authorization ? [hashAuthorization({ ...authorization, to: 'bytes' })] : []),
    ],
    view: viewOperation(kind, built, { ...request, find }),
    async send([signature, authorized]: readonly Uint8Array[]): Promise<Hex> {
      const signed = toRpcOperation(
        operation,
        kind.signatureOf(toSignature(signature), built),
        authorization && readSignature(authorized),
      )
      try {
        await request.askBundler('eth_sendUserOperation', [signed, kind.entryPoint])
      } catch (error) {
        const words = messageOf(error)
        // It was accepted before and the answer was lost. Reporting a failure would lead to a second payment.
        if (/already known|already in mempool/i.test(words)) return hash
        const isAnswer = isRecord(error) && typeof error.code === 'number'
        if (!isAnswer) throw error
        // Codes of the EntryPoint: the account, or the one who pays, cannot.
        const isUnfunded = /\bAA[23]1\b/.test(words)
        throw new KitError(nodeErrorFor(isUnfunded ? 'insufficient funds' : words), { cause: error })
      }
      return hash
    },
  }
}
