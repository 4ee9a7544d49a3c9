import type { ServerErrorEntry } from '@latchkey/protocol/catalogue'
import { type Entries, type ErrorCode, fill, type Holes, type ValuesOf } from '@latchkey/protocol/errors'

/**
 * An error response: the body and the status sent to the client. Any other error
 * thrown is a bug, and its message is not sent to the client.
 */
export class Refusal<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal'
  readonly entry: ServerErrorEntry<code>
  readonly field: string
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** Response headers. */
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
    /** Overrides the entry's message. Sent to the client: no secrets, no unchecked text from upstream. */
    description?: string | undefined
    field?: string | undefined
    retryAfter?: number | undefined
    headers?: Readonly<Record<string, string>> | undefined
    cause?: unknown
  }
  type Filled = Options & { values?: Readonly<Record<string, string | number>> }
  /** `values` is required if the message has placeholders, and must fill all of them. */
  type Args<code extends ErrorCode> = [Holes<Entries[code]['message']>] extends [never]
    ? [options?: Options]
    : [options: Options & { values: ValuesOf<Entries[code]['message']> }]
}
