import type { Namespace } from '@latchkey/protocol/caip'
import { judgeMessage } from './judgeMessage.ts'
import type { MethodRule, RpcFamily } from './rpcFamily.ts'

/** A family with an allowlist of methods: reads are cached briefly, writes go to one node. */
export function passThrough(options: passThrough.Options): RpcFamily {
  const { namespace, blockTime, reads, writes, answerStatuses = [400] } = options
  const read: MethodRule = { usage: 'read', route: 'any', open: true, keep: () => 'realtime' }
  const write: MethodRule = { usage: 'write', route: 'once', open: true, keep: () => 'never' }
  const methods = new Map<string, MethodRule>([
    ...reads.map((name) => [name, read] as const),
    ...writes.map((name) => [name, write] as const),
  ])
  return {
    namespace,
    blockTime,
    lagBlocks: Number.POSITIVE_INFINITY,
    answerStatuses,
    rule: (method) => methods.get(method),
    judge: judgeMessage,
  }
}

export declare namespace passThrough {
  type Options = {
    namespace: Namespace
    blockTime: number
    reads: readonly string[]
    writes: readonly string[]
    answerStatuses?: readonly number[] | undefined
  }
}
