import type { Latchkey } from 'latchkey'
import { latchkey } from 'latchkey/wagmi'
import { type Chain, http } from 'viem'
import { createConfig } from 'wagmi'
import { reconnect, signMessage } from 'wagmi/actions'

/** Signs a message, and resolves to the signature. */
export async function run(kit: Latchkey): Promise<string> {
  const chains = kit.drivers.flatMap(({ namespace, networks }) =>
    namespace === 'eip155' ? networks.map(({ native }) => native as Chain) : [],
  ) as [Chain, ...Chain[]]
  const config = createConfig({
    chains,
    transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])])),
    connectors: [latchkey(kit)],
    multiInjectedProviderDiscovery: false,
  })
  await reconnect(config)
  return signMessage(config, { message: 'Hello from wagmi' })
}
