import { randomBytes } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { inSpan } from '../tracing/spans.ts'
import { type Kms, type KmsContext, type KmsProvider, maxPlainBytes, maxSealedBytes } from './kms.ts'
import { KmsError } from './kmsError.ts'

const maxContextEntries = 16
const maxContextLength = 256

/** Adds to a provider what must be the same for all: limits, timeouts, errors and the health check. */
export function guardKms(provider: KmsProvider, { timeoutMs }: { timeoutMs: number }): Kms {
  const { name } = provider
  let isBound = false

  /** Waits no longer than the timeout, even if the provider ignores the signal. */
  async function limit<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const aborter = new AbortController()
    const ended = new AbortController()
    const timedOut = later(timeoutMs, undefined, { signal: ended.signal }).then(() => {
      throw new KmsError('unavailable', name, `no answer within ${timeoutMs} ms`)
    })
    // The timer is cancelled if the work is faster.
    timedOut.catch(() => undefined)
    try {
      return await Promise.race([work(aborter.signal), timedOut])
    } catch (error) {
      // Other errors may quote secrets.
      throw error instanceof KmsError ? error : new KmsError('unavailable', name, 'unexpected error')
    } finally {
      ended.abort()
      aborter.abort()
    }
  }

  function check(bytes: Uint8Array, maxBytes: number, context: KmsContext): void {
    if (bytes.length === 0 || bytes.length > maxBytes)
      throw new KmsError('refused', name, `the input must have 1 to ${maxBytes} bytes`)
    const entries = Object.entries(context)
    if (entries.length === 0 || entries.length > maxContextEntries)
      throw new KmsError('refused', name, `the context must have 1 to ${maxContextEntries} entries`)
    // Halves of surrogate pairs all become the same character in UTF-8, so two contexts could be equal.
    if (entries.flat().some((text) => !text || text.length > maxContextLength || !text.isWellFormed()))
      throw new KmsError(
        'refused',
        name,
        `texts of the context must have 1 to ${maxContextLength} characters`,
      )
  }

  const kms: Kms = {
    name,
    async wrap(bytes, context) {
      check(bytes, maxPlainBytes, context)
      return inSpan('kms', { kms: name }, () => limit((signal) => provider.wrap(bytes, context, signal)))
    },
    async unwrap(sealed, context) {
      check(sealed, maxSealedBytes, context)
      return inSpan('kms', { kms: name }, () => limit((signal) => provider.unwrap(sealed, context, signal)))
    },
    async health() {
      const probe = randomBytes(16)
      const context = { purpose: 'health' }
      const sealed = await kms.wrap(probe, context)
      if (!probe.equals(await kms.unwrap(sealed, context)))
        throw new KmsError('unavailable', name, 'it returned other bytes than were wrapped')
      // Older versions of Vault ignore the context. Once is enough, as calls of services cost money.
      if (isBound) return
      const wasRefused = await kms.unwrap(sealed, { purpose: 'other' }).then(
        () => false,
        (error: KmsError) => {
          if (error.kind === 'refused') return true
          throw error
        },
      )
      if (!wasRefused) throw new KmsError('unavailable', name, 'it does not bind contexts')
      isBound = true
    },
    close: () => provider.close(),
  }
  const { rotate } = provider
  return rotate ? { ...kms, rotate: () => limit(rotate) } : kms
}
