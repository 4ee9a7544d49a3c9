import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'

const requestTimeoutMs = 10_000
const maxResponseBytes = 64 * 1024

/** Sends a request to the network's gateway, then to its nodes in order, until one responds. */
export async function askRpc(
  { gatewayUrl, rpcUrls }: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  let last: unknown
  for (const url of gatewayUrl ? [gatewayUrl, ...rpcUrls] : rpcUrls) {
    try {
      return await askNode(url, method, params)
    } catch (error) {
      last = error
    }
  }
  throw new KitError(httpRequestFailed, { cause: last })
}

async function askNode(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  const answer: unknown = response.ok ? JSON.parse(await readText(response)) : undefined
  if (typeof answer !== 'object' || answer === null || !('result' in answer))
    throw new Error(`${method} was answered ${response.status} without a result`)
  return answer.result
}

/** Reads the body up to a size limit. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > maxResponseBytes) {
      await reader.cancel()
      throw new Error('the response is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
