/** What can go wrong, once: a code for the machine and a sentence for the person. */
export type ErrorEntry = {
  /** `area/cause`. Crosses HTTP and `postMessage`; never renamed or reused. */
  readonly code: string
  /** Plain English; `{x}` marks a value filled in when it is thrown. */
  readonly message: string
}

/**
 * The one error class that leaves the toolkit.
 *
 * `message` is for the person, `details` for the developer, `code` for the
 * machine. Classes do not survive a wire, so callers branch on the code with
 * {@link isKitError}.
 */
export class KitError extends Error {
  override readonly name = 'KitError'
  readonly code: string
  readonly details: string | undefined

  constructor(entry: ErrorEntry, options: KitError.Options = {}) {
    super(fill(entry.message, options.values), { cause: options.cause })
    this.code = entry.code
    this.details = options.details
  }

  /** Where the developer reads more. */
  get docs(): string {
    return `https://latchkey.dev/errors#${this.code.replace('/', '-')}`
  }
}

export declare namespace KitError {
  type Options = {
    values?: Readonly<Record<string, string | number>> | undefined
    details?: string | undefined
    cause?: unknown
  }
}

/** True for a {@link KitError}, with that code when one is given. */
export function isKitError(error: unknown, code?: string | { readonly code: string }): error is KitError {
  if (!(error instanceof Error) || error.name !== 'KitError') return false
  const wanted = typeof code === 'object' ? code.code : code
  return wanted === undefined || (error as KitError).code === wanted
}

/** Puts values into the holes of a sentence; a hole without one stays. */
export function fill(message: string, values: KitError.Options['values']): string {
  if (!values) return message
  return message.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole))
}
