import { isRecord } from '@latchkey/protocol/isRecord'
import * as z from 'zod/mini'

/** A log in JSON-RPC format. */
export type Log = Readonly<Record<string, unknown>> & {
  readonly address: string
  readonly topics: readonly string[]
}

/** A log filter: addresses and topics by position. */
export type LogFilter = z.infer<typeof logFilter>

const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/))
const topic = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
export const logFilter = z.object({
  address: z.optional(z.nullable(z.union([address, z.array(address).check(z.maxLength(1_000))]))),
  topics: z.optional(
    z.nullable(
      z
        .array(z.nullable(z.union([topic, z.array(z.nullable(topic)).check(z.maxLength(100))])))
        .check(z.maxLength(4)),
    ),
  ),
})

/** Compiles a filter to a predicate, once per subscription. */
export function compileFilter({ address, topics }: LogFilter): (log: Log) => boolean {
  const addresses = toSet(typeof address === 'string' ? [address] : (address ?? []))
  const topicSets = (topics ?? []).map((topic) =>
    typeof topic === 'string' ? toSet([topic]) : toSet(topic ?? []),
  )
  return (log) => {
    if (addresses && !addresses.has(log.address.toLowerCase())) return false
    if (topicSets.length > log.topics.length) return false
    return topicSets.every((one, index) => !one || one.has((log.topics[index] ?? '').toLowerCase()))
  }
}

/** Hex is compared case-insensitively; an empty list, or a null in it, matches anything. */
function toSet(values: readonly (string | null)[]): ReadonlySet<string> | undefined {
  if (values.length === 0 || values.includes(null)) return undefined
  return new Set(values.map((value) => (value ?? '').toLowerCase()))
}

/** The logs in an upstream's response; throws if it is not a list. */
export function readLogs(value: unknown): Log[] {
  if (!Array.isArray(value)) throw new Error('logs are not available yet')
  return value.filter((item: unknown): item is Log => {
    if (!isRecord(item) || typeof item.address !== 'string' || !Array.isArray(item.topics)) return false
    return item.topics.every((topic: unknown) => typeof topic === 'string')
  })
}
