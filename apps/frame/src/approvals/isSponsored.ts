import { isRecord } from '@latchkey/protocol/isRecord'
import type { askGateway } from './askGateway.ts'

const timeoutMs = 5_000
const maxLength = 64 * 1_024
/** Settings of a project change rarely, and the sponsor has the last word. */
const staleAfterMs = 60_000

let known: { readonly networks: Promise<readonly unknown[] | undefined>; readonly at: number } | undefined

/** Whether the project pays fees on a network. If its settings cannot be read, the sponsor is asked all the same. */
export async function isSponsored(
  chainId: string,
  target: Pick<askGateway.Target, 'api' | 'projectId' | 'sdk'>,
): Promise<boolean> {
  if (!known || Date.now() - known.at > staleAfterMs)
    known = { networks: readSponsored(target).catch(() => undefined), at: Date.now() }
  const networks = await known.networks
  // The next request asks again.
  if (!networks) known = undefined
  return networks?.includes(chainId) ?? true
}

async function readSponsored({
  api,
  projectId,
  sdk,
}: Pick<askGateway.Target, 'api' | 'projectId' | 'sdk'>): Promise<readonly unknown[] | undefined> {
  const url = new URL('/v1/config', api)
  url.search = new URLSearchParams({
    projectId,
    ...(sdk && { st: sdk.sdkType, sv: sdk.sdkVersion }),
  }).toString()
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
  const text = await response.text()
  const config: unknown = response.ok && text.length <= maxLength ? JSON.parse(text) : undefined
  return isRecord(config) && Array.isArray(config.sponsored) ? config.sponsored : undefined
}
