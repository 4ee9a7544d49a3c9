/**
 * Thrown by every call of a KMS.
 *
 * - `unavailable`: the keeper did not answer or may not be used now; a retry may work.
 * - `refused`: it does not accept this input, and never will: another context, another
 *   key, changed bytes, or too many.
 *
 * There is no `cause`: errors of drivers and of `fetch` quote what they were given.
 */
export class KmsError extends Error {
  override readonly name = 'KmsError'
  readonly kind: 'unavailable' | 'refused'

  /** `reason` must be a code or a sentence of ours, never text from outside. */
  constructor(kind: 'unavailable' | 'refused', provider: string, reason: string) {
    super(`${provider}: ${kind} (${reason})`)
    this.kind = kind
  }
}
