import { createLatchkey, type Latchkey } from 'latchkey'
import { base, evm, foundry, mainnet } from 'latchkey/evm'
import { createContext } from 'svelte'
import { PUBLIC_LATCHKEY_API, PUBLIC_LATCHKEY_PROJECT } from '$app/env/public'

export const [getKit, setKit] = createContext<Latchkey>()

export function createKit(): Latchkey {
  return createLatchkey({
    metadata: { name: 'My app' },
    // In development the first network is the local chain of the test wallets.
    drivers: [evm({ networks: import.meta.env.DEV ? [foundry, mainnet, base] : [mainnet, base] })],
    api: PUBLIC_LATCHKEY_API,
    projectId: PUBLIC_LATCHKEY_PROJECT,
  })
}
