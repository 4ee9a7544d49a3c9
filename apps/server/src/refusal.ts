import type { ServerErrorEntry } from '@latchkey/protocol/catalogue'
import { fill, type KitError } from '@latchkey/protocol/errors'

/**
 * A request that is refused, or an answer that cannot be had: what the caller
 * is told, and with which status. Everything else that is thrown is a fault of
 * ours, and the caller learns nothing about it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly entry: ServerErrorEntry
  readonly field: string
  /** Seconds until it is worth asking again. */
  readonly retryAfter: number | undefined

  constructor(entry: ServerErrorEntry, options: Refusal.Options = {}) {
    super(fill(options.description ?? entry.message, options.values), { cause: options.cause })
    this.entry = entry
    this.field = options.field ?? entry.field
    this.retryAfter = options.retryAfter
  }
}

export declare namespace Refusal {
  type Options = {
    /** Says more than the entry does. The caller reads it: nothing secret, nothing an upstream said unchecked. */
    description?: string | undefined
    field?: string | undefined
    values?: KitError.Options['values']
    retryAfter?: number | undefined
    cause?: unknown
  }
}
