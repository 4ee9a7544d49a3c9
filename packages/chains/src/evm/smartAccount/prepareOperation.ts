import { nodeErrorFor } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { hashAuthorization, hexToBytes } from 'viem/utils'
import { messageOf } from '../../providerError.ts'
import { findTokens } from '../approval/findTokens.ts'
import { tokensIn } from '../approval/readCall.ts'
import { readSignature, toSignature } from '../approval/toSignature.ts'
import { buildOperation, type Wishes } from './buildOperation.ts'
import { hashOperation, type SmartAccountKind, toRpcOperation } from './operation.ts'
import type { SmartRequest } from './smartRequest.ts'
import { viewOperation } from './viewOperation.ts'

/** Builds the operation, and views what was built. */
export async function prepareOperation(
  kind: SmartAccountKind,
  callData: Hex,
  request: SmartRequest,
  wishes: Wishes = {},
) {
  const calls = kind.decodeCalls(callData)
  const tokens = calls.flatMap(({ data, to }) => (data === '0x' ? [] : tokensIn(to, data)))
  const [built, find] = await Promise.all([
    buildOperation(kind, request, callData, wishes),
    findTokens([...new Set(tokens)], request),
  ])
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
