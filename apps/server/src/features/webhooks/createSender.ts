import type { LookupFunction } from 'node:net'
import type { DeliveryProblem } from '@latchkey/protocol/http/webhooks'
import { Agent, request } from 'undici'
import { createPublicLookup } from '../../fetch/publicLookup.ts'
import { UnsafeUrlError } from '../../fetch/unsafeUrlError.ts'
import { checkTarget } from './checkTarget.ts'

/** What a receiver answered. */
export type Sent = {
  readonly isAccepted: boolean
  readonly status: number | null
  readonly problem: DeliveryProblem | null
  readonly milliseconds: number
  /** The start of an answer that did not accept it. */
  readonly answer: string | null
}

/** Sends deliveries to addresses that owners of projects choose: never into a private network. */
export type Sender = {
  /** Never rejects. */
  send(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Sent>
  close(): Promise<void>
}

export const sendTimeoutMs = 10_000
const maxAnswerChars = 1_000
/** More is not read: the connection is closed. */
const maxAnswerBytes = 65_536
const maxLookups = 256

export function createSender({
  allowLoopback,
  nameServers,
  timeoutMs = sendTimeoutMs,
}: createSender.Options): Sender {
  const connect = { timeout: 5_000 }
  // The number of connections is bounded by what is sent at the same time.
  const open = { connections: null, pipelining: 1, keepAliveTimeout: 10_000 }
  const strict = new Agent({
    ...open,
    connect: { ...connect, lookup: createPublicLookup(nameServers, maxLookups) },
  })
  const loopback = new Agent({ ...open, connect: { ...connect, lookup: lookUpLoopback } })

  async function exchange(
    text: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Omit<Sent, 'milliseconds'>> {
    const { url, isLoopback } = checkTarget(text, allowLoopback)
    const { body: answer, statusCode: status } = await request(url, {
      method: 'POST',
      dispatcher: isLoopback ? loopback : strict,
      headers: { 'content-type': 'application/json', 'user-agent': 'latchkey-webhooks', ...headers },
      body,
      signal,
    })
    const isAccepted = status >= 200 && status <= 299
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of answer) {
        if (size < maxAnswerChars) chunks.push(chunk)
        size += chunk.length
        if (size > maxAnswerBytes) break
      }
    } catch (error) {
      // The status is what counts, unless the receiver was too slow with the rest.
      if (signal.aborted || !isAccepted) throw error
    }
    if (isAccepted) return { isAccepted, status, problem: null, answer: null }
    const isRedirect = status >= 300 && status <= 399
    return {
      isAccepted,
      status,
      problem: isRedirect ? 'redirect' : 'status',
      answer: storable(Buffer.concat(chunks).toString()),
    }
  }

  return {
    async send(url, headers, body, signal) {
      const began = performance.now()
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const outcome = await exchange(url, headers, body, limit).catch((error: unknown) => ({
        isAccepted: false,
        status: null,
        problem: problemOf(error, limit.aborted),
        answer: null,
      }))
      return { ...outcome, milliseconds: Math.round(performance.now() - began) }
    },
    async close() {
      await Promise.all([strict.destroy(), loopback.destroy()])
    },
  }
}

export declare namespace createSender {
  type Options = {
    /** For development: whether this machine may be a target. */
    allowLoopback: boolean
    /** @default those of the operating system */
    nameServers?: readonly string[] | undefined
    /** Of a try, from the name of the host to the end of the answer. @default 10_000 */
    timeoutMs?: number | undefined
  }
}

/** `localhost` is this machine, whatever a name server says. */
const lookUpLoopback: LookupFunction = (_host, options, callback) => {
  if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }])
  else callback(null, '127.0.0.1', 4)
}

function problemOf(error: unknown, isTimeUp: boolean): DeliveryProblem {
  if (error instanceof UnsafeUrlError) return 'address'
  const { code = '' } = error as { code?: string }
  return isTimeUp || /TIMEOUT/.test(code) ? 'timeout' : 'connection'
}

/** PostgreSQL does not accept NUL and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, maxAnswerChars).toWellFormed()
}
