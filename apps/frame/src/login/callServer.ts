import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import { generateProof } from 'dpop'
import { hashText } from './base64Url.ts'

/** Calls the server with a proof of this device's key (RFC 9449), which covers the body too. Throws a {@link FrameRefusal}. */
export type CallServer = <One extends Contract>(contract: One, args?: CallArgs) => Promise<Answer<One>>

export type CallArgs = {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly body?: object | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** @default 65_536 */
  readonly maxAnswerBytes?: number | undefined
}

const timeoutMs = 15_000

/** One for each role of the server: each has nonces of its own. */
export function createCallServer({ api, key }: createCallServer.Options): CallServer {
  let nonce: string | undefined

  async function send(contract: Contract, args: CallArgs): Promise<Response> {
    const { body, query, signal, token } = args
    const url = new URL(fillPath(contract.path, args.params), api)
    const text = body && JSON.stringify(body)
    const covered = text === undefined ? {} : { bh: await hashText(text) }
    const proof = await generateProof(await key(), url.href, contract.method, nonce, token, covered)
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url, {
      method: contract.method,
      headers: {
        dpop: proof,
        ...(token !== undefined && { authorization: `DPoP ${token}` }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
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
    const value = parse(await readText(answer, args.maxAnswerBytes ?? 65_536).catch(() => undefined))
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

function fillPath(path: string, params: CallArgs['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Undefined if the answer is longer: then the rest is not received. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let [bytes, text] = [0, '']
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text + decoder.decode()
    bytes += value.length
    if (bytes > maxBytes) return void (await reader?.cancel())
    text += decoder.decode(value, { stream: true })
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
