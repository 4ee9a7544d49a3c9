import type { ChainId } from '@latchkey/protocol/caip'
import { httpRequestFailed, requestAborted, responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { shapeOf } from '@latchkey/protocol/jsonShape'

const timeoutMs = 15_000
const maxAnswerLength = 4 * 1_024 * 1_024
const limits = { maxDepth: 64, maxSeparators: 400_000 }

/** An error that a node answered with. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Asks the nodes of a chain through our own server, never an address that a page names. */
export async function askGateway(
  { api, chainId, path = '/v1', projectId, sdk }: askGateway.Target,
  method: string,
  params: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(path, api)
  url.search = new URLSearchParams({
    projectId,
    chainId,
    ...(sdk && { st: sdk.sdkType, sv: sdk.sdkVersion }),
  }).toString()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
    .then((response) => response.text())
    .catch((cause: unknown) => {
      throw new KitError(signal.aborted ? requestAborted : httpRequestFailed, { cause })
    })
  const parsed =
    answer.length <= maxAnswerLength && shapeOf(answer, limits) === 'fine' ? parse(answer) : undefined
  if (!isRecord(parsed)) throw new KitError(responseInvalid)
  if (isRecord(parsed.error) && Number.isInteger(parsed.error.code))
    throw new NodeError(
      parsed.error.code as number,
      String(parsed.error.message).slice(0, 1_000),
      parsed.error.data,
    )
  if (parsed.result === undefined) throw new KitError(httpRequestFailed)
  return parsed.result
}

export declare namespace askGateway {
  type Target = {
    readonly api: string
    readonly projectId: string
    readonly chainId: ChainId
    readonly sdk?: Sdk | undefined
    /** @default '/v1', the nodes */
    readonly path?: '/v1' | '/v1/bundler' | undefined
  }
  /** Of the page that embeds the frame. */
  type Sdk = { readonly sdkType: string; readonly sdkVersion: string }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
