import { createLatchkey, type Driver, type Latchkey, type Network, type Options } from 'latchkey'
import { bitcoin } from 'latchkey/bitcoin'
import { cosmos } from 'latchkey/cosmos'
import {
  arbitrum,
  base,
  type EvmChain,
  evm,
  foundry,
  mainnet,
  optimism,
  polygon,
  sepolia,
} from 'latchkey/evm'
import { polkadot } from 'latchkey/polkadot'
import { localSiwx, serverSiwx } from 'latchkey/siwx'
import { solana } from 'latchkey/solana'
import { walletConnect } from 'latchkey/walletconnect'
import { nest, signInOf } from '../code/optionsSource.ts'
import type { FamilyName, NetworkName } from '../options/special.ts'
import type { State } from '../state.ts'
import { nodeUrl } from './inPageNodes.ts'

export const chains: Readonly<Record<NetworkName, EvmChain>> = {
  mainnet,
  base,
  arbitrum,
  optimism,
  polygon,
  sepolia,
  foundry,
}
const families: Readonly<Record<FamilyName, () => Driver>> = { solana, bitcoin, cosmos, polkadot }

/** The kit that the code beside would create, except that its nodes are in the page and it stores nothing. */
export function createKit(state: State): Latchkey {
  const { projectId } = state.values
  const project = typeof projectId === 'string' ? projectId : 'my-app'
  const signIn = signInOf(state)
  return createLatchkey({
    ...(nest(state.values) as Omit<Options, 'drivers'>),
    ...(state.screen === 'rtl' && !state.values.locale && { locale: 'ar' }),
    drivers: [
      ...(state.networks.length > 0
        ? [evm({ networks: state.networks.map((name) => inPage(chains[name])) })]
        : []),
      ...state.families.map((name) => withoutNodes(families[name]())),
    ],
    connectors: state.relay ? [walletConnect({ relay: { url: state.relay, projectId: project } })] : [],
    siwx: signIn && (signIn === 'serverSiwx' ? serverSiwx() : localSiwx()),
    storage: memory(),
  })
}

function inPage(chain: EvmChain): EvmChain {
  return { ...chain, rpcUrls: { default: { http: [nodeUrl(chain.id)] } } }
}

/** Other families have no node here, and the playground asks none elsewhere. */
function withoutNodes(driver: Driver): Driver {
  const networks = driver.networks.map((network): Network => ({ ...network, rpcUrls: [] }))
  return { ...driver, networks }
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    subscribe: () => () => {},
  }
}
