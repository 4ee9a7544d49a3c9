import type { Network } from '@latchkey/chains/driver'
import type { Options } from '../config/options.ts'
import { version } from '../config/version.ts'

/** URL on the server, with the project and the version of the kit. */
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

/** Whether a server is configured. */
export function hasServer({ api, projectId, basic }: Pick<Options, 'api' | 'projectId' | 'basic'>): boolean {
  return Boolean(api && projectId && !basic)
}

/** Whether the server supports the network, as far as is known. */
export function isServed(options: Options, network: Network | undefined): boolean {
  return hasServer(options) && network?.gatewayUrl !== undefined
}

/** URL of the server's image of a network, a currency or a token. `undefined` without a server. */
export function imageUrl(
  options: Options,
  kind: 'Asset' | 'Currency' | 'Token',
  id: string,
): string | undefined {
  return hasServer(options) ? apiUrl(options, `/public/get${kind}Image/${encodeURIComponent(id)}`) : undefined
}

/** The network with the server, if there is one, as its gateway and the source of its icon. */
export function withServer(options: Options, network: Network): Network {
  // Outside a page, a relative URL cannot be resolved.
  if (!hasServer(options) || !URL.canParse(options.api ?? '', globalThis.location?.href)) return network
  return {
    ...network,
    icon: network.icon ?? imageUrl(options, 'Asset', network.id.replace(':', '-')),
    gatewayUrl: apiUrl(options, '/v1', { chainId: network.id }),
  }
}
