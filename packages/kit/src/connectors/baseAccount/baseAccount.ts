import type { LocalWallet, Network } from '@latchkey/chains/driver'
import { once } from '@latchkey/protocol/once'
import type { Connector, ConnectorHost } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { readMemory } from './accountMemory.ts'
import type { BaseProvider } from './baseProvider.ts'
import { chainOf } from './chainOf.ts'
import { createWalletWindow, prompts } from './walletWindow.ts'

// Part of the host's bundle; what encrypts is loaded with the first request.

/** The version of the protocol, by which the wallet knows what to expect of the app. */
const protocol = { sdkName: '@base-org/account', version: '2.5.10' }

// Base, Arbitrum, Optimism, Zora, Polygon, BNB Chain, Avalanche, Ethereum; Base Sepolia, Sepolia, Optimism Sepolia.
const supported = [8453, 42161, 10, 7777777, 137, 56, 43114, 1, 84532, 11155111, 11155420]

const id = 'baseAccount'

/**
 * Lists Base Account, a smart wallet that opens in a window of keys.coinbase.com.
 * Nothing is loaded from there before a visitor chooses it.
 *
 * @example
 * createLatchkey({ drivers: [evm({ networks: [base] })], connectors: [baseAccount()] })
 *
 * @see https://docs.base.org/base-account
 */
export function baseAccount({
  url = 'https://keys.coinbase.com/connect',
  statusUrl = 'https://rpc.wallet.coinbase.com',
}: baseAccount.Options = {}): Connector {
  for (const address of [url, statusUrl])
    if (!/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address))
      throw new TypeError(`baseAccount: "${address}" does not begin with https://.`)
  return {
    id,
    wallets(driver, onChange, host) {
      const { namespace } = driver
      const networks = () => driver.networks.filter((network) => supported.includes(chainOf(network)))
      // Only the wallets of Ethereum sign typed data (EIP-712).
      if (!driver.typedData || networks().length === 0) onChange([])
      else {
        // The kit passes itself to its connectors.
        const provider = createProvider({ networks, statusUrl, url }, host as Kit)
        const wallet: LocalWallet = {
          id,
          namespace,
          name: 'Base Account',
          kind: 'external',
          provider,
          hasContractAccounts: true,
        }
        onChange([wallet])
      }
      return () => {}
    },
  }
}

export declare namespace baseAccount {
  type Options = {
    /** The window of the wallet. @default https://keys.coinbase.com/connect */
    url?: string | undefined
    /** The JSON-RPC server of the wallet, which is asked what became of a batch of calls. @default https://rpc.wallet.coinbase.com */
    statusUrl?: string | undefined
  }
}

type Given = { networks(): readonly Network[]; statusUrl: string; url: string }

/** Opens the window at once and loads the rest, so that a click is still a click. */
function createProvider({ networks, statusUrl, url }: Given, kit: Kit) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const popup = createWalletWindow({ url: withApp(url), config: () => configOf(kit, networks()) })
  const load = once(async (): Promise<BaseProvider> => {
    const { createBaseProvider } = await import('./baseProvider.ts')
    return createBaseProvider({
      popup,
      networks,
      statusUrl,
      storage: kit.storage,
      databaseName: `latchkey.${kit.id}.baseAccount`,
      emit(event, payload) {
        for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
      },
    })
  })

  return {
    async request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
      const memory = readMemory(kit.storage)
      if (args.method === 'eth_accounts') return memory?.accounts ?? []
      if (memory ? prompts.test(args.method) : args.method === 'eth_requestAccounts') popup.open()
      return await (await load())(args)
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
}

function withApp(url: string): string {
  const address = new URL(url)
  address.searchParams.set('sdkName', protocol.sdkName)
  address.searchParams.set('sdkVersion', protocol.version)
  if (typeof window !== 'undefined') address.searchParams.set('origin', window.location.origin)
  return address.href
}

/** What the wallet shows of the app. The address of the page stays here. */
function configOf({ options }: ConnectorHost, networks: readonly Network[]): Record<string, unknown> {
  const { metadata } = options
  return {
    version: protocol.version,
    sdkName: protocol.sdkName,
    metadata: {
      appName: metadata?.name ?? window.location.hostname,
      appLogoUrl: metadata?.icons?.[0] ?? '',
      appChainIds: networks.map(chainOf),
    },
    preference: { telemetry: false },
    location: window.location.origin,
  }
}
