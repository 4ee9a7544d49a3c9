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

/** Whether the host's server reads the network, as far as is known. */
export function isServed(options: Options, network: Network | undefined): boolean {
  return hasServer(options) && network?.gatewayUrl !== undefined
}

/** Where the host's server keeps its picture of a network, a currency or a token; nothing without a server. */
export function imageUrl(
  options: Options,
  kind: 'Asset' | 'Currency' | 'Token',
  id: string,
): string | undefined {
  return hasServer(options) ? apiUrl(options, `/public/get${kind}Image/${encodeURIComponent(id)}`) : undefined
}

/** The network with the host's server, where there is one, as its gateway and the source of its picture. */
export function withServer(options: Options, network: Network): Network {
  // Without a page around it an address without a host means nothing.
  if (!hasServer(options) || !URL.canParse(options.api ?? '', globalThis.location?.href)) return network
  return {
    ...network,
    icon: network.icon ?? imageUrl(options, 'Asset', network.id.replace(':', '-')),
    gatewayUrl: apiUrl(options, '/v1', { chainId: network.id }),
  }
}
