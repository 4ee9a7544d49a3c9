import { isRecord } from '@latchkey/protocol/isRecord'
import * as z from 'zod/mini'

/** A log as nodes write it. */
export type Log = Readonly<Record<string, unknown>> & {
  readonly address: string
  readonly topics: readonly string[]
}

/** Which logs a caller wants: of these addresses, with these topics in their places. */
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

/** Makes the question whether a log is wanted. Made once, asked for every log of every block. */
export function compileFilter({ address, topics }: LogFilter): (log: Log) => boolean {
  const addresses = toSet(typeof address === 'string' ? [address] : (address ?? []))
  const wanted = (topics ?? []).map((topic) =>
    typeof topic === 'string' ? toSet([topic]) : toSet(topic ?? []),
  )
  return (log) => {
    if (addresses && !addresses.has(log.address.toLowerCase())) return false
    if (wanted.length > log.topics.length) return false
    return wanted.every((one, index) => !one || one.has((log.topics[index] ?? '').toLowerCase()))
  }
}

/** Hex is compared without its case; an empty list, or a null in it, takes anything. */
function toSet(values: readonly (string | null)[]): ReadonlySet<string> | undefined {
  if (values.length === 0 || values.includes(null)) return undefined
  return new Set(values.map((value) => (value ?? '').toLowerCase()))
}

/** The logs in an upstream's answer; throws where it is not a list. */
export function readLogs(value: unknown): Log[] {
  if (!Array.isArray(value)) throw new Error('logs are not there yet')
  return value.filter((item: unknown): item is Log => {
    if (!isRecord(item) || typeof item.address !== 'string' || !Array.isArray(item.topics)) return false
    return item.topics.every((topic: unknown) => typeof topic === 'string')
  })
}
