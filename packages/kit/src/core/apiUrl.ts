import type { Network } from '@latchkey/chains/driver'
import type { Options } from './options.ts'
import { version } from './version.ts'

/** Every call says which project and which version of the kit it comes from. */
export function apiUrl(
  { api = '', projectId }: Pick<Options, 'api' | 'projectId'>,
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const url = new URL(`${api.replace(/\/$/, '')}/${path.replace(/^\//, '')}`, globalThis.location?.href)
  const all = { projectId, st: 'latchkey', sv: version, ...query }
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** Whether there is a server of the host's to ask. */
export function hasServer({ api, projectId, basic }: Pick<Options, 'api' | 'projectId' | 'basic'>): boolean {
  return Boolean(api && projectId && !basic)
}

/** The network, with the host's own server as the first to be asked where there is one. */
export function withGateway(options: Options, network: Network): Network {
  // Without a page around it an address without a host means nothing.
  if (!hasServer(options) || !URL.canParse(options.api ?? '', globalThis.location?.href)) return network
  return { ...network, gatewayUrl: apiUrl(options, '/v1', { chainId: network.id }) }
}
