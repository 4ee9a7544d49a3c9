import type { ServerErrorEntry } from '@latchkey/protocol/catalogue'
import { type Entries, type ErrorCode, fill, type Holes, type ValuesOf } from '@latchkey/protocol/errors'

/**
 * A request that is refused, or an answer that cannot be had: what the caller
 * is told, and with which status. Everything else that is thrown is a fault of
 * ours, and the caller learns nothing about it.
 */
export class Refusal<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal'
  readonly entry: ServerErrorEntry<code>
  readonly field: string
  /** Seconds until it is worth asking again. */
  readonly retryAfter: number | undefined
  /** Of the answer. */
  readonly headers: Readonly<Record<string, string>>

  constructor(entry: ServerErrorEntry<code>, ...[options]: Refusal.Args<code>) {
    const {
      values,
      description = entry.message,
      field = entry.field,
      ...rest
    }: Refusal.Filled = options ?? {}
    super(fill(description, values), { cause: rest.cause })
    this.entry = entry
    this.field = field
    this.retryAfter = rest.retryAfter
    this.headers = rest.headers ?? {}
  }
}

export declare namespace Refusal {
  type Options = {
    /** Says more than the entry does. The caller reads it: nothing secret, nothing an upstream said unchecked. */
    description?: string | undefined
    field?: string | undefined
    retryAfter?: number | undefined
    headers?: Readonly<Record<string, string>> | undefined
    cause?: unknown
  }
  type Filled = Options & { values?: Readonly<Record<string, string | number>> }
  /** `values` is required where the message has holes, and must fill all of them. */
  type Args<code extends ErrorCode> = [Holes<Entries[code]['message']>] extends [never]
    ? [options?: Options]
    : [options: Options & { values: ValuesOf<Entries[code]['message']> }]
}
