import type { KnownWrites } from '../families/rpcFamily.ts'
import type { Answer } from '../jsonRpc/readAnswer.ts'

/** The response to a write that the node already has: the same as if it had accepted it now. */
export function answerOf(writes: KnownWrites, id: string): Answer {
  const value = writes.answerOf?.(id) ?? id
  return { result: JSON.stringify(value), value }
}
