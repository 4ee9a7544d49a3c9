import { createLatchkey } from 'latchkey'
import { base, evm, foundry, mainnet } from 'latchkey/evm'
import { latchkey } from 'latchkey/wagmi'
import { createConfig, http } from 'wagmi'
import * as chains from 'wagmi/chains'

const isDevelopment = import.meta.env.DEV

// wagmi's first chain is the local one too, so that both have the same networks.
export const kit = createLatchkey({
  metadata: { name: 'My app' },
  drivers: [evm({ networks: isDevelopment ? [foundry, mainnet, base] : [mainnet, base] })],
  api: import.meta.env.VITE_LATCHKEY_API,
  projectId: import.meta.env.VITE_LATCHKEY_PROJECT,
})

export const config = createConfig({
  chains: isDevelopment ? [chains.foundry, chains.mainnet, chains.base] : [chains.mainnet, chains.base],
  transports: { [chains.foundry.id]: http(), [chains.mainnet.id]: http(), [chains.base.id]: http() },
  connectors: [latchkey(kit)],
  // The kit lists the installed wallets.
  multiInjectedProviderDiscovery: false,
})
