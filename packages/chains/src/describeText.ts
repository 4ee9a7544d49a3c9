import { hostOf } from '@latchkey/protocol/siwx/message'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import type { ApprovalAction, ApprovalRequest, ApprovalView, ApprovalWarning } from './approval.ts'

type Described = Pick<ApprovalView, 'kind' | 'actions' | 'text'> & { warnings: readonly ApprovalWarning[] }

/** Reads a message that is about to be signed: text, a sign-in, or bytes that no one can read. */
export function describeText(message: Uint8Array, context: describeText.Context): Described {
  const plain: ApprovalAction = { type: 'signMessage' }
  const text = toText(message)
  if (text === undefined)
    return {
      kind: 'message',
      actions: [plain],
      text: undefined,
      warnings: message.length === 32 ? ['looksLikeHash', 'unreadable'] : ['unreadable'],
    }
  if (/^\s*(?:0x)?[\da-f]{64}\s*$/i.test(text))
    return { kind: 'message', actions: [plain], text, warnings: ['looksLikeHash'] }
  // Wallets and servers recognise a sign-in by these words, so a message with small mistakes in it counts.
  const [, domain] = /^\s*(\S{1,300})\s+wants\s+you\s+to\s+sign\s+in\s+with\s+your\b/i.exec(text) ?? []
  if (domain === undefined) return { kind: 'message', actions: [plain], text, warnings: [] }
  return {
    kind: 'signIn',
    actions: [{ type: 'signIn', domain }],
    text,
    warnings: judgeSignIn(text, domain, context),
  }
}

export declare namespace describeText {
  type Context = Pick<ApprovalRequest, 'address' | 'chainId' | 'origin'> & {
    /** Equal for all spellings of an address. */
    keyOf(address: string): string
  }
}

/** A sign-in for another site than the page's own hands the visitor's account there to the page. */
function judgeSignIn(text: string, domain: string, context: describeText.Context): ApprovalWarning[] {
  const { address, chainId, keyOf, origin } = context
  const host = hostOf(origin)
  const parsed = parseMessage(text)
  const warnings: ApprovalWarning[] = []
  const isForeign = domain !== host || (parsed !== undefined && hostOf(parsed.uri) !== host)
  if (isForeign) warnings.push('foreignSignIn')
  if (!parsed) warnings.push('malformedSignIn')
  if (parsed && keyOf(parsed.address) !== keyOf(address)) warnings.push('otherAccount')
  if (parsed && parsed.chainId !== chainId) warnings.push('otherChain')
  return warnings
}

/** The text, if the bytes are UTF-8 and can be read: line breaks are the only control characters. */
export function toText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what makes bytes unreadable.
    return /[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
