import { createLatchkey, type Latchkey } from 'latchkey'
import { base, evm, foundry, mainnet, optimism, polygon } from 'latchkey/evm'

const known = [mainnet, base, optimism, polygon, foundry]

/** The page's address decides how the kit is set up, so that one example shows every setting. */
export function readSettings(search: string): URLSearchParams {
  return new URLSearchParams(search)
}

/**
 * A kit as the settings ask for it.
 *
 * `?rpc=31337@http://127.0.0.1:8545,1@http://127.0.0.1:8546` names the
 * networks and the node of each; without it the public networks are used.
 */
export function createKit(settings: URLSearchParams, id = 'default'): Latchkey {
  return createLatchkey({
    id,
    drivers: [evm({ networks: readNetworks(settings.get('rpc')) })],
    metadata: { name: 'Latchkey example', url: 'https://example.com' },
    api: settings.get('api') ?? undefined,
    projectId: settings.get('project') ?? undefined,
    locale: settings.get('locale') ?? undefined,
    basic: settings.has('basic'),
    allowUnsupportedChain: settings.has('anychain'),
    strictCsp: settings.has('strict'),
    theme: { mode: readTheme(settings.get('theme')), accent: settings.get('accent') ?? undefined },
    wallets: { exclude: settings.get('exclude')?.split(',') },
  })
}

function readNetworks(rpc: string | null) {
  if (!rpc) return [mainnet, base, optimism, polygon] as const
  return rpc.split(',').map((entry) => {
    const [id, url = ''] = entry.split('@')
    const chain = known.find((chain) => chain.id === Number(id))
    const template = chain ?? { ...foundry, id: Number(id), name: `Local ${id}` }
    return { ...template, rpcUrls: { default: { http: [url] } } }
  })
}

function readTheme(value: string | null): 'light' | 'dark' | 'auto' {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
