import * as evmExports from '@latchkey/chains/evm'
import { activeConnection, connections, namespaceState } from '../../core/connections.ts'
import { disconnect } from '../../core/disconnect.ts'
import { openModal } from '../../core/openModal.ts'
import { isUnsupportedChain } from '../../core/unsupportedChain.ts'
import type { ButtonState } from '../../ui/buttonLabel.ts'
import { createLatchkey, type Latchkey } from '../index.ts'
import { attachModal } from '../react/attachModal.tsx'

/** What the attributes of `<latchkey-button>` say. */
export type ScriptOptions = {
  id: string
  /** EVM chain ids. */
  networks: readonly number[]
  /** A node of your own for the first network. */
  rpcUrl: string | undefined
  api: string | undefined
  projectId: string | undefined
  name: string
  theme: string | undefined
  accent: string | undefined
  strictCsp: boolean
  locale: string
}

export type Running = {
  kit: Latchkey
  open(): void
  disconnect(): Promise<void>
  watch(listener: (state: ButtonState) => void): () => void
}

/** Puts a kit together from attributes and gives it its modal. */
export function run(options: ScriptOptions): Running {
  const { evm, toNetwork, ...rest } = evmExports
  const known = Object.values(rest)
  const networks = options.networks.flatMap((id, index) => {
    const chain = known.find((chain) => typeof chain === 'object' && chain.id === id)
    if (!chain) throw new RangeError(`Latchkey knows no EVM network with the id ${id}.`)
    const network = toNetwork(chain)
    return [index === 0 && options.rpcUrl ? { ...network, rpcUrls: [options.rpcUrl] } : network]
  })
  const kit = createLatchkey({
    id: options.id,
    drivers: [evm({ networks })],
    metadata: { name: options.name },
    api: options.api,
    projectId: options.projectId,
    locale: options.locale,
    strictCsp: options.strictCsp,
    theme: {
      mode: options.theme === 'light' || options.theme === 'dark' ? options.theme : 'auto',
      accent: options.accent,
    },
  })
  kit.onDestroy(attachModal(kit))
  const store = connections.of(kit)
  return {
    kit,
    open: () => openModal(kit),
    disconnect: () => disconnect(kit),
    watch(listener) {
      const tell = () => listener(stateOf(kit))
      tell()
      return store.subscribe(tell)
    },
  }
}

function stateOf(kit: Latchkey): ButtonState {
  const state = connections.of(kit).get()
  const connection = activeConnection(state)
  if (connection)
    return {
      status: isUnsupportedChain(kit) ? 'wrongNetwork' : 'connected',
      address: connection.address,
      network: connection.network,
    }
  const busy = kit.drivers.some(({ namespace }) => namespaceState(state, namespace).status === 'connecting')
  return { status: busy ? 'connecting' : 'disconnected' }
}
