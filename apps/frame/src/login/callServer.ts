import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import { generateProof } from 'dpop'

/** Calls the server with a proof of this device's key (RFC 9449). Throws a {@link FrameRefusal}. */
export type CallServer = <One extends Contract>(contract: One, args?: CallArgs) => Promise<Answer<One>>

export type CallArgs = {
  readonly body?: object | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const timeoutMs = 15_000
const maxAnswerLength = 64 * 1_024

export function createCallServer({ api, key }: createCallServer.Options): CallServer {
  let nonce: string | undefined

  async function send(contract: Contract, args: CallArgs): Promise<Response> {
    const { body, query, signal, token } = args
    const url = new URL(contract.path, api)
    const proof = await generateProof(await key(), url.href, contract.method, nonce, token)
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url, {
      method: contract.method,
      headers: {
        dpop: proof,
        ...(token !== undefined && { authorization: `DPoP ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    })
    nonce = answer.headers.get('dpop-nonce') ?? nonce
    return answer
  }

  async function call(contract: Contract, args: CallArgs, isAgain = false): Promise<unknown> {
    const answer = await send(contract, args).catch(() => {
      throw new FrameRefusal({ code: args.signal?.aborted ? 'request/aborted' : 'request/http_failed' })
    })
    const text = await answer.text()
    const value = text.length <= maxAnswerLength ? parse(text) : undefined
    if (answer.ok) {
      const { data, success } = contract.answer.safeParse(value)
      if (success) return data
      throw new FrameRefusal({ code: 'request/invalid_response' })
    }
    const code = failure.safeParse(value).data?.code ?? 'request/http_failed'
    // The first call of a visit has no nonce yet, and nonces change every minute.
    if (code === 'login/nonce_required' && !isAgain) return call(contract, args, true)
    throw new FrameRefusal({ code: code.slice(0, 64), ...retryAfterOf(answer) })
  }

  return (contract, args = {}) => call(contract, args) as Promise<never>
}

export declare namespace createCallServer {
  type Options = {
    /** Origin of the server. */
    readonly api: string
    key(): Promise<CryptoKeyPair>
  }
}

function retryAfterOf({ headers }: Response): { retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400 ? { retryAfter: seconds } : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
