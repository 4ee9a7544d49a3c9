import { type Call, createLedger } from '@latchkey/chains/evm/testingLedger'
import * as evm from 'latchkey/evm'
import { announceTestWallet, createTestWallet } from 'latchkey/testing'

/** The chain id of every public node that the package names. */
const nodes = new Map<string, number>()
for (const network of Object.values(evm))
  if (typeof network === 'object' && network && 'rpcUrls' in network)
    for (const url of network.rpcUrls.default.http) nodes.set(hostOf(url), network.id)

const chains = [evm.mainnet, evm.base, evm.arbitrum, evm.optimism, evm.polygon, evm.sepolia].map(
  (network) => ({
    id: network.id,
    rpcUrl: network.rpcUrls.default.http[0] as string,
  }),
)

const icon = (fill: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${fill}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`

let offered = false

/**
 * Announces two wallets with public keys, and answers their nodes in the page. Nothing leaves
 * it: requests to nodes of the networks go to a chain in memory.
 */
export function offerWallets(): void {
  if (offered) return
  offered = true
  const first = createTestWallet({
    name: 'Test Wallet',
    rdns: 'dev.latchkey.docs.first',
    icon: icon('#3b5bdb', 'M9 12h14v10H9zM9 12l3-4h8l3 4M19 17h4'),
    chains,
  })
  const second = createTestWallet({
    name: 'Second Wallet',
    rdns: 'dev.latchkey.docs.second',
    icon: icon('#0a7d4f', 'M16 7l8 4v6c0 4-3 7-8 9-5-2-8-5-8-9v-6zM13 16l2.5 2.5L20 14'),
    mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
    chains,
  })
  const ledgers = new Map<number, ReturnType<typeof createLedger>>()
  const real = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const id = nodes.get(hostOf(request.url))
    if (id === undefined) return real(request)
    const ledger = ledgers.get(id) ?? createLedger(id)
    ledgers.set(id, ledger)
    const asked = (await request.json()) as Call | Call[]
    return Response.json(Array.isArray(asked) ? await Promise.all(asked.map(ledger)) : await ledger(asked))
  }
  for (const wallet of [first, second]) announceTestWallet(wallet)
}

function hostOf(url: string): string {
  return new URL(url, location.href).host
}
