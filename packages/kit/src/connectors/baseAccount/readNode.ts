import { isRecord } from '@latchkey/protocol/isRecord'
import { providerError } from '../providerError.ts'

const timeoutMs = 10_000

/** Asks nodes, one after the other, until one answers. */
export async function readNode(
  urls: readonly string[],
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  for (const url of urls) {
    const answer: unknown = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json())
      .catch(() => undefined)
    if (!isRecord(answer)) continue
    if (!isRecord(answer.error)) return answer.result
    const { code, data, message } = answer.error
    throw Object.assign(providerError(Number(code) || -32603, String(message)), { data })
  }
  throw providerError(-32603, 'No node answered.')
}
