import type { SmartRequest } from '@latchkey/chains/evm/smartAccount'
import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { askGateway } from './askGateway.ts'

const timeoutMs = 15_000

/** The list of sessions that the server keeps, for one account. */
export function sessionRecords(
  { api, chainId, projectId, sdk }: Omit<askGateway.Target, 'path'>,
  address: string,
): NonNullable<SmartRequest['sessions']> {
  async function post(path: string, body: object): Promise<void> {
    const url = new URL(`/v1/sessions/${chainId}:${address.toLowerCase()}${path}`, api)
    url.search = new URLSearchParams({
      projectId,
      ...(sdk && { st: sdk.sdkType, sv: sdk.sdkVersion }),
    }).toString()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new KitError(httpRequestFailed, { cause })
    })
    if (!response.ok) throw new KitError(httpRequestFailed)
  }
  return { save: (context) => post('', { context }), end: (signed) => post('/revoke', signed) }
}
