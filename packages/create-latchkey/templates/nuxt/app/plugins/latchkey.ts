import { createLatchkey } from 'latchkey'
import { defineButton } from 'latchkey/element'
import { base, evm, foundry, mainnet } from 'latchkey/evm'

// Runs for each request to the server, so that each has a kit of its own, and once in the browser.
export default defineNuxtPlugin(({ $config }) => {
  const { latchkeyApi, latchkeyProject } = $config.public
  const kit = createLatchkey({
    metadata: { name: 'My app' },
    // In development the first network is the local chain of the test wallets.
    drivers: [evm({ networks: import.meta.dev ? [foundry, mainnet, base] : [mainnet, base] })],
    api: latchkeyApi || undefined,
    projectId: latchkeyProject || undefined,
  })
  if (import.meta.dev && import.meta.client) void import('../testWallets')
  defineButton(kit)
  return { provide: { latchkey: kit } }
})
