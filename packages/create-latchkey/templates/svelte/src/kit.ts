import { createLatchkey } from 'latchkey'
import { base, evm, foundry, mainnet } from 'latchkey/evm'

const isDevelopment = import.meta.env.DEV
const api = import.meta.env.VITE_LATCHKEY_API
const projectId = import.meta.env.VITE_LATCHKEY_PROJECT

export const kit = createLatchkey({
  metadata: { name: 'My app' },
  // In development the first network is the local chain of the test wallets.
  drivers: [evm({ networks: isDevelopment ? [foundry, mainnet, base] : [mainnet, base] })],
  api,
  projectId,
})
