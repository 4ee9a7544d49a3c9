import { type Connector, createLatchkey, external, type Features, type Latchkey } from 'latchkey'
import { base, evm, foundry, mainnet, optimism, polygon } from 'latchkey/evm'
import { localSiwx, serverSiwx } from 'latchkey/siwx'
import { devnet, solana, mainnet as solanaMainnet } from 'latchkey/solana'
import { walletConnect } from 'latchkey/walletconnect'

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
 * `?solana=` adds Solana, `?solana=localnet@http://127.0.0.1:8899` on nodes of one's own;
 * `rpc=none` leaves it alone on the page.
 */
export function createKit(
  settings: URLSearchParams,
  id = 'default',
  own: readonly Connector[] = [],
): Latchkey {
  return createLatchkey({
    id,
    drivers: [...readEvm(settings.get('rpc')), ...readSolana(settings.get('solana'))],
    metadata: { name: 'Latchkey example', url: 'https://example.com' },
    api: settings.get('api') ?? undefined,
    projectId: settings.get('project') ?? undefined,
    locale: settings.get('locale') ?? undefined,
    basic: settings.has('basic'),
    allowUnsupportedChain: settings.has('anychain'),
    enableNetworkSwitch: !settings.has('fixed'),
    features: readFeatures(settings.get('off')),
    strictCsp: settings.has('strict'),
    theme: { mode: readTheme(settings.get('theme')), accent: settings.get('accent') ?? undefined },
    wallets: { exclude: settings.get('exclude')?.split(',') },
    siwx: readSiwx(settings),
    connectors: [...own, ...readConnectors(settings.get('relay')), ...readExternal(settings.get('external'))],
  })
}

/** `?relay=project@ws://127.0.0.1:8080/relay` reaches wallets on other devices by way of that relay. */
function readConnectors(relay: string | null) {
  const [, projectId, url] = /^([^@]*)@(.+)$/.exec(relay ?? '') ?? []
  return projectId !== undefined && url ? [walletConnect({ relay: { url, projectId } })] : []
}

/** `?external=Our SDK` offers `window.ethereum` as a wallet of the page's own, under that name. */
function readExternal(name: string | null) {
  const { ethereum } = globalThis as { ethereum?: object }
  return name && ethereum ? [external({ id: 'ours', name, providers: { eip155: ethereum } })] : []
}

/** `?off=send,swaps` switches these features off. */
function readFeatures(off: string | null): Features {
  return Object.fromEntries((off?.split(',') ?? []).map((name) => [name, false]))
}

/** `?siwx=server` or `local`, with `optional`, `bearer` and a number of seconds as further words: `server,optional,60`. */
function readSiwx(settings: URLSearchParams) {
  const words = settings.get('siwx')?.split(',') ?? []
  const lifetime = words.map(Number).find((seconds) => seconds > 0)
  const options = { required: !words.includes('optional'), lifetime, statement: 'Sign in to the example.' }
  if (words.includes('local')) return localSiwx(options)
  if (words.includes('server'))
    return serverSiwx({ ...options, transport: words.includes('bearer') ? 'bearer' : 'cookie' })
  return undefined
}

function readEvm(rpc: string | null) {
  return rpc === 'none' ? [] : [evm({ networks: readNetworks(rpc) })]
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

function readSolana(clusters: string | null) {
  if (clusters === null) return []
  const local = { ...devnet, id: 'solana:localnet', name: 'Solana Local', native: undefined } as const
  const byName = { mainnet: solanaMainnet, devnet, localnet: local } as const
  const chosen = clusters.split(',').flatMap((entry) => {
    const [name = '', url] = entry.split('@')
    const network = byName[name as keyof typeof byName]
    return network && url ? [{ ...network, rpcUrls: [url] }] : []
  })
  return [solana(chosen.length ? { networks: chosen } : {})]
}

function readTheme(value: string | null): 'light' | 'dark' | 'auto' {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
