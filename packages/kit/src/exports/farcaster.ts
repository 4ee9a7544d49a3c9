import type { LocalWallet, Namespace } from '@latchkey/chains/driver'
import { type HostLink, openHostLink } from '../connectors/farcaster/hostLink.ts'
import { openHostDocument } from '../connectors/hostDocument.ts'
import type { Connector, ConnectorHost } from '../core/connections/connector.ts'

// Part of the host's bundle; what makes wallets of a client is loaded when one has answered.

/**
 * Connects the wallet of the Farcaster client that shows this page as a mini app.
 *
 * Offered first there, and connected without a prompt where the client shares the
 * account. Elsewhere it does nothing.
 *
 * @example
 * createLatchkey({ drivers: [evm({ networks: [base] })], connectors: [farcasterMiniApp()] })
 *
 * @see https://miniapps.farcaster.xyz/docs/specification
 */
export function farcasterMiniApp(options: farcasterMiniApp.Options = {}): Connector {
  const { icon, name = 'Farcaster' } = options
  const met = new WeakMap<ConnectorHost, Promise<Client | undefined>>()
  return {
    id,
    wallets(driver, onChange, host) {
      const { namespace } = driver
      onChange([])
      const meeting = met.get(host) ?? meetClient(host, options)
      met.set(host, meeting)
      let stopped = false
      void meeting
        .then(async (client) => {
          const provider = await client?.providers[namespace]?.(() => driver.networks, name)
          if (!client || !provider || stopped) return
          const wallet: LocalWallet = {
            id,
            namespace,
            name,
            kind: 'external',
            preferred: true,
            icon,
            provider,
          }
          onChange([wallet])
          await client.join(host, wallet)
        })
        // Its code could not be loaded: the page goes on without it.
        .catch(() => undefined)
      return () => {
        stopped = true
      }
    },
  }
}

export declare namespace farcasterMiniApp {
  type Options = {
    /** @default 'Farcaster' */
    name?: string | undefined
    /** A `data:` URL, or an image your page serves. */
    icon?: string | undefined
    /**
     * The origins of the clients to trust, such as `https://farcaster.xyz`. Any page can
     * put yours in a frame and offer a wallet there. The web view of an app has no
     * origin. @default all
     */
    clients?: readonly string[] | undefined
    /**
     * Tells the client that the page can be shown as soon as the client has answered.
     * Otherwise your page calls `ready()` of the SDK itself. @default false
     */
    ready?: boolean | undefined
  }
}

type Networks = Parameters<
  typeof import('@latchkey/chains/solana/miniApp').createMiniAppWallet
>[0]['networks']
type Client = {
  readonly providers: Readonly<
    Partial<Record<Namespace, (networks: Networks, name: string) => Promise<object>>>
  >
  readonly join: typeof import('../connectors/farcaster/joinClient.ts').joinClient
}

const id = 'farcaster'
/** Clients answer at once; a page in another frame waits for nothing meanwhile. */
const meetTimeoutMs = 3_000

async function meetClient(
  host: ConnectorHost,
  { clients, ready }: farcasterMiniApp.Options,
): Promise<Client | undefined> {
  const link = openHostLink(clients)
  if (!link) return undefined
  host.signal.addEventListener('abort', () => link.close())
  const context = await link.ask('context', undefined, meetTimeoutMs).catch(() => undefined)
  if (typeof context !== 'object' || context === null) {
    link.close()
    return undefined
  }
  if (ready) void link.ask('ready', [{}], meetTimeoutMs).catch(() => undefined)
  const [capabilities, chains, parts] = await Promise.all([
    readNames(link, 'getCapabilities'),
    readNames(link, 'getChains'),
    import('../connectors/farcaster/joinClient.ts'),
  ])
  const document = openHostDocument(host, id)
  // Clients without a list are from the time when there was only one wallet.
  const hasEthereum = capabilities?.some((one) => /^wallet\.get(Ethereum|Evm)Provider$/.test(one)) ?? true
  const hasSolana = capabilities?.includes('wallet.getSolanaProvider') ?? false
  const openNote = (namespace: Namespace) => parts.openClientNote(document, namespace)
  return {
    join: parts.joinClient,
    providers: {
      ...(hasEthereum && {
        eip155: async () => parts.createEthereumProvider(link, openNote('eip155')),
      }),
      ...(hasSolana && {
        solana: async (networks, name) => {
          const { createMiniAppWallet } = await import('@latchkey/chains/solana/miniApp')
          const ask = (method: string, params?: object) =>
            link.ask('solanaProviderRequest', [{ method, ...(params && { params }) }])
          return createMiniAppWallet({ ask, chains, name, networks, note: openNote('solana') })
        },
      }),
    },
  }
}

/** A list of names that a client answers with; undefined if it has none. */
async function readNames(link: HostLink, call: string): Promise<readonly string[] | undefined> {
  const answer = await link.ask(call, [], meetTimeoutMs).catch(() => undefined)
  return Array.isArray(answer)
    ? answer.slice(0, 1_000).filter((name) => typeof name === 'string' && name.length <= 100)
    : undefined
}
